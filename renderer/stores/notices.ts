import { defineStore } from 'pinia';
import { ref } from 'vue';
import { asFailure, failureTexts } from '../api/failure.ts';
import { useText } from '../ui/text.ts';

export interface Notice {
  id: number;
  /** `note`: nothing was refused, but it has to be read. */
  kind: 'done' | 'bad' | 'note';
  text: string;
}

/** How long a good answer stays, ms. A bad one stays until it is dismissed: it has to be read. */
const DONE_MS = 6000;

/** Short answers of the program, said aloud too. */
export const useNotices = defineStore('notices', () => {
  const t = useText();
  const list = ref<Notice[]>([]);
  let last = 0;

  function add(kind: Notice['kind'], text: string): void {
    const id = ++last;
    // The same refusal twice is one refusal; a new good answer takes the place of the last.
    const kept = list.value.filter(
      (notice) => notice.text !== text && !(kind === 'done' && notice.kind === 'done'),
    );
    list.value = [...kept, { id, kind, text }].slice(-4);
    if (kind === 'done') setTimeout(() => dismiss(id), DONE_MS);
  }
  function dismiss(id: number): void {
    list.value = list.value.filter((notice) => notice.id !== id);
  }
  /** Says why something failed; anything caught may be given. */
  function failed(caught: unknown): void {
    const failure = asFailure(caught);
    // The file was closed while something of it was still being read: nothing went wrong.
    if (failure.code === 'file/none') return;
    add('bad', failureTexts(t, failure).join(' '));
  }
  const done = (text: string): void => add('done', text);
  const bad = (text: string): void => add('bad', text);
  const note = (text: string): void => add('note', text);

  return { list, done, bad, note, failed, dismiss };
});
