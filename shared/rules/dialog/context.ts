/** What the dialog takes over from a recorded deal. */
import type { Deal, GameDeal, Options, ConventionId, Seat, Trump } from '../../domain/types.ts';
import type { ContractName, TrumpName } from '../vocabulary.ts';
import type { DialogContext } from './types.ts';

/** The table as the ledger knows it. */
export interface TableFacts {
  convention: ConventionId;
  options?: Partial<Options>;
  /** Names or ids in seat order. */
  players: string[];
  /** Step that the deal has on the ladder, or would have as a raspasy. */
  raspasyLevel: number;
  /** Who deals, where no deal is recorded yet. */
  dealer?: Seat;
  repeats?: DialogContext['repeats'];
}

const TRUMP: Readonly<Record<Trump, TrumpName>> = {
  spades: 'S',
  clubs: 'C',
  diamonds: 'D',
  hearts: 'H',
  none: 'NT',
};

function defenders(deal: { dealer: Seat; declarer: Seat }, players: readonly string[]): string[] {
  return players.filter(
    (_, seat) => seat !== deal.declarer && !(players.length === 4 && seat === deal.dealer),
  );
}

function calls(deal: GameDeal, players: readonly string[]): Record<string, 'whist' | 'pass'> {
  const said: Record<string, 'whist' | 'pass'> = {};
  for (const player of defenders(deal, players)) said[player] = 'pass';
  for (const word of deal.defence) {
    const player = players[word.player];
    // Half a whist is no whist; the dealer of four may whist last (K96 3.8.8.1).
    if (player !== undefined && word.says !== 'half') said[player] = word.says;
  }
  return said;
}

/** Tricks by player where the deal tells them all: with one whister the rest of ten are his. */
function gameTricks(deal: GameDeal, players: readonly string[]): Record<string, number> | undefined {
  if (deal.tricks === undefined) return undefined;
  const tricks: Record<string, number> = {};
  for (const [seat, count] of Object.entries(deal.tricks)) {
    const player = players[Number(seat)];
    if (player !== undefined) tricks[player] = count;
  }
  const words = calls(deal, players);
  const whister = Object.keys(words).find((player) => words[player] === 'whist');
  const sum = Object.values(tricks).reduce((a, b) => a + b, 0);
  for (const player of Object.keys(words)) tricks[player] ??= player === whister ? 10 - sum : 0;
  return tricks;
}

function ofDeal(deal: Deal, players: readonly string[]): Partial<DialogContext> {
  const name = (seat: Seat): string => players[seat] ?? '';
  switch (deal.type) {
    case 'game': {
      const tricks = gameTricks(deal, players);
      return {
        kind: 'contract',
        contract: deal.level as ContractName,
        declarer: name(deal.declarer),
        ...(deal.trump === undefined ? {} : { trump: TRUMP[deal.trump] }),
        calls: calls(deal, players),
        ...(tricks === undefined ? {} : { tricks }),
      };
    }
    case 'misere':
      return {
        kind: 'misere',
        contract: 'misere',
        declarer: name(deal.declarer),
        // Misère is caught by both (G9).
        calls: Object.fromEntries(defenders(deal, players).map((player) => [player, 'whist' as const])),
      };
    case 'withoutThree':
      return { kind: 'contract', contract: deal.level, declarer: name(deal.declarer) };
    case 'raspasy':
      return {
        kind: 'raspasy',
        tricks: Object.fromEntries(deal.tricks.map((count, seat) => [name(seat), count])),
      };
    case 'redeal':
    case 'adjust':
      return {};
  }
}

/** The context of a dialog that opens from a deal, or from the table between deals. */
export function contextFromDeal(table: TableFacts, deal?: Deal): DialogContext {
  const { convention, options, players, raspasyLevel, repeats } = table;
  const dealer = deal !== undefined && deal.type !== 'adjust' ? deal.dealer : table.dealer;
  return {
    convention,
    ...(options === undefined ? {} : { options }),
    players,
    raspasyLevel,
    ...(dealer === undefined ? {} : { dealer: players[dealer] ?? '' }),
    ...(repeats === undefined ? {} : { repeats }),
    ...(deal === undefined ? {} : ofDeal(deal, players)),
  };
}
