/**
 * The kinds of entries on a sheet, each with its sentence (`why.<code>` in shared/locales), the paragraph it rests
 * on, and the names of the numbers its arithmetic is made of.
 */
export interface Why {
  readonly code: string;
  readonly ref: string;
  readonly terms: readonly string[];
}

function why(code: string, ref: string, ...terms: string[]): Why {
  return { code: `why.${code}`, ref, terms };
}

/** A made game: played against whisters, not played, or a checked ten. */
export const contract = {
  made: why('contractMade', 'K96 3.8.1', 'level', 'value'),
  passed: why('contractPassed', 'K96 3.6', 'level', 'value'),
  half: why('contractHalf', 'K96 3.8.7', 'level', 'value'),
  checked: why('contractChecked', 'tenGame: check', 'level', 'value'),
  remise: why('remise', 'K96 3.8.1', 'price', 'undertricks', 'level'),
  withoutThree: why('withoutThree', 'withoutThree', 'price', 'undertricks', 'level'),
} as const;

/** Whists of a game. */
export const whist = {
  one: why('whistOne', 'K96 3.8.1.1', 'price', 'tricks'),
  own: why('whistOwn', 'K96 3.8.1.1', 'price', 'tricks'),
  dealer: why('whistDealer', 'K96 3.8.8', 'price', 'tricks'),
  greedy: why('whistGreedy', 'K96 3.8.13', 'price', 'tricks'),
  shared: why('whistShared', 'K96 3.8.14', 'price', 'tricks'),
  afterHalf: why('whistAfterHalf', 'K96 3.8.14', 'price', 'tricks'),
  checked: why('whistChecked', 'tenGame: check', 'price', 'tricks'),
  half: why('halfWhist', 'K96 3.8.7', 'price', 'tricks'),
  consolation: why('consolation', 'K96 3.8.1.2', 'price', 'undertricks'),
} as const;

/** Fines of whisters; the half price rests on K96 3.8.12, the full one on 3.8.11. */
export const fine = {
  one: why('fineOne', 'K96 3.8.1.3', 'price', 'missing', 'required', 'tricks'),
  own: why('fineOwn', 'K96 3.8.5', 'price', 'missing', 'required', 'tricks'),
  second: why('fineSecond', 'K96 3.8.6', 'price', 'missing'),
  both: why('fineBoth', 'secondWhisterAnswers: both', 'price', 'missing'),
  deprived: why('fineDeprived', 'K96 3.9.8', 'price', 'missing'),
} as const;

export const misere = {
  made: why('misereMade', 'K96 3.6', 'value'),
  madeShared: why('misereMadeShared', 'K96 3.6.9', 'value'),
  failed: why('misereFailed', 'K96 3.6', 'price', 'tricks'),
  failedShared: why('misereFailedShared', 'K96 3.6.9', 'price', 'tricks'),
} as const;

export const raspasy = {
  tricks: why('raspasyTricks', 'K96 3.7', 'price', 'tricks', 'step'),
  amnesty: why('raspasyAmnesty', 'K96 3.7.3', 'price', 'tricks', 'step', 'fewest'),
  whists: why('raspasyWhists', 'K96 3.7.2.2', 'price', 'tricks', 'sharers'),
  zero: why('zeroBonus', 'K96 3.7.3', 'step'),
  zeroDealer: why('zeroBonusDealer', 'K96 3.7.6', 'step'),
} as const;

/** Points that no longer fit into the own pool. */
export const aid = {
  pool: why('aidPool', 'K96 4.2.3', 'points'),
  whists: why('aidWhists', 'K96 4.2.3', 'price', 'points'),
  rest: why('aidRest', 'K96 4.1.1', 'points'),
} as const;

/** Lines that no hand of cards stands behind. */
export const lines = {
  adjust: why('adjust', '', 'reason'),
  ruling: why('ruling', '', 'article', 'slip'),
  newcomerPool: why('newcomerPool', 'K96 3.1.2', 'sum', 'players', 'start', 'had'),
  newcomerMountain: why('newcomerMountain', 'K96 3.1.2', 'sum', 'players', 'start', 'had'),
  newcomerWhists: why('newcomerWhists', 'K96 3.1.2', 'had'),
} as const;

export const allWhys: readonly Why[] = [contract, whist, fine, misere, raspasy, aid, lines].flatMap(
  (group): Why[] => Object.values(group),
);
