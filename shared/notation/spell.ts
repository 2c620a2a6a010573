/**
 * The line as a sentence: «Рябинина играет 8♥, Калачёва вист, Морошкин пас, взяток 8». Names stand in the nominative
 * and no verb depends on gender, for the program cannot decline surnames.
 */
import type { Deal, Seat } from '../domain/types.ts';
import type { Translate } from '../locales/translate.ts';
import { contractText, suitParts } from '../format/suits.ts';
import { defendersOf, raspasyOrder } from './seats.ts';
import { whistersOf } from './defence.ts';
import type { Draft, NotationContext, Parsed, SpellPart } from './types.ts';

/** Placeholder of what the next key will say. */
const GAP = '…';

/** The sentence of a line, or of a stored deal. Parts join without further spaces. */
export function spell(source: Parsed | Deal, ctx: NotationContext, t: Translate): SpellPart[] {
  const draft = 'cells' in source ? source.draft : draftOf(source, ctx);
  const waiting = 'cells' in source && !source.complete && source.problem?.code !== 'notation/nothingMore';
  const name = (seat: Seat): string => ctx.players[seat] ?? '';
  const clauses = clausesOf(draft, ctx, name, t);
  const known = clauses.join(t('notation.say.comma'));
  const late = draft.dealer !== ctx.dealer ? t('notation.say.dealer', { name: name(draft.dealer) }) : '';
  const body = late + known;
  if (!waiting) return parts(body);
  const gapInside = body.endsWith(GAP);
  const lead = gapInside ? body.slice(0, -GAP.length) : body;
  const comma = !gapInside && known !== '' ? t('notation.say.comma') : '';
  return [...parts(lead + comma), { kind: 'gap', text: GAP }];
}

/** The sentence as plain text, for labels and logs. */
export function spellText(source: Parsed | Deal, ctx: NotationContext, t: Translate): string {
  return spell(source, ctx, t)
    .map((part) => part.text)
    .join('');
}

function parts(text: string): SpellPart[] {
  return text === '' ? [] : suitParts(text);
}

function clausesOf(draft: Draft, ctx: NotationContext, name: (seat: Seat) => string, t: Translate): string[] {
  const who = draft.declarer === undefined ? '' : name(draft.declarer);
  switch (draft.kind) {
    case null:
      return draft.declarer === undefined ? [] : [t('notation.say.plays', { name: who, contract: GAP })];
    case 'game':
      return gameClauses(draft, name, t);
    case 'misere': {
      const key = draft.shared === true ? 'notation.say.misereShared' : 'notation.say.misere';
      return [t(key, { name: who, dealer: name(draft.dealer) }), ...ownTricks(draft, t)];
    }
    case 'raspasy':
      return [
        t('notation.say.raspasy', { step: ctx.raspasyStep, tricks: raspasyTricks(draft, ctx, name, t) }),
      ];
    case 'withoutThree':
      return [t('notation.say.withoutThree', { name: who, level: draft.level ?? 0 })];
    case 'redeal':
      return [t('notation.say.redeal', { name: name(draft.dealer) })];
    case 'adjust':
      return [t('notation.say.adjust', { reason: draft.reason ?? '' })];
  }
}

function gameClauses(draft: Draft, name: (seat: Seat) => string, t: Translate): string[] {
  const unknown = draft.trump === undefined;
  const contract = unknown ? `${draft.level ?? ''}${GAP}` : contractText(draft.level ?? 0, draft.trump, t);
  const plays = t('notation.say.plays', { name: name(draft.declarer ?? 0), contract });
  const words = draft.words.map((word) => t(`notation.say.says.${word.says}`, { name: name(word.player) }));
  const others = draft.tricks.slice(1).filter((entry) => entry.count !== null || waits(draft, entry.player));
  const counts = others.map((entry) => {
    return t('notation.say.tricksOf', { name: name(entry.player), count: entry.count ?? GAP });
  });
  return [plays, ...words, ...ownTricks(draft, t), ...counts];
}

/** The first count that is still open is the one the next key fills. */
function waits(draft: Draft, seat: Seat): boolean {
  return draft.tricks.find((entry) => entry.count === null)?.player === seat;
}

function ownTricks(draft: Draft, t: Translate): string[] {
  const own = draft.tricks[0];
  return own === undefined ? [] : [t('notation.say.tricks', { count: own.count ?? GAP })];
}

function raspasyTricks(
  draft: Draft,
  ctx: NotationContext,
  name: (seat: Seat) => string,
  t: Translate,
): string {
  return draft.tricks
    .filter((entry) => entry.count !== null || waits(draft, entry.player))
    .map((entry) => {
      const sitsOut = ctx.players.length === 4 && entry.player === draft.dealer;
      const key = sitsOut ? 'notation.say.tricksOfDealer' : 'notation.say.tricksOf';
      return t(key, { name: name(entry.player), count: entry.count ?? GAP });
    })
    .join(t('notation.say.comma'));
}

/** A stored deal as the draft that would have typed it. */
export function draftOf(deal: Deal, ctx: NotationContext): Draft {
  const count = ctx.players.length;
  const draft: Draft = {
    dealer: deal.type === 'adjust' ? ctx.dealer : deal.dealer,
    kind: deal.type,
    words: [],
    tricks: [],
  };
  if (deal.type === 'adjust') return { ...draft, reason: deal.reason };
  if (deal.type === 'redeal') return draft;
  if (deal.type === 'raspasy') {
    const tricks = raspasyOrder(deal.dealer, count).map((player) => ({
      player,
      count: deal.tricks[player] ?? 0,
    }));
    return { ...draft, tricks };
  }
  draft.declarer = deal.declarer;
  if (deal.type === 'misere') {
    return {
      ...draft,
      shared: deal.shared === true,
      tricks: [{ player: deal.declarer, count: deal.tricks }],
    };
  }
  draft.level = deal.level;
  if (deal.type === 'withoutThree') return draft;
  const order = [deal.declarer, ...defendersOf(deal.dealer, deal.declarer, count)];
  const counted = order.filter((seat) => deal.tricks?.[String(seat)] !== undefined);
  const tricks = counted.map((player) => ({ player, count: deal.tricks?.[String(player)] ?? 0 }));
  const passed = whistersOf(deal.defence).length === 0 && deal.defence.length === 0;
  const words = passed ? order.slice(1).map((player) => ({ player, says: 'pass' as const })) : deal.defence;
  return { ...draft, trump: deal.trump ?? null, words: words.map((word) => ({ ...word })), tricks };
}
