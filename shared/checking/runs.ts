/**
 * Runs of equal words in two of many lists, kept up as lists change: every four neighbours are an entry of an index,
 * so a changed list costs what it is long and not what all are.
 */

/** So many equal neighbours at least. */
export const SHORTEST = 4;

/** Neighbours that stand in more places than these are nothing that a list could be known by. */
const COMMON = 200;

export interface Run {
  /** Index of the first word in the list that was asked for, and in the other. */
  readonly at: number;
  readonly otherAt: number;
  readonly length: number;
}

export class RunIndex {
  private readonly numbers = new Map<string, number>();
  private readonly lists = new Map<string, readonly number[]>();
  private readonly places = new Map<string, Map<string, number[]>>();

  private numberOf(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }

  private *grams(words: readonly number[]): Generator<[string, number]> {
    for (let at = 0; at + SHORTEST <= words.length; at++)
      yield [`${words[at]},${words[at + 1]},${words[at + 2]},${words[at + 3]}`, at];
  }

  /** Takes the list over in the place of what it was. */
  set(id: string, words: readonly string[]): void {
    for (const [gram] of this.grams(this.lists.get(id) ?? [])) {
      const own = this.places.get(gram);
      own?.delete(id);
      if (own?.size === 0) this.places.delete(gram);
    }
    const numbers = words.map((word) => this.numberOf(word));
    this.lists.set(id, numbers);
    for (const [gram, at] of this.grams(numbers)) {
      const all = this.places.get(gram) ?? new Map<string, number[]>();
      this.places.set(gram, all);
      const own = all.get(id);
      if (own === undefined) all.set(id, [at]);
      else own.push(at);
    }
  }

  /** Every longest run that the list has in common with another, by the id of the other. */
  runsOf(id: string): Map<string, Run[]> {
    const words = this.lists.get(id) ?? [];
    const found = new Map<string, Run[]>();
    const seen = new Set<string>();
    for (const [gram, at] of this.grams(words)) {
      const places = this.places.get(gram);
      if (places === undefined || places.size < 2 || places.size > COMMON) continue;
      for (const [other, starts] of places) {
        if (other === id) continue;
        for (const otherAt of starts) {
          const run = longest(words, at, this.lists.get(other) ?? [], otherAt);
          const key = `${other}\n${run.at}\n${run.otherAt}`;
          if (seen.has(key)) continue;
          seen.add(key);
          found.set(other, [...(found.get(other) ?? []), run]);
        }
      }
    }
    return found;
  }
}

/** The run through these two places, to both sides. */
function longest(a: readonly number[], at: number, b: readonly number[], otherAt: number): Run {
  let back = 0;
  while (at - back > 0 && otherAt - back > 0 && a[at - back - 1] === b[otherAt - back - 1]) back++;
  let ahead = 0;
  while (at + ahead < a.length && otherAt + ahead < b.length && a[at + ahead] === b[otherAt + ahead]) ahead++;
  return { at: at - back, otherAt: otherAt - back, length: back + ahead };
}
