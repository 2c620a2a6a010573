/** The fields of the line: every key that could be meant, with its caption and, where it cannot stand, the reason. */
import type { Level, Says, Seat, Trump } from '../domain/types.ts';
import { shortNames } from '../format/names.ts';
import type { Caption, Draft, NotationContext } from './types.ts';
import type { Choice, FieldSpec, LineReader, Refusal } from './reader.ts';
import type { Speaker, WordStep } from './defence.ts';
import * as keys from './keys.ts';

/** Everything the grammar carries while it reads one line. */
export interface Reading {
  readonly ctx: NotationContext;
  readonly reader: LineReader;
  readonly draft: Draft;
  /** Initials in seat order. */
  readonly short: readonly string[];
  readonly count: number;
}

export function startReading(reader: LineReader, ctx: NotationContext): Reading {
  const draft: Draft = { dealer: ctx.dealer, kind: null, words: [], tricks: [] };
  return { ctx, reader, draft, short: shortNames(ctx.players), count: ctx.players.length };
}

export function caption(key: string, params?: Caption['params']): Caption {
  return params === undefined ? { key: `notation.cell.${key}` } : { key: `notation.cell.${key}`, params };
}

export function nameOf(reading: Reading, seat: Seat): string {
  return reading.ctx.players[seat] ?? '';
}

export function shortOf(reading: Reading, seat: Seat): string {
  return reading.short[seat] ?? '';
}

export type Start = { kind: 'player'; seat: Seat } | { kind: 'raspasy' | 'redealStar' | 'redeal' | 'dealer' };

/** First key: who plays, or raspasy, a redeal, another dealer. */
export function startField(reading: Reading, dealerGiven: boolean): FieldSpec<Start> {
  const players = [0, 1, 2, 3].map((seat): Choice<Start> => {
    const label = caption('player', { name: nameOf(reading, seat) });
    const sitsOut = reading.count === 4 && seat === reading.draft.dealer;
    let refusal: Refusal | undefined;
    if (seat >= reading.count) refusal = { code: 'notation/noFourth' };
    else if (sitsOut) refusal = { code: 'notation/dealerSitsOut', params: { name: nameOf(reading, seat) } };
    return { keys: String(seat + 1), value: { kind: 'player', seat }, label, refusal };
  });
  const others: Choice<Start>[] = [
    {
      keys: keys.RASPASY_KEY,
      aliases: keys.RASPASY_ALIASES,
      value: { kind: 'raspasy' },
      label: caption('raspasy', { step: reading.ctx.raspasyStep }),
    },
    { keys: '*', value: { kind: 'redealStar' }, label: caption('redealStar') },
    {
      keys: keys.REDEAL_KEYS,
      aliases: keys.REDEAL_ALIASES,
      value: { kind: 'redeal' },
      label: caption('redeal'),
      hidden: true,
    },
    {
      keys: keys.DEALER_KEY,
      aliases: keys.DEALER_ALIASES,
      value: { kind: 'dealer' },
      label: caption('dealerPrefix'),
      refusal: dealerGiven ? { code: 'notation/dealerTwice' } : undefined,
    },
  ];
  return {
    field: 'start',
    caption: caption('who'),
    choices: [...players, ...others],
    otherwise: { code: 'notation/expectStart' },
  };
}

/** The dealer out of turn (K96 3.2.14). */
export function dealerField(reading: Reading): FieldSpec<Seat> {
  const choices = reading.ctx.players.map((name, seat): Choice<Seat> => {
    return { keys: String(seat + 1), value: seat, label: caption('dealer', { name }) };
  });
  return {
    field: 'dealer',
    caption: caption('dealerWho'),
    choices,
    otherwise: { code: 'notation/expectDealer' },
  };
}

export type Contract = { level: Level } | 'misere';

export function levelField(): FieldSpec<Contract> {
  const levels = keys.LEVEL_KEYS.map(([level, key]): Choice<Contract> => {
    return { keys: key, value: { level }, label: caption(`level.${level}`) };
  });
  return {
    field: 'level',
    caption: caption('level.ask'),
    choices: [
      ...levels,
      { keys: keys.MISERE_KEY, aliases: keys.MISERE_ALIASES, value: 'misere', label: caption('misere') },
    ],
    otherwise: { code: 'notation/expectLevel' },
  };
}

export type Strain = { trump: Trump | null } | 'withoutThree';

export function trumpField(reading: Reading): FieldSpec<Strain> {
  const suits = keys.TRUMP_KEYS.map(([trump, key, aliases]): Choice<Strain> => {
    return { keys: key, aliases, value: { trump }, label: { ...caption(`trump.${trump}`), trump } };
  });
  const off = reading.ctx.convention.options.withoutThree ? undefined : { code: 'notation/withoutThreeOff' };
  return {
    field: 'trump',
    caption: caption('trump.ask'),
    choices: [
      ...suits,
      { keys: keys.TRUMP_NOT_WRITTEN_KEY, value: { trump: null }, label: caption('trump.unknown') },
      {
        keys: keys.WITHOUT_THREE_KEY,
        aliases: keys.WITHOUT_THREE_ALIASES,
        value: 'withoutThree',
        label: caption('withoutThree'),
        refusal: off,
      },
    ],
    otherwise: { code: 'notation/expectTrump' },
  };
}

/** Why half a whist cannot be said here (K96 3.8.7, 3.8.8, 3.8.14). */
function halfRefusal(reading: Reading, typed: string, level: Level): Refusal | undefined {
  const options = reading.ctx.convention.options;
  if (typed === '1') return { code: 'notation/halfBesideWhist' };
  if (level > 7) return { code: 'notation/halfLevel', params: { level } };
  if (!options.halfWhist) return { code: 'notation/halfOff' };
  if (typed === '') return options.remiseSharing === 'gentleman' ? undefined : { code: 'notation/halfFirst' };
  return typed === '0' ? undefined : { code: 'notation/halfLate' };
}

/** One word of the defence. `mustSpeak`: tricks follow even when everybody passes (a checked ten). */
export function saysField(
  reading: Reading,
  step: WordStep,
  seat: Seat,
  typed: string,
  level: Level,
  mustSpeak: boolean,
): FieldSpec<Says> {
  const name = shortOf(reading, seat);
  const choices = keys.SAYS_KEYS.map(([says, key, aliases]): Choice<Says> => {
    const afterWhist = says === 'half' && step.speaker === 'first';
    return {
      keys: key,
      aliases,
      value: says,
      label: caption(afterWhist ? 'says.halfAfterWhist' : `says.${says}`, { name }),
      refusal: says === 'half' ? halfRefusal(reading, typed, level) : undefined,
    };
  });
  const first: Partial<Record<Speaker, string>> = { dealer: 'says.askLast' };
  return {
    field: 'says',
    caption: caption(first[step.speaker] ?? 'says.ask', { name }),
    choices,
    otherwise: { code: 'notation/expectSays', params: { name: nameOf(reading, seat) } },
    optional: step.optional && !(mustSpeak && typed.length < 2),
  };
}
