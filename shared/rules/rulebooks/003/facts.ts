/** Facts of the tables of errors. */
import type { FactDef } from '../../vocabulary.ts';
import { any, eachAbove, is, never } from '../../build.ts';
import { firstLeadMade as firstLead } from '../004/facts.ts';
import { revokeTrick as trickOfRevoke } from '../000/facts.ts';

export const revokeTrick = trickOfRevoke;
export const firstLeadMade = firstLead;

/** Anybody at the table; the dealer of four has a mountain too (G10). */
export const offender = {
  id: 'offender',
  kind: 'player',
  among: 'table',
  askRu: 'Кто нарушил?',
  sayRu: 'Нарушитель: {value}.',
} as const satisfies FactDef;

/** Somebody who plays the deal. */
export const playing = { ...offender, among: 'active' } as const satisfies FactDef;

export const dealFinished = {
  id: 'dealFinished',
  kind: 'boolean',
  askRu: 'Сдача уже закончена?',
  sayRu: { yes: 'Сдача уже закончена.', no: 'Сдача ещё не закончена.' },
} as const satisfies FactDef;

export const auctionStarted = {
  id: 'auctionStarted',
  kind: 'boolean',
  askRu: 'Торговля уже началась?',
  sayRu: { yes: 'Торговля уже началась.', no: 'Торговля ещё не началась.' },
} as const satisfies FactDef;

export const cardsPickedUp = {
  id: 'cardsPickedUp',
  kind: 'boolean',
  askRu: 'Карты уже подняты?',
  sayRu: { yes: 'Карты уже подняты.', no: 'Карты ещё не подняты.' },
} as const satisfies FactDef;

export const repeat = {
  id: 'repeat',
  kind: 'boolean',
  askRu: 'Повторно?',
  hintRu: 'Такое же нарушение этого игрока уже записано на этом листе (G7).',
  sayRu: { yes: 'Нарушение повторное.', no: 'Нарушение первое на этом листе.' },
} as const satisfies FactDef;

export const repeatRedeal = {
  ...repeat,
  askRu: 'Это уже повторная пересдача по его вине?',
  hintRu: 'Любая пересдача по вине этого сдающего на этом листе (ZR).',
  sayRu: { yes: 'Пересдача по его вине повторная.', no: 'Пересдача по его вине первая на этом листе.' },
} as const satisfies FactDef;

export const dealersFault = {
  id: 'dealersFault',
  kind: 'boolean',
  askRu: 'По вине сдающего?',
  sayRu: { yes: 'По вине сдающего.', no: 'Вины сдающего нет.' },
} as const satisfies FactDef;

export const redealCode = {
  id: 'code',
  kind: 'enum',
  askRu: 'По какому коду пересдача?',
  values: ['С1', 'С2', 'С3', 'С4', 'С5', 'С6', 'С7', 'С8', 'С9'].map((ref, index) => ({
    id: `003.S${index + 1}`,
    labelRu: ref,
  })),
} as const satisfies FactDef;

export const result = {
  id: 'result',
  kind: 'enum',
  askRu: 'Чем кончилась торговля?',
  values: [
    { id: 'contract', labelRu: 'контрактом' },
    { id: 'raspasy', labelRu: 'распасами' },
  ],
  sayRu: { contract: 'Торговля кончилась контрактом.', raspasy: 'Торговля кончилась распасами.' },
} as const satisfies FactDef;

export const talonWon = {
  id: 'talonWon',
  kind: 'enum',
  askRu: 'Кому достался прикуп?',
  values: [
    { id: 'offender', labelRu: 'нарушителю' },
    { id: 'other', labelRu: 'другому игроку' },
    { id: 'nobody', labelRu: 'никому, распасы' },
  ],
  sayRu: {
    offender: 'Прикуп в ходе торговли достался нарушителю.',
    other: 'Прикуп достался другому игроку.',
    nobody: 'Прикуп не достался никому.',
  },
} as const satisfies FactDef;

export const damage = {
  id: 'damage',
  kind: 'boolean',
  byArbiter: true,
  askRu: 'Нанесён ущерб другим?',
  sayRu: { yes: 'Другим нанесён ущерб.', no: 'Ущерба другим нет.' },
} as const satisfies FactDef;

export const damageWhists = {
  id: 'damageWhists',
  kind: 'int',
  min: 0,
  max: 1000,
  per: 'others',
  byArbiter: true,
  askRu: 'Компенсация вистами каждому?',
  requiredIf: is('damage', true),
  default: 0,
  sayRu: 'Ущерб вистами: {value}.',
} as const satisfies FactDef;

