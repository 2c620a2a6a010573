/**
 * The closed set of names that rules speak about. A rulebook that misspells one does not compile.
 * Fact ids and their values are part of the format `pulka-incident/1`.
 */

/** The preferans texts 000, 003 and 004, the bridge commentary 002; a club's own book takes another id. */
export type RulebookId = '000' | '002' | '003' | '004' | 'codex-1996';

/** Facts that the dialog asks for; the same id means the same question in every article of a rulebook. */
export type FactId =
  // revokes (000, 003.R5)
  | 'offender'
  | 'closer'
  | 'noticed'
  | 'revokeKind'
  | 'revokeTrick'
  | 'hand'
  | 'playedAfter'
  | 'couldChoose'
  | 'taken'
  | 'influence'
  | 'made'
  | 'knowledgeHelped'
  | 'mainArticle'
  | 'takenBefore'
  | 'couldZero'
  | 'arbiterWhists'
  // number of cards (004)
  | 'offenderCards'
  | 'offenderCall'
  | 'bidMade'
  | 'cards'
  | 'calls'
  | 'tricks'
  | 'firstLeadMade'
  | 'found'
  | 'foundOpen'
  | 'revoke'
  // tables of errors (003)
  | 'dealFinished'
  | 'auctionStarted'
  | 'cardsPickedUp'
  | 'repeat'
  | 'dealersFault'
  | 'code'
  | 'result'
  | 'talonWon'
  | 'damage'
  | 'damageWhists'
  | 'unfinished'
  | 'bidder1'
  | 'bidder2'
  | 'whists1'
  | 'whists2'
  | 'provenUnder'
  | 'playedOut'
  | 'dealType'
  | 'extra'
  | 'inTime'
  | 'role'
  | 'penaltyTricks'
  // bridge Laws 63–64 (002)
  | 'knownBefore'
  | 'trick'
  | 'event'
  | 'by'
  | 'manner'
  | 'handsReturned'
  | 'finding'
  | 'offenderRole'
  | 'asker'
  | 'exception615'
  | 'breach'
  | 'established'
  | 'wonBy';

/** What an article may ask of the deal instead of the arbiter. */
export type ContextId =
  'contract' | 'trump' | 'declarer' | 'dealer' | 'raspasyLevel' | 'stoppedBid' | 'stage';

/** Follows from context and offender: what was played, and on which side the offender stood. */
export type ImpliedId = 'dealKind' | 'side';

/** Values that an article computes from its facts (`Article.derive`). */
export type DerivedId =
  | 'completed'
  | 'remaining'
  | 'fromRevoke'
  | 'before'
  | 'closerTaken'
  | 'other'
  | 'after'
  | 'declCards'
  | 'whisters'
  | 'trickSum'
  | 'under'
  | 'wrong'
  | 'pattern'
  | 'third'
  | 'thirdTaken'
  | 'offenders'
  | 'maxUnder';

/** Anything a condition or an expression may look at. */
export type ValueName = FactId | ContextId | ImpliedId | DerivedId;

/** Groups of players: at the table, in play, all but the offender, all but the declarer, both with a wrong count. */
export type Group = 'table' | 'active' | 'others' | 'defenders' | 'offenders';

/** One player by role; `each` is the player of a row that runs over a group. */
export type Role =
  'offender' | 'declarer' | 'dealer' | 'closer' | 'other' | 'third' | 'bidder1' | 'bidder2' | 'each';

/** Several players by role. */
export type Roles = 'defenders' | 'after';

export type Scalar = string | number | boolean;
