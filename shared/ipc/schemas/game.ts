/** Schemas of the game's words (shared/domain/types.ts); impossible deals are refused later, by checkDeal. */
import { z } from 'zod';
import type { Deal, DealRuling, Options } from '../../domain/types.ts';

const seat = z.int().min(0).max(3);
const line = z.array(z.number()).min(3).max(4);
const matrix = z.array(line).min(3).max(4);
const tricksBySeat = z.record(z.string(), z.int());

export const dealRulingSchema: z.ZodType<DealRuling> = z.strictObject({
  article: z.string().optional(),
  slip: z.int().optional(),
  scored: z.enum([
    'actual',
    'playOn',
    'unchanged',
    'actualNoContract',
    'actualNoWhists',
    'ruling',
    'none',
    'arbiter',
  ]),
  adjustTricks: tricksBySeat.optional(),
  moveTricks: z.array(z.strictObject({ from: seat, to: seat, count: z.int() })).optional(),
  noWhists: z.array(seat).optional(),
  pool: line.optional(),
  mountain: line.optional(),
  whists: matrix.optional(),
});

const ruled = { ruling: dealRulingSchema.optional() };
const level = z.union([z.literal(6), z.literal(7), z.literal(8), z.literal(9), z.literal(10)]);

const hands = [
  z.strictObject({
    type: z.literal('game'),
    dealer: seat,
    declarer: seat,
    level,
    trump: z.enum(['spades', 'clubs', 'diamonds', 'hearts', 'none']).optional(),
    defence: z.array(z.strictObject({ player: seat, says: z.enum(['whist', 'half', 'pass']) })),
    tricks: tricksBySeat.optional(),
    ...ruled,
  }),
  z.strictObject({
    type: z.literal('misere'),
    dealer: seat,
    declarer: seat,
    tricks: z.int(),
    shared: z.boolean().optional(),
    ...ruled,
  }),
  z.strictObject({ type: z.literal('raspasy'), dealer: seat, tricks: z.array(z.int()), ...ruled }),
  z.strictObject({ type: z.literal('withoutThree'), dealer: seat, declarer: seat, level, ...ruled }),
  z.strictObject({ type: z.literal('redeal'), dealer: seat, ...ruled }),
] as const;
const adjust = z.strictObject({
  type: z.literal('adjust'),
  reason: z.string(),
  pool: line.optional(),
  mountain: line.optional(),
  whists: matrix.optional(),
  ...ruled,
});

export const dealSchema: z.ZodType<Deal> = z.discriminatedUnion('type', [...hands, adjust]);

/** A line of a sheet: a deal, or a change of players with start values, which nobody types. */
export const rowDealSchema: z.ZodType<Deal> = z.discriminatedUnion('type', [
  ...hands,
  adjust.extend({ newcomer: seat.optional() }),
]);

export const optionsSchema: z.ZodType<Partial<Options>> = z.strictObject({
  trickPriceFactor: z.union([z.literal(1), z.literal(2)]).optional(),
  whistResponsibility: z.enum(['full', 'half']).optional(),
  remiseSharing: z.enum(['greedy', 'gentleman']).optional(),
  consolation: z.union([z.enum(['price', 'none']), z.int().min(0)]).optional(),
  consolationToDealer: z.boolean().optional(),
  secondWhisterAnswers: z.enum(['second', 'both']).optional(),
  whistShortage: z.enum(['personal', 'team']).optional(),
  halfWhist: z.boolean().optional(),
  stalingrad: z.boolean().optional(),
  tenGame: z.enum(['whist', 'check']).optional(),
  withoutThree: z.boolean().optional(),
  raspasyTarget: z.enum(['mountain', 'whists']).optional(),
  raspasyPrice: z.int().min(0).optional(),
  raspasyProgression: z.enum(['constant', 'arithmetic', 'geometric']).optional(),
  raspasyCap: z.int().min(1).optional(),
  raspasyReset: z.enum(['anyDeal', 'madeWhistedGame']).optional(),
  amnesty: z.boolean().optional(),
  zeroBonus: z.enum(['trickPrice', 'one', 'none']).optional(),
  zeroBonusToDealer: z.boolean().optional(),
  poolClosing: z.enum(['americanAid', 'total', 'none']).optional(),
  whistsPerPoolPoint: z.union([z.literal(10), z.literal(20)]).optional(),
});

export const conventionIdSchema = z.enum(['sochi', 'leningrad', 'rostov']);
