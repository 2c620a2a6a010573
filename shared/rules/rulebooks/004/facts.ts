/** Facts of the text on a wrong number of cards. */
import type { FactDef } from '../../vocabulary.ts';
import { above } from '../../build.ts';

export const offender = {
  id: 'offender',
  kind: 'player',
  among: 'active',
  askRu: 'У кого неверное число карт?',
  sayRu: 'Неверное число карт: {value}.',
} as const satisfies FactDef;

export const offenderCards = {
  id: 'offenderCards',
  kind: 'int',
  min: 0,
  max: 32,
  askRu: 'Сколько карт у игрока?',
  sayRu: 'Карт на руках: {value}.',
} as const satisfies FactDef;

export const offenderCall = {
  id: 'offenderCall',
  kind: 'enum',
  askRu: 'Что уже сказал сам игрок?',
  values: [
    { id: 'none', labelRu: 'ничего' },
    { id: 'pass', labelRu: 'пас' },
    { id: 'bid', labelRu: 'заявку' },
  ],
  sayRu: {
    none: 'Слов игрока в торговле не было.',
    pass: 'Слово игрока в торговле: пас.',
    bid: 'Слово игрока в торговле: заявка.',
  },
} as const satisfies FactDef;

export const bidMade = {
  id: 'bidMade',
  kind: 'boolean',
  askRu: 'Хоть одна заявка на прикуп уже сделана?',
  sayRu: { yes: 'Заявки на прикуп уже были.', no: 'Заявок на прикуп не было.' },
} as const satisfies FactDef;

export const cards = {
  id: 'cards',
  kind: 'int',
  min: 0,
  max: 32,
  per: 'active',
  askRu: 'Сколько карт было на руках у каждого?',
  hintRu: 'Без прикупа, до сноса: верно — десять (K3a).',
  sayRu: 'Карт на руках: {value}.',
} as const satisfies FactDef;

export const calls = {
  id: 'calls',
  kind: 'enum',
  per: 'defenders',
  askRu: 'Что сказал каждый вистующий?',
  values: [
    { id: 'whist', labelRu: 'вист' },
    { id: 'pass', labelRu: 'пас' },
  ],
  sayRu: 'Слова: {value}.',
} as const satisfies FactDef;

export const tricks = {
  id: 'tricks',
  kind: 'int',
  min: 0,
  max: 10,
  per: 'active',
  askRu: 'Взятки по итогу розыгрыша?',
  hintRu: 'Взятки пасовавшего идут вистовавшему; в сумме может быть меньше десяти (K3f).',
  requiredIf: above('whisters', 0),
  default: 0,
  sayRu: 'Взятки: {value}.',
} as const satisfies FactDef;

export const firstLeadMade = {
  id: 'firstLeadMade',
  kind: 'boolean',
  askRu: 'Первый ход сделан?',
  sayRu: { yes: 'Первый ход уже сделан.', no: 'Первого хода ещё не было.' },
} as const satisfies FactDef;

export const found = {
  id: 'found',
  kind: 'enum',
  askRu: 'Где пропавшая карта?',
  values: [
    { id: 'here', labelRu: 'найдена' },
    { id: 'otherDeck', labelRu: 'в другой колоде' },
    { id: 'notFound', labelRu: 'не найдена' },
  ],
  sayRu: {
    here: 'Пропавшая карта найдена.',
    otherDeck: 'Пропавшая карта найдена в другой колоде.',
    notFound: 'Пропавшая карта не найдена.',
  },
} as const satisfies FactDef;

export const foundOpen = {
  id: 'foundOpen',
  kind: 'boolean',
  askRu: 'Карта найдена лицом вверх?',
  sayRu: { yes: 'Карта лежала лицом вверх.' },
} as const satisfies FactDef;

export const revoke = {
  id: 'revoke',
  kind: 'boolean',
  askRu: 'Из-за неё был фальшренонс?',
  sayRu: { yes: 'Из-за неё был фальшренонс.', no: 'Фальшренонса не было.' },
} as const satisfies FactDef;

export const taken = {
  id: 'taken',
  kind: 'int',
  min: 0,
  max: 10,
  per: 'active',
  dealerMax: 2,
  askRu: 'Сколько законченных взяток у каждого на момент обнаружения?',
  sayRu: 'К этому времени взято: {value}.',
} as const satisfies FactDef;
