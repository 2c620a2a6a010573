/** Russian words of the dialog that are not in the rulebooks. */
import type { FactDef, Happened, Scalar } from '../vocabulary.ts';
import type { ContextQuestion } from './pending.ts';
import type { AnswerValue, Kind } from './types.ts';

export const happenedRu: Readonly<Record<Happened, string>> = {
  deal: 'Сдача',
  auction: 'Торговля',
  order: 'Заказ',
  play: 'Розыгрыш',
  raspasy: 'Распасы',
  cardCount: 'Число карт',
  general: 'Общее',
};

export const kindRu: Readonly<Record<Kind, string>> = {
  auction: 'Торговля',
  contract: 'Игра',
  misere: 'Мизер',
  raspasy: 'Распасы',
};

export const topicRu: Readonly<Record<string, string>> = {
  revoke: 'Фальшренонс',
  cardCount: 'Неверное число карт',
};

export const contextAskRu: Readonly<Record<ContextQuestion, string>> = {
  kind: 'Что шло за столом?',
  contract: 'Какой контракт заказан?',
  trump: 'Какой козырь?',
  declarer: 'Кто разыгрывает?',
  dealer: 'Кто сдаёт?',
  raspasyLevel: 'Который шаг распасов?',
  stoppedBid: 'На какой заявке остановлена торговля?',
};

export const trumpRu: Readonly<Record<string, string>> = {
  S: '♠ пики',
  C: '♣ трефы',
  D: '♦ бубны',
  H: '♥ черви',
  NT: 'без козыря',
};

export const contractRu = (contract: Scalar): string => (contract === 'misere' ? 'Мизер' : String(contract));
export const yesNoRu = (value: boolean): string => (value ? 'Да' : 'Нет');

export type Name = (player: string) => string;

function scalarRu(def: FactDef, value: Scalar, name: Name): string {
  switch (def.kind) {
    case 'player':
      return name(String(value));
    case 'int':
      return String(value);
    case 'enum':
      return def.values.find((one) => one.id === value)?.labelRu ?? String(value);
    case 'boolean':
      return yesNoRu(value === true);
  }
}

/** An answer as a person reads it: «Калачёва 1, Морошкин 3». */
export function answerRu(def: FactDef, value: AnswerValue, name: Name): string {
  if (typeof value !== 'object') return scalarRu(def, value, name);
  return Object.entries(value)
    .map(([player, one]) => `${name(player)} ${scalarRu(def, one, name).toLowerCase()}`)
    .join(', ');
}
