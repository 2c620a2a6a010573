/** Prices of a ruling under the convention of the sheet (scoring.md, "Prices"; rulebooks.md, "Number basis"). */
import { resolveConvention } from '../../domain/conventions.ts';
import { consolationPrice, miserePrice, raspasyPrice, trickPrice, whistFine } from '../../domain/prices.ts';
import type { Options } from '../../domain/types.ts';
import type { ContractName, PriceBasis } from '../vocabulary.ts';
import { RulingRefusal } from '../vocabulary.ts';
import type { Situation } from './situation.ts';

/** «Упущенная выгода»: whists for a lost zero, by the step of the raspasy (004 5.2, 6.2), in every convention. */
const LOST_ZERO: readonly number[] = [30, 60, 90];

export interface Prices {
  /** Price of one trick in mountain points (where raspasy is written in whists: in whists of each opponent). */
  trick(basis: PriceBasis): number;
  /** Whists per trick of the ordered game, and per undertrick from each opponent. */
  readonly whist: number;
  readonly consolation: number;
  readonly lostZero: number;
  /** Raspasy tricks are whists of the others, not mountain. */
  readonly raspasyInWhists: boolean;
}

function required<T>(value: T | undefined, name: string): T {
  if (value === undefined) throw new RulingRefusal('fact.missing', name);
  return value;
}

const game = (options: Options, contract: ContractName): number =>
  contract === 'misere' ? miserePrice(options) : trickPrice(options, contract);

/** «На висте»: the fine of a whister; on misère the catchers count as whisters (G9). */
const fine = (options: Options, contract: ContractName): number => {
  if (contract !== 'misere') return whistFine(options, contract);
  return options.whistResponsibility === 'full' ? miserePrice(options) : miserePrice(options) / 2;
};

/** The prices of an incident; each is read only where the context that it needs is known. */
export function pricesOf({ context, settings }: Situation): Prices {
  const options = (): Options => {
    const id = context.convention;
    if (id === undefined || id === 'bridge') throw new RulingRefusal('fact.range', 'convention');
    const resolved = resolveConvention(id, context.options ?? {}).options;
    // The club's reading of «на висте» stands in for the convention's responsibility (G4).
    return settings.whistRemise === undefined
      ? resolved
      : { ...resolved, whistResponsibility: settings.whistRemise };
  };
  const contract = (): ContractName => required(context.contract, 'contract');
  return {
    trick(basis) {
      switch (basis) {
        case 'raspasyLevel':
          return raspasyPrice(options(), required(context.raspasyLevel, 'raspasyLevel'));
        case 'declaredGame':
          return game(options(), contract());
        case 'whist':
          return fine(options(), contract());
        case 'stoppedBid':
          return game(options(), required(context.stoppedBid, 'stoppedBid'));
      }
    },
    get whist() {
      return game(options(), contract());
    },
    get consolation() {
      const level = contract();
      return level === 'misere' ? 0 : consolationPrice(options(), level);
    },
    get lostZero() {
      return required(LOST_ZERO[required(context.raspasyLevel, 'raspasyLevel') - 1], 'raspasyLevel');
    },
    get raspasyInWhists() {
      return options().raspasyTarget === 'whists';
    },
  };
}
