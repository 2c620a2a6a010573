/** From the template of a rulebook to the effect of a ruling: roles become names, expressions numbers. */
import type { Effect, EffectTemplate, Expr, Role, Roles } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import { calculate } from './calculate.ts';
import type { Prices } from './prices.ts';
import type { Situation } from './situation.ts';

type WhistsTemplate = Extract<EffectTemplate, { type: 'whists' }>;

/** Fills an effect in and computes its points or amount. */
export function instantiate(
  template: EffectTemplate,
  situation: Situation,
  prices: Prices,
  each?: string,
): Effect {
  const player = (role: Role): string => {
    const name = situation.role(role, each);
    if (name === undefined) throw new RulingRefusal('fact.missing', role === 'each' ? 'offender' : role);
    return name;
  };
  const players = (roles: Roles): readonly string[] => {
    const names = situation.roles(roles);
    if (names === undefined)
      throw new RulingRefusal('fact.missing', roles === 'after' ? 'playedAfter' : 'declarer');
    return names;
  };
  const whom = (who: Role | Roles): string | readonly string[] =>
    who === 'defenders' || who === 'after' ? players(who) : player(who);
  const whole = (expr: Expr): number => {
    const value = calculate(expr, situation, each);
    if (typeof value !== 'number') throw new RulingRefusal('fact.missing', 'count');
    return value;
  };

  switch (template.type) {
    case 'mountainTricks': {
      const count = whole(template.count);
      return {
        ...template,
        player: player(template.player),
        count,
        points: count * prices.trick(template.priceBasis),
      };
    }
    case 'mountainPoints':
      return { ...template, player: player(template.player), points: whole(template.points) };
    case 'takesRemainingTricks':
    case 'firstTricksTo': {
      const count = whole(template.count);
      return {
        ...template,
        player: player(template.player),
        count,
        points: count * prices.trick('raspasyLevel'),
      };
    }
    case 'whists':
      return whists(template, player(template.from), player(template.to), whole, prices);
    case 'adjustTricks':
      return {
        ...template,
        player: player(template.player),
        delta: whole(template.delta),
        counterparty: template.counterparty === null ? null : player(template.counterparty),
      };
    case 'correctCard':
    case 'mustPlayOpen':
    case 'talonTo':
    case 'loseAuctionRight':
    case 'interpretAgainst':
    case 'warning':
    case 'mayCorrect':
      return { ...template, player: player(template.player) };
    case 'cardNamedBy':
      return { ...template, by: player(template.by), player: player(template.player) };
    case 'raiseContract':
      return { ...template, levels: whole(template.levels) };
    case 'transferTricks':
      return { ...template, count: whole(template.count) };
    case 'mayChangeCard':
      return { ...template, players: players(template.players) };
    case 'cardStatus':
      return { ...template, owner: player(template.owner) };
    case 'banLead':
      return { ...template, by: player(template.by), player: player(template.player) };
    case 'forceLead':
      return { ...template, by: whom(template.by), player: player(template.player) };
    case 'noBan':
      return { ...template, by: players(template.by), player: player(template.player) };
    case 'giveCard':
      return { ...template, to: player(template.to) };
    case 'dealerDrawsTalon':
      return { ...template, dealer: player(template.dealer) };
    case 'replayFrom':
      return {
        ...template,
        trick: whole(template.trick),
        doubtsFor: template.doubtsFor === 'notOffender' ? template.doubtsFor : whom(template.doubtsFor),
        movesOnDemandOf: template.movesOnDemandOf === null ? null : whom(template.movesOnDemandOf),
      };
    case 'opponentChoice':
      return { ...template, by: whom(template.by) };
    case 'openAllHands':
    case 'stopAuction':
    case 'redeal':
    case 'playOn':
    case 'scoring':
    case 'allowedBids':
    case 'noPenalty':
    case 'arbiterDecision':
    case 'claimRejected':
    case 'seeArticle':
    case 'revokeStatus':
    case 'correction':
    case 'penaltyLaw':
    case 'adjustScore':
    case 'wordStands':
    case 'sideDuty':
      return template;
  }
}

function whists(
  template: WhistsTemplate,
  from: string,
  to: string,
  whole: (expr: Expr) => number,
  prices: Prices,
): Effect {
  const { type, amountBasis } = template;
  switch (amountBasis) {
    case 'lostZero': {
      const share = template.share;
      if (share === undefined) return { type, from, to, amountBasis, amount: prices.lostZero };
      return { type, from, to, amountBasis, share, amount: prices.lostZero / share };
    }
    case 'whistTricks':
    case 'undertricks': {
      const count = whole(template.count ?? 0);
      const price = amountBasis === 'whistTricks' ? prices.whist : prices.consolation;
      return { type, from, to, amountBasis, count, amount: count * price };
    }
    case 'arbiter':
      return { type, from, to, amountBasis, amount: whole(template.amount ?? 0) };
  }
}
