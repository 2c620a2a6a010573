// @vitest-environment happy-dom
/** The row in hand of a list: known by who it is, moved by keys, kept on the screen. */
import { afterEach, describe, expect, it } from 'vitest';
import { mount } from '@vue/test-utils';
import { defineComponent, h, nextTick, ref, shallowRef, useTemplateRef } from 'vue';
import { useListCursor, useRowInHand } from '../../renderer/ui/listCursor.ts';
import { settled } from './standings-support.ts';

afterEach(() => (document.body.innerHTML = ''));
function cursor(rows: string[] | null, asked: string | null = null) {
  const list = shallowRef(rows);
  const made = useListCursor<string>(
    () => list.value,
    (row) => row,
    asked,
  );
  return { list, ...made };
}

describe('the row in hand', () => {
  it('is the first one, moves and stops at the ends', () => {
    const { selected, inHand, move } = cursor(['a', 'b']);
    expect(inHand.value).toBe('a');
    move(-1);
    expect(selected.value).toBe('a');
    move(1);
    move(1);
    expect(selected.value).toBe('b');
  });

  it('that was asked for waits for the list; one that is unknown gives way to the first', async () => {
    const known = cursor(null, 'b');
    known.move(1);
    expect(known.selected.value).toBe('b');
    known.list.value = ['a', 'b'];
    await nextTick();
    expect(known.inHand.value).toBe('b');
    const unknown = cursor(null, 'z');
    unknown.list.value = ['a', 'b'];
    await nextTick();
    expect(unknown.inHand.value).toBe('a');
  });

  it('stays the same row when others come and go, and is none in an empty list', async () => {
    const { list, selected, inHand, move } = cursor(['a', 'b', 'c'], 'c');
    list.value = ['0', 'a', 'c', 'd'];
    await nextTick();
    expect(selected.value).toBe('c');
    list.value = [];
    await nextTick();
    expect([selected.value, inHand.value]).toEqual([null, null]);
    move(1);
    expect(selected.value).toBeNull();
  });
});

it('the focus goes along with the row, if the table has it', async () => {
  const selected = ref('a');
  mount(
    defineComponent({
      setup() {
        const table = useTemplateRef<HTMLTableElement>('table');
        const row = useRowInHand(
          () => table.value,
          () => selected.value,
          (id) => (selected.value = id),
        );
        return () =>
          h('table', { ref: 'table' }, [
            h(
              'tbody',
              ['a', 'b'].map((id) => h('tr', { ...row(id), key: id })),
            ),
          ]);
      },
    }),
    { attachTo: document.body },
  );
  const [a, b] = [...document.querySelectorAll('tr')] as HTMLElement[] as [HTMLElement, HTMLElement];
  expect([a.tabIndex, b.tabIndex]).toEqual([0, -1]);
  selected.value = 'b';
  await settled();
  expect(document.activeElement).toBe(document.body);
  a.focus();
  expect(selected.value).toBe('a');
  await settled();
  selected.value = 'b';
  await settled();
  expect(document.activeElement).toBe(b);
  expect(b.getAttribute('aria-selected')).toBe('true');
});
