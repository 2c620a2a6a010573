/** An effect out of a hostile file, by the fields of its type. */
import type { Reader } from '../../files/sheetReader.ts';
import type { EffectTemplate, EffectType } from '../vocabulary.ts';
import { roleIds, rolesIds, rulebookIds } from '../vocabulary/names.ts';
import { readExpr } from './readCondition.ts';

type Read = (reader: Reader, value: unknown, path: string) => unknown;

const words =
  <T extends string>(...allowed: readonly T[]): Read =>
  (reader, value, path) =>
    reader.word(value, path, allowed);
const role = words(...roleIds);
const roles = words(...rolesIds);
const either = words(...roleIds, ...rolesIds);
const orNull =
  (read: Read): Read =>
  (reader, value, path) =>
    value === null ? null : read(reader, value, path);
const yesNo: Read = (reader, value, path) => reader.boolean(value, path);
const text =
  (most: number): Read =>
  (reader, value, path) => {
    const found = reader.string(value, path);
    if (found === undefined) return undefined;
    if (found.trim() === '') return reader.refuse(path, 'club/empty');
    return found.length <= most ? found : reader.refuse(path, 'club/tooLong');
  };
const whole =
  (min: number, max: number): Read =>
  (reader, value, path) =>
    typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max
      ? value
      : reader.refuse(path, 'club/range', { min, max });
const texts: Read = (reader, value, path) =>
  reader.array(value, path, (one, at) => text(60)(reader, one, at) as string | undefined);
const scored = words(
  'playOn',
  'actual',
  'actualNoContract',
  'actualNoWhists',
  'ruling',
  'none',
  'unchanged',
  'arbiter',
);
const duties: Read = (reader, value, path) =>
  reader.array(value, path, (one, at) => reader.word(one, at, ['followSuit', 'discard', 'lead'] as const));

/** Fields of every effect; those of `optional` may be left out. */
const fields: Readonly<Record<EffectType, Readonly<Record<string, Read>>>> = {
  mountainTricks: {
    player: role,
    count: readExpr,
    priceBasis: words('raspasyLevel', 'declaredGame', 'whist', 'stoppedBid'),
    part: words('penalty', 'undertricks', 'awarded'),
  },
  mountainPoints: { player: role, points: readExpr },
  whists: {
    from: role,
    to: role,
    amountBasis: words('lostZero', 'whistTricks', 'undertricks', 'arbiter'),
    count: readExpr,
    amount: readExpr,
    share: whole(2, 3),
  },
  takesRemainingTricks: { player: role, count: readExpr },
  firstTricksTo: { player: role, count: readExpr },
  adjustTricks: { player: role, delta: readExpr, atLeast: yesNo, counterparty: orNull(role) },
  correctCard: { player: role },
  mayChangeCard: { players: roles },
  cardStatus: { owner: role, card: words('exposed', 'found', 'all'), status: words('open', 'table') },
  mustPlayOpen: { player: role, on: duties },
  banLead: {
    by: role,
    player: role,
    suit: words('exposedSuit'),
    when: words('whileOpen', 'firstTimeOnLead', 'onTurn'),
  },
  forceLead: {
    by: either,
    player: role,
    what: words('exposedCard', 'exposedSuit'),
    when: words('nextLead', 'onTurn'),
  },
  noBan: { by: roles, player: role, card: words('exposed') },
  giveCard: { to: role },
  talonTo: { player: role },
  dealerDrawsTalon: { dealer: role, count: whole(1, 2) },
  openAllHands: {},
  stopAuction: {},
  loseAuctionRight: { player: role },
  redeal: {},
  replayFrom: {
    trick: readExpr,
    openCards: (reader, value, path) =>
      value === true ? true : reader.refuse(path, 'value/oneOf', { allowed: 'true' }),
    doubtsFor: words(...roleIds, ...rolesIds, 'notOffender'),
    movesOnDemandOf: orNull(either),
    limit: orNull(words('commonSenseAsIfLayoutUnknown')),
  },
  playOn: {},
  scoring: { mode: scored, ordinary: words('none', 'all', 'others', 'allPlusClaim', 'arbiter') },
  allowedBids: { values: texts },
  interpretAgainst: { player: role },
  noPenalty: {},
  opponentChoice: { choice: text(80), by: either },
  arbiterDecision: { question: text(80) },
  claimRejected: { reason: words('tooLate', 'dealEnded', 'handsOpened', 'entrySettled') },
  seeArticle: { rulebook: words(...rulebookIds), article: text(80) },
  revokeStatus: { established: yesNo },
  correction: { mode: words('allowed', 'closed', 'required') },
  penaltyLaw: { law: text(40), applies: yesNo },
  adjustScore: { law: text(40), restoreTo: words('momentOfRevoke') },
  warning: { player: role },
  wordStands: { what: words('bid', 'talon', 'contract', 'count', 'ruling') },
  mayCorrect: { player: role, what: words('bid', 'contract', 'entry') },
  raiseContract: { levels: readExpr },
  cardNamedBy: { by: role, player: role },
  transferTricks: { count: readExpr, law: text(40) },
  sideDuty: {
    duty: words(
      'penaltyCard',
      'cardReturned',
      'opponentsMayWithdraw',
      'offendersMayChange',
      'noSuggestedPlay',
    ),
  },
};
const optional: readonly string[] = ['whists.count', 'whists.amount', 'whists.share'];
const types = Object.keys(fields) as readonly EffectType[];

/** An effect, or nothing after its refusal. */
export function readEffect(reader: Reader, value: unknown, path: string): EffectTemplate | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return reader.refuse(path, 'value/object');
  }
  const type = reader.word((value as Record<string, unknown>)['type'], `${path}.type`, types);
  if (type === undefined) return undefined;
  const names = Object.keys(fields[type]);
  const free = names.filter((name) => optional.includes(`${type}.${name}`));
  const needed = names.filter((name) => !free.includes(name));
  const json = reader.object(value, path, ['type', ...needed], free);
  if (json === undefined) return undefined;
  const before = reader.problems.length;
  const found: Record<string, unknown> = { type };
  for (const [name, read] of Object.entries(fields[type])) {
    if (Object.hasOwn(json, name)) found[name] = read(reader, json[name], `${path}.${name}`);
  }
  return reader.problems.length === before ? (found as unknown as EffectTemplate) : undefined;
}
