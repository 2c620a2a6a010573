/** Who sat where at a row of a sheet: the seats as they are now, and the changes behind the row taken back. */

interface Change<S> {
  readonly seat: number;
  readonly out: S;
  readonly in: S;
}

/**
 * @param seats as they are at the end; @param at index of the row, −1 = the beginning of the sheet. A change of players
 * itself counts as made.
 */
export function seatsOfRow<S>(
  seats: readonly S[],
  rows: readonly { readonly substitution?: Change<S> | undefined }[],
  at: number,
): S[] {
  const there = [...seats];
  for (let i = rows.length - 1; i > at; i--) {
    const change = rows[i]?.substitution;
    if (change !== undefined) there[change.seat] = change.out;
  }
  return there;
}

/** Everybody who sat at one seat, in order. */
export function holdersOf<S>(
  seats: readonly S[],
  rows: readonly { readonly substitution?: Change<S> | undefined }[],
  seat: number,
): S[] {
  const changes = rows.flatMap(({ substitution }) => (substitution?.seat === seat ? [substitution] : []));
  const first = changes[0]?.out ?? seats[seat];
  return first === undefined ? [] : [first, ...changes.map((change) => change.in)];
}
