/** A question of the program as a sentence. */
import type { Warning } from '../../../../shared/ipc/schemas/checking.ts';
import type { Translate } from '../../../../shared/locales/index.ts';

/** A level of 0 stands for a misère, of which the sentence speaks in other words. */
export function warningText({ code, params }: Warning, t: Translate): string {
  const name = code === 'loneWhisterTen' && params['level'] === 0 ? 'misereTaken' : code;
  return t(`checking.warnings.text.${name}`, params);
}
