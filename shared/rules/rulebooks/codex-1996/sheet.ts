/** K96 4.2: wrong entries on the sheet, the judge and appeals. */
import type { Article } from '../../vocabulary.ts';
import { all, always, get, inconsistent, is } from '../../build.ts';
import { offender, repeat } from '../003/facts.ts';
import { playOnScoring } from '../003/rows.ts';
import { corrigible, entryAmount, entryWhere, injured, matter } from './facts.ts';

const ofSheet = {
  phase: 'afterPlay',
  happened: ['general'],
  subject: 'other',
  needs: [],
  derive: [],
  select: always,
  refusals: [],
  match: 'first',
  choices: [],
} as const;

const writer = {
  ...offender,
  askRu: 'Кто записал?',
  sayRu: 'Неверную запись сделал игрок: {value}.',
} as const;
const repeatIfInTime = { ...repeat, requiredIf: is('corrigible', true) } as const;
const unchanged = { type: 'scoring', mode: 'unchanged', ordinary: 'none' } as const;
const corrects = { type: 'mayCorrect', player: 'offender', what: 'entry' } as const;
const again = (where: string) => all(is('corrigible', true), is('repeat', true), is('entryWhere', where));

export const sheetArticles = [
  {
    ...ofSheet,
    id: 'codex-1996.4.2.7',
    refRu: 'Кодекс 1996, п. 4.2.7–4.2.10',
    titleRu: 'Неверная запись на пуле: предупреждение, затем та же сумма против пишущего',
    textRu:
      'Неверная запись: в первый раз предупреждение, потом та же сумма против пишущего. Запись исправляется до конца следующей торговли.',
    keywordsRu: ['запись', 'пулька', 'висты'],
    facts: [writer, corrigible, repeatIfInTime, entryWhere, entryAmount, injured],
    refusals: [inconsistent('injured', is('injured', get('offender')))],
    outcomes: [
      {
        id: 'codex-1996.4.2.7#1',
        when: is('corrigible', false),
        effects: [{ type: 'claimRejected', reason: 'entrySettled' }, unchanged],
      },
      {
        id: 'codex-1996.4.2.7#2',
        when: is('repeat', false),
        effects: [corrects, { type: 'warning', player: 'offender' }, { type: 'noPenalty' }, unchanged],
      },
      {
        id: 'codex-1996.4.2.7#3',
        when: again('points'),
        effects: [
          corrects,
          { type: 'mountainPoints', player: 'offender', points: get('entryAmount') },
          unchanged,
        ],
      },
      {
        id: 'codex-1996.4.2.7#4',
        when: again('whists'),
        effects: [
          corrects,
          {
            type: 'whists',
            from: 'injured',
            to: 'offender',
            amountBasis: 'arbiter',
            amount: get('entryAmount'),
          },
          unchanged,
        ],
      },
    ],
    repeat: {
      counter: 'codex-1996.4.2.7',
      firstRu: 'предупреждение',
      againRu: 'та же сумма против пишущего',
    },
    readings: ['E11', 'G7'],
  },
  {
    ...ofSheet,
    id: 'codex-1996.4.2.16',
    refRu: 'Кодекс 1996, п. 4.2.16',
    titleRu: 'Нарушения — судье, жалобы — после турнира',
    textRu: 'О нарушениях сообщают судье; жалобы на его решения рассматриваются после турнира.',
    keywordsRu: ['жалоба', 'апелляция'],
    facts: [{ ...offender, askRu: 'О ком речь?', sayRu: 'Речь об игроке: {value}.' }, matter],
    outcomes: [
      {
        id: 'codex-1996.4.2.16#1',
        when: is('matter', 'violation'),
        effects: [{ type: 'arbiterDecision', question: 'codex-1996.4.2.16.judge' }, playOnScoring],
      },
      {
        id: 'codex-1996.4.2.16#2',
        when: is('matter', 'appealNow'),
        effects: [{ type: 'wordStands', what: 'ruling' }, unchanged],
      },
      {
        id: 'codex-1996.4.2.16#3',
        when: is('matter', 'appealAfter'),
        effects: [{ type: 'arbiterDecision', question: 'codex-1996.4.2.16.appeal' }, unchanged],
      },
    ],
    readings: ['E12'],
  },
] as const satisfies readonly Article[];
