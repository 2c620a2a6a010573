/** Sentences of the effects that the codex of 1996 and the bridge Laws add. */
import type { Effect, EffectType } from './vocabulary.ts';
import type { Correctable, RejectionReason, SideDuty, StandingWord } from './vocabulary/effects.ts';
import { form, tricksRu } from './russian.ts';

type Of<T extends EffectType> = Extract<Effect, { type: T }>;

export const rejectedRu: Readonly<Record<RejectionReason, string>> = {
  tooLate: 'Карты смешаны, претензия не принимается',
  dealEnded: 'Сдача окончена, претензия к съёму и сдаче не принимается',
  handsOpened: 'Карты уже открыты, спор о том, чья сдача, не принимается',
  entrySettled: 'Следующая торговля окончена, запись больше не исправляется',
};

const standsRu: Readonly<Record<StandingWord, string>> = {
  bid: 'Заявка назад не берётся и остаётся в силе',
  talon: 'Прикуп назад не возвращается',
  contract: 'Заказ больше не меняется',
  count: 'Слово сказано: за число своих карт отвечает сам игрок',
  ruling: 'Решение судьи действует до рассмотрения жалобы',
};

const correctRu: Readonly<Record<Correctable, string>> = {
  bid: 'заявка исправляется на любую законную',
  contract: 'оговорка в заказе исправляется',
  entry: 'запись на пуле исправляется',
};

export function codexSentence(
  effect: Of<'warning' | 'wordStands' | 'mayCorrect' | 'raiseContract' | 'cardNamedBy'>,
  name: (player: string) => string,
): string {
  switch (effect.type) {
    case 'warning':
      return `${name(effect.player)}: предупреждение`;
    case 'wordStands':
      return standsRu[effect.what];
    case 'mayCorrect':
      return `${name(effect.player)}: ${correctRu[effect.what]}`;
    case 'raiseContract':
      return `Контракт играется выше на ${effect.levels} ${form(effect.levels, 'ступень', 'ступени', 'ступеней')}`;
    case 'cardNamedBy':
      return `Карту, которую кладёт ${name(effect.player)}, называет ближайший соперник: ${name(effect.by)}`;
  }
}

/** Number of a Law as the Russian text prints it: 64A1 → 64А1. */
export const lawRu = (law: string): string => law.replace('A', 'А').replace('B', 'В').replace('C', 'С');

const dutyRu: Readonly<Record<SideDuty, string>> = {
  penaltyCard: 'Отозванная карта защитника становится штрафной',
  cardReturned: 'Карта возвращается в руку без наказания',
  opponentsMayWithdraw: 'Невиновная сторона может отозвать карты, сыгранные после фальшренонса',
  offendersMayChange: 'После этого следующий игрок виновной стороны тоже может сменить карту',
  noSuggestedPlay: 'Партнёр нарушителя не вправе выбирать игру, подсказанную картой фальшренонса',
};

export function lawSentence(effect: Of<'transferTricks' | 'sideDuty'>): string {
  if (effect.type === 'sideDuty') return dutyRu[effect.duty];
  if (effect.count === 0) return 'Взятки не передаются';
  return `Невиновной стороне ${form(effect.count, 'передаётся', 'передаются', 'передаётся')} ${tricksRu(effect.count)} (Закон ${lawRu(effect.law)})`;
}
