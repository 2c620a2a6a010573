/** Facts that only the codex of 1996 asks for; the others are those of the tables of errors. */
import type { FactDef } from '../../vocabulary.ts';
import { all, is, not, oneOf } from '../../build.ts';
import { penaltyTricks as tricksOfPenalty } from '../003/facts.ts';

export const complaint = {
  id: 'complaint',
  kind: 'enum',
  askRu: 'О чём претензия?',
  values: [
    { id: 'procedure', labelRu: 'о тасовке, съёме или порядке сдачи' },
    { id: 'whoseDeal', labelRu: 'о том, чья сдача' },
  ],
  sayRu: { procedure: 'Претензия к тасовке, съёму или сдаче.', whoseDeal: 'Спор о том, чья сдача.' },
} as const satisfies FactDef;

export const dealFinishedIfProcedure = {
  id: 'dealFinished',
  kind: 'boolean',
  askRu: 'Сдача уже закончена?',
  sayRu: { yes: 'Сдача уже закончена.', no: 'Сдача ещё не закончена.' },
  requiredIf: is('complaint', 'procedure'),
} as const satisfies FactDef;

export const handsOpened = {
  id: 'handsOpened',
  kind: 'boolean',
  askRu: 'Кто-нибудь уже открыл свои карты?',
  requiredIf: is('complaint', 'whoseDeal'),
  sayRu: { yes: 'Карты уже открыты.', no: 'Карт ещё никто не открыл.' },
} as const satisfies FactDef;

export const attempt = {
  id: 'attempt',
  kind: 'enum',
  askRu: 'Что хотят взять назад?',
  values: [
    { id: 'bid', labelRu: 'заявку' },
    { id: 'talon', labelRu: 'прикуп' },
  ],
  sayRu: { bid: 'Заявку хотят взять назад.', talon: 'Прикуп хотят вернуть.' },
} as const satisfies FactDef;

export const corrected = {
  id: 'corrected',
  kind: 'boolean',
  askRu: 'Заказ исправлен на законный?',
  sayRu: { yes: 'Заказ исправлен на законный.', no: 'Незаконный заказ не исправлен.' },
} as const satisfies FactDef;

export const orderSlip = {
  id: 'orderSlip',
  kind: 'enum',
  askRu: 'Когда хотят исправить оговорку?',
  values: [
    { id: 'atOnce', labelRu: 'сразу же' },
    { id: 'afterPause', labelRu: 'после паузы, ещё никто не вистовал' },
    { id: 'whisted', labelRu: 'когда уже вистовали' },
  ],
  sayRu: {
    atOnce: 'Оговорка исправлена сразу.',
    afterPause: 'Оговорка исправлена после паузы, до слова вистующих.',
    whisted: 'Оговорку хотят исправить после слова вистующих.',
  },
} as const satisfies FactDef;

export const advice = {
  id: 'advice',
  kind: 'enum',
  askRu: 'Когда подсказал зритель?',
  values: [
    { id: 'order', labelRu: 'при заказе' },
    { id: 'play', labelRu: 'при выборе карты' },
  ],
  sayRu: { order: 'Подсказка зрителя при заказе.', play: 'Подсказка зрителя при выборе карты.' },
} as const satisfies FactDef;

/** A declarer gives the trick to one of two opponents; on raspasy it comes from one of them. */
export const receiver = {
  id: 'receiver',
  kind: 'player',
  among: 'active',
  askRu: 'С кем из соперников считается взятка?',
  hintRu: 'Кто взял бы её при правильной игре; на мизере и распасах — из чьих взяток она уходит.',
  requiredIf: all(is('inTime', false), oneOf('role', 'declarer', 'raspasy')),
  sayRu: 'Взятка переходит между нарушителем и игроком: {value}.',
} as const satisfies FactDef;

/** At least one; on a misère nothing is moved for a revoke of those who catch. */
export const penaltyTricks = {
  ...tricksOfPenalty,
  askRu: 'Сколько взяток переходит?',
  hintRu: 'Не меньше одной; больше — по слову судьи.',
  askIf: all(is('inTime', false), not(all(is('role', 'whister'), is('contract', 'misere')))),
} as const satisfies FactDef;

export const corrigible = {
  id: 'corrigible',
  kind: 'boolean',
  askRu: 'Следующая торговля ещё не кончилась?',
  sayRu: { yes: 'Следующая торговля ещё не кончилась.', no: 'Следующая торговля уже кончилась.' },
} as const satisfies FactDef;

const writtenAgain = all(is('corrigible', true), is('repeat', true));

export const entryWhere = {
  id: 'entryWhere',
  kind: 'enum',
  askRu: 'Что записано неверно?',
  values: [
    { id: 'points', labelRu: 'пуля или гора' },
    { id: 'whists', labelRu: 'висты' },
  ],
  requiredIf: writtenAgain,
  sayRu: { points: 'Неверная запись в пуле или в горе.', whists: 'Неверно записаны висты.' },
} as const satisfies FactDef;

export const entryAmount = {
  id: 'entryAmount',
  kind: 'int',
  min: 1,
  max: 1000,
  askRu: 'На сколько ошибка в записи?',
  requiredIf: writtenAgain,
  sayRu: 'Ошибка в записи: {value}.',
} as const satisfies FactDef;

export const injured = {
  id: 'injured',
  kind: 'player',
  among: 'table',
  askRu: 'Против кого была ошибка?',
  requiredIf: all(writtenAgain, is('entryWhere', 'whists')),
  sayRu: 'Ошибка была против игрока: {value}.',
} as const satisfies FactDef;

export const matter = {
  id: 'matter',
  kind: 'enum',
  askRu: 'С чем обращаются?',
  values: [
    { id: 'violation', labelRu: 'нарушение за столом' },
    { id: 'appealNow', labelRu: 'жалоба на решение, турнир идёт' },
    { id: 'appealAfter', labelRu: 'жалоба на решение, турнир окончен' },
  ],
  sayRu: {
    violation: 'Сообщено о нарушении.',
    appealNow: 'Подана жалоба, турнир ещё идёт.',
    appealAfter: 'Подана жалоба, турнир окончен.',
  },
} as const satisfies FactDef;

/** The tricks go one way on a game, the other where tricks are avoided. */
export const misere = is('contract', 'misere');
export const late = (role: string) => all(is('inTime', false), is('role', role));