export const unfinished = {
  id: 'unfinished',
  kind: 'int',
  min: 1,
  max: 2,
  askRu: 'Сколько игроков не закончили торговлю, кроме вскрывшего?',
  sayRu: 'Не закончивших торговлю, кроме вскрывшего: {value}.',
} as const satisfies FactDef;

export const bidder1 = {
  id: 'bidder1',
  kind: 'player',
  among: 'active',
  askRu: 'Кто не закончил торговлю?',
  sayRu: 'Торговлю не закончил игрок: {value}.',
} as const satisfies FactDef;

export const bidder2 = {
  ...bidder1,
  id: 'bidder2',
  askRu: 'Кто второй не закончил торговлю?',
  requiredIf: is('unfinished', 2),
} as const satisfies FactDef;

export const whists1 = {
  id: 'whists1',
  kind: 'int',
  min: 0,
  max: 1000,
  byArbiter: true,
  askRu: 'Результат первого назначенного контракта в вистах?',
  requiredIf: is('unfinished', 2),
} as const satisfies FactDef;

export const whists2 = {
  ...whists1,
  id: 'whists2',
  askRu: 'Результат второго назначенного контракта в вистах?',
} as const satisfies FactDef;

export const provenUnder = {
  id: 'provenUnder',
  kind: 'int',
  min: 0,
  max: 10,
  byArbiter: true,
  askRu: 'Сколько взяток недобора доказали противники?',
  hintRu: 'Только недобор, которого не избежать никакой игрой.',
  sayRu: 'Доказан недобор взяток: {value}.',
} as const satisfies FactDef;

export const playedOut = {
  id: 'playedOut',
  kind: 'boolean',
  askRu: 'Розыгрыш доигран до конца?',
  sayRu: { yes: 'Розыгрыш доигран до конца.', no: 'Розыгрыш не доигран.' },
} as const satisfies FactDef;

export const provenIfNotPlayed = {
  ...provenUnder,
  requiredIf: is('playedOut', false),
} as const satisfies FactDef;

export const dealType = {
  id: 'dealType',
  kind: 'enum',
  askRu: 'Что разыгрывалось?',
  values: [
    { id: 'contract', labelRu: 'игра' },
    { id: 'misere', labelRu: 'мизер' },
    { id: 'raspasy', labelRu: 'распасы' },
  ],
} as const satisfies FactDef;

export const takenOnRaspasy = {
  id: 'taken',
  kind: 'int',
  min: 0,
  max: 10,
  per: 'active',
  dealerMax: 2,
  askRu: 'Сколько законченных взяток у каждого, когда остановили?',
  requiredIf: is('dealType', 'raspasy'),
  sayRu: 'К этому времени взято: {value}.',
} as const satisfies FactDef;

export const extra = {
  id: 'extra',
  kind: 'int',
  min: 1,
  max: 10,
  byArbiter: true,
  askRu: 'Сколько взяток добавить?',
  hintRu: 'Не меньше одной; больше — по слову судьи.',
  requiredIf: never,
  default: 1,
  askIf: any(is('dealType', 'raspasy'), is('side', 'declarer')),
} as const satisfies FactDef;

export const inTime = {
  id: 'inTime',
  kind: 'boolean',
  askRu: 'Замечено до следующего хода?',
  hintRu: 'Следующий ход — следующая карта любого игрока (R5x).',
  sayRu: { yes: 'Замечено до следующего хода.', no: 'Замечено не сразу.' },
} as const satisfies FactDef;

export const role = {
  id: 'role',
  kind: 'enum',
  askRu: 'Кем был нарушитель?',
  values: [
    { id: 'declarer', labelRu: 'разыгрывающим' },
    { id: 'whister', labelRu: 'вистующим' },
    { id: 'raspasy', labelRu: 'игроком на распасах' },
  ],
} as const satisfies FactDef;

export const penaltyTricks = {
  id: 'penaltyTricks',
  kind: 'int',
  min: 1,
  max: 10,
  byArbiter: true,
  askRu: 'На сколько взяток наказание?',
  hintRu: 'Не меньше одной; больше — по слову судьи (Z23).',
  requiredIf: never,
  default: 1,
  askIf: is('inTime', false),
} as const satisfies FactDef;

/** Whists of damage although there is none. */
export const damageWithoutDamage = eachAbove('damageWhists', 0);
