import { resolveConvention } from '../../../shared/domain/conventions.ts';
import type { ConventionId, Options, Seat } from '../../../shared/domain/types.ts';
import { createTranslate, flatten, type Translate } from '../../../shared/locales/translate.ts';
import en from '../../../shared/locales/en/notation.ts';
import ru from '../../../shared/locales/ru/notation.ts';
import type { NotationContext } from '../../../shared/notation/index.ts';

export const ruTexts = flatten(ru);
export const enTexts = flatten(en);
export const tRu: Translate = createTranslate('ru', ruTexts);
export const tEn: Translate = createTranslate('en', enTexts);

const FOUR = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const THREE = ['Одинцова', 'Ёжиков-Щукин', 'Полынин'];

/** A table as in the pictures: four with Верстов dealing, three with Полынин dealing. */
export function table(
  players: 3 | 4 = 4,
  convention: ConventionId = 'sochi',
  options: Partial<Options> = {},
  dealer: Seat = 2,
): NotationContext {
  return {
    players: players === 4 ? FOUR : THREE,
    dealer,
    convention: resolveConvention(convention, options),
    raspasyStep: 2,
  };
}
