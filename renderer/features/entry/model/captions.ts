/** Captions of the keys, with the sign of the suit before its name. */
import { trumpSign } from '../../../../shared/format/suits.ts';
import type { Translate } from '../../../../shared/locales/index.ts';
import type { Caption } from '../../../../shared/notation/types.ts';

export function captionText(label: Caption, t: Translate): string {
  const words = t(label.key, label.params);
  return label.trump === undefined || label.trump === 'none'
    ? words
    : `${trumpSign(label.trump, t)} ${words}`;
}
