/**
 * The closed set of names that rules speak about. A rulebook that misspells one does not compile.
 * Fact ids and their values are part of the format `pulka-incident/1`.
 */

/** The preferans texts 000, 003 and 004, the codex of 1996, the bridge Laws 002, and the book of a club's own articles. */
export const rulebookIds = ['000', '002', '003', '004', 'codex-1996', 'club'] as const;
export type RulebookId = (typeof rulebookIds)[number];

/** Facts that the dialog asks for; the same id means the same question in every article of a rulebook. */
export const factIds = [
  // revokes (000, 003.R5)
  'offender',
  'closer',
  'noticed',
  'revokeKind',
  'revokeTrick',
  'hand',
  'playedAfter',
  'couldChoose',
  'taken',
  'influence',
  'made',
  'knowledgeHelped',
  'mainArticle',
  'takenBefore',
  'couldZero',
  'arbiterWhists',
  // number of cards (004)
  'offenderCards',
  'offenderCall',
  'bidMade',
  'cards',
  'calls',
  'tricks',
  'firstLeadMade',
  'found',
  'foundOpen',
  'revoke',
  // tables of errors (003)
  'dealFinished',
  'auctionStarted',
  'cardsPickedUp',
  'repeat',
  'dealersFault',
  'code',
  'result',
  'talonWon',
  'damage',
  'damageWhists',
  'unfinished',
  'bidder1',
  'bidder2',
  'whists1',
  'whists2',
  'provenUnder',
  'playedOut',
  'dealType',
  'extra',
  'inTime',
  'role',
  'penaltyTricks',
  // bridge Laws 63–64 (002)
  'knownBefore',
  'trick',
  'event',
  'by',
  'manner',
  'handsReturned',
  'finding',
  'offenderRole',
  'asker',
  'exception615',
  'breach',
  'established',
  'wonBy',
  // what the codex of 1996 adds
  'complaint',
  'handsOpened',
  'attempt',
  'corrected',
  'orderSlip',
  'advice',
  'receiver',
  'entryWhere',
  'entryAmount',
  'injured',
  'corrigible',
  'matter',
  // bridge Laws 61–64 of 1987 (002)
  'couldFollow',
  'revoker',
  'cardsAfter',
  'lawEvent',
  'exception64',
  'sideTricks',
  'laterWithSuit',
  // questions of a club's own articles
  'club1',
  'club2',
  'club3',
  'club4',
] as const;
export type FactId = (typeof factIds)[number];

/** What an article may ask of the deal instead of the arbiter. */
export const contextIds = [
  'contract',
  'trump',
  'declarer',
  'dealer',
  'raspasyLevel',
  'stoppedBid',
  'stage',
] as const;
export type ContextId = (typeof contextIds)[number];

/** Follows from context and offender: what was played, and on which side the offender stood. */
export const impliedIds = ['dealKind', 'side'] as const;
export type ImpliedId = (typeof impliedIds)[number];

/** Values that an article computes from its facts (`Article.derive`). */
export const derivedIds = [
  'completed',
  'remaining',
  'fromRevoke',
  'before',
  'closerTaken',
  'other',
  'after',
  'declCards',
  'whisters',
  'trickSum',
  'under',
  'wrong',
  'pattern',
  'third',
  'thirdTaken',
  'offenders',
  'maxUnder',
  'nearest',
] as const;
export type DerivedId = (typeof derivedIds)[number];

/** Anything a condition or an expression may look at. */
export type ValueName = FactId | ContextId | ImpliedId | DerivedId;

/** Groups of players: at the table, in play, all but the offender, all but the declarer, both with a wrong count. */
export const groups = ['table', 'active', 'others', 'defenders', 'offenders'] as const;
export type Group = (typeof groups)[number];

/** One player by role; `each` is the player of a row that runs over a group. */
export const roleIds = [
  'offender',
  'declarer',
  'dealer',
  'closer',
  'other',
  'third',
  'bidder1',
  'bidder2',
  'each',
  'receiver',
  'nearest',
  'injured',
] as const;
export type Role = (typeof roleIds)[number];

/** Several players by role. */
export const rolesIds = ['defenders', 'after'] as const;
export type Roles = (typeof rolesIds)[number];

export type Scalar = string | number | boolean;
