/** The program against a reckoner of its own (fixtures/second-count.ts) over random sheets of everything. */
import { expect, test } from 'vitest';
import { parseSheet, sheetResult } from '../../../shared/files/sheet.ts';
import { conventionIds } from '../../../shared/domain/conventions.ts';
import { randomOptions, randomSheet, seededDice } from '../../fixtures/random-sheet.ts';
import { secondCount } from '../../fixtures/second-count.ts';
import deals from '../../tables/deals.json' with { type: 'json' };
import sheets from '../../tables/sheets.json' with { type: 'json' };
import type { PulkaResult, Sheet } from '../../../shared/domain/types.ts';

const twelfths = (fraction: string): number => {
  const [num, den = '1'] = fraction.split('/');
  return (Number(num) * 12) / Number(den);
};
const movesTricks = (sheet: Sheet): boolean =>
  sheet.deals.some(({ ruling }) => ruling?.adjustTricks !== undefined || ruling?.moveTricks !== undefined);

/** The second count in the form of the first; `−0` is 0. */
function counted(sheet: Sheet): Partial<PulkaResult> & { twelfths: number[] } {
  return JSON.parse(JSON.stringify(secondCount(sheet))) as ReturnType<typeof secondCount>;
}

test('the second reckoner gives what the cases expect', () => {
  const cases = [...deals.cases, ...sheets.cases] as unknown as { sheet: Sheet; expect: PulkaResult }[];
  const own = cases.filter(({ sheet }) => !movesTricks(sheet));
  expect(own.length).toBeGreaterThan(100);
  for (const { sheet, expect: wanted } of own) {
    const { result, ...rest } = wanted;
    const { twelfths: exact, ...got } = counted(sheet);
    expect(got).toMatchObject(rest);
    if (result !== undefined) expect(exact).toEqual(result.map(twelfths));
  }
});

test.each(conventionIds)('six hundred sheets of %s, options and rulings at random', (convention) => {
  for (let seed = 1; seed <= 600; seed++) {
    const options = seed % 2 === 0 ? randomOptions(seededDice(seed), convention) : {};
    const target = [null, 10, 20][seed % 3] ?? null;
    const players = seed % 4 < 2 ? 3 : 4;
    const sheet = randomSheet(seed * 7, { players, convention, deals: 16, options, target });
    for (const deal of sheet.deals) {
      if (deal.ruling === undefined) continue;
      const { adjustTricks: _adjusted, moveTricks: _moved, ...ruling } = deal.ruling;
      deal.ruling = ruling;
    }
    // Without them a pulka may close before its last deals: only as far as it goes.
    const problems = (() => {
      try {
        return sheetResult(parseSheet(sheet));
      } catch {
        return null;
      }
    })();
    if (problems === null) continue;
    const { twelfths: exact, ...got } = counted(sheet);
    expect({ seed, ...problems }).toMatchObject({ seed, ...got });
    expect(problems.result.map(twelfths)).toEqual(exact);
  }
});
