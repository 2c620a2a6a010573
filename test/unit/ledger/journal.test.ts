/** The journal: filters, choices, repeats, totals by table, deadlines, and its table for spreadsheets. */
import { describe, expect, it } from 'vitest';
import { csvText } from '../../../shared/format/csv.ts';
import { journalCsv } from '../../../shared/format/journalCsv.ts';
import type { SlipView } from '../../../shared/ipc/schemas/views.ts';
import {
  appealIsLate,
  filterSlips,
  journalChoices,
  OWN_DECISION,
  repeatCounts,
  tableTotals,
} from '../../../shared/ledger/journal.ts';
import type { RulingIssued, SlipState } from '../../../shared/ledger/kinds.ts';
import { offenceNumber, offencesIn, repeatScopeOf, slipsInScope } from '../../../shared/ledger/offences.ts';
import { translator } from '../../../shared/locales/index.ts';

interface Given {
  round: number;
  table: number;
  state?: SlipState;
  offenders?: string[];
  article?: string | null;
  lines?: RulingIssued['lines'];
  over?: Partial<RulingIssued>;
}
let count = 0;
function slip({
  round,
  table,
  state = 'issued',
  offenders = ['A'],
  article = '003.S6',
  lines = [],
  over,
}: Given): SlipView {
  count += 1;
  return {
    slip: {
      slipId: `s${count}`,
      number: count,
      tableId: `r${round}t${table}`,
      dealId: null,
      place: null,
      code: `${count}-AAA`,
      calledBy: null,
      calledAt: null,
      arbiter: 'Ёлкин',
      offenders,
      articles:
        article === null
          ? []
          : [
              {
                rulebook: '003',
                article,
                refRu: article.replace('003.S', 'С'),
                titleRu: '',
                textRu: '',
                incident: {
                  rulebook: '003',
                  article,
                  facts: { offender: offenders[0]! },
                  context: { players: ['A', 'B', 'C'] },
                },
                ruling: { article, redeal: false },
              },
            ],
      ownDecision: article === null ? { reason: '=решил' } : null,
      facts: '',
      instructions: ['Пересдача'],
      lines,
      ordinary: '',
      repeat: { number: 1, overriddenBecause: null },
      appealUntil: null,
      dealRuling: null,
      tricks: null,
      ...over,
    },
    state,
    states: [],
    issuedAt: '2026-10-03T15:00:00.000Z',
    roundNumber: round,
    tableNumber: table,
    dealNumber: null,
    seats: ['A', 'B', 'C'].map((playerId) => ({ playerId, name: `Игрок ${playerId}`, full: '' })),
    dealer: null,
  };
}
const two = { who: 'A', where: 'mountain', on: null, amount: 2, why: '' } as const;
const thirty = { who: 'B', where: 'whists', on: 'A', amount: 30, why: '' } as const;

const all = [
  slip({ round: 1, table: 1, lines: [two, thirty] }),
  slip({ round: 1, table: 2, offenders: ['B'], article: '003.S7' }),
  slip({ round: 2, table: 1, state: 'cancelled', lines: [two] }),
  slip({ round: 2, table: 1, article: null, lines: [{ ...two, amount: 5 }] }),
  slip({ round: 1, table: 1, offenders: ['A', 'C'], state: 'upheld', lines: [two] }),
];
const numbers = (list: readonly SlipView[]): number[] => list.map((one) => all.indexOf(one));

describe('filter', () => {
  it.each([
    [{}, [0, 1, 2, 3, 4]],
    [{ round: 1 }, [0, 1, 4]],
    [{ tableId: 'r2t1' }, [2, 3]],
    [{ player: 'B' }, [1]],
    [{ player: 'C' }, [4]],
    [{ article: '003.S7' }, [1]],
    [{ article: OWN_DECISION }, [3]],
    [{ state: 'cancelled' }, [2]],
    [{ round: 1, player: 'A', state: 'upheld' }, [4]],
    [{ round: 2, article: '003.S7' }, []],
  ] as const)('%j', (filter, expected) => {
    expect(numbers(filterSlips(all, filter))).toEqual(expected);
  });

  it('offers what the slips have, each once', () => {
    expect(journalChoices(all)).toEqual({
      rounds: [1, 2],
      tables: [
        { tableId: 'r1t1', round: 1, table: 1 },
        { tableId: 'r1t2', round: 1, table: 2 },
        { tableId: 'r2t1', round: 2, table: 1 },
      ],
      players: ['A', 'B', 'C'],
      articles: [
        { article: '003.S6', refRu: 'С6' },
        { article: '003.S7', refRu: 'С7' },
      ],
      states: ['issued', 'cancelled', 'upheld'],
    });
  });
});

describe('counts', () => {
  it('repeats by player and article; what does not count is not counted', () => {
    expect(repeatCounts(all).map(({ player, article, count: n }) => [player, article, n])).toEqual([
      ['A', '003.S6', 2],
      ['B', '003.S7', 1],
      ['C', '003.S6', 1],
    ]);
  });

  it('totals by table: lines in force, slips without an entry apart', () => {
    expect(tableTotals(all)).toEqual([
      { tableId: 'r1t1', round: 1, table: 1, slips: 2, free: 0, pool: 0, mountain: 4, whists: 30 },
      { tableId: 'r1t2', round: 1, table: 2, slips: 1, free: 1, pool: 0, mountain: 0, whists: 0 },
      { tableId: 'r2t1', round: 2, table: 1, slips: 2, free: 0, pool: 0, mountain: 5, whists: 0 },
    ]);
  });

  it.each([
    ['sheet', 1],
    ['round', 2],
    ['tournament', 3],
  ] as const)('offences in the scope «%s»', (scope, before) => {
    const slips = [
      slip({ round: 1, table: 1 }),
      slip({ round: 1, table: 2 }),
      slip({ round: 2, table: 1 }),
      slip({ round: 1, table: 1, state: 'changed' }),
      slip({ round: 1, table: 1, offenders: ['B'] }),
    ];
    const earlier = offencesIn(slipsInScope(slips, { tableId: 'r1t1', roundNumber: 1 }, scope));
    expect(offenceNumber('003.S6', ['A'], earlier)).toBe(before + 1);
    // Of two offenders the one with more counts.
    expect(offenceNumber('003.S6', ['B', 'A'], earlier)).toBe(Math.max(before, 1) + 1);
  });

  it('an unknown scope is the sheet', () => {
    expect(['round', 'x'].map((scope) => repeatScopeOf({ repeatScope: scope }))).toEqual(['round', 'sheet']);
    expect(repeatScopeOf({})).toBe('sheet');
  });
});

describe('deadline', () => {
  it.each([
    [null, false],
    ['до конца тура', false],
    ['18:30', false],
    ['5', false],
    ['2026-10-03T15:00:00.000Z', false],
    ['2026-10-03T14:59:59.000Z', true],
  ])('%s', (until, late) => {
    expect(appealIsLate(until, '2026-10-03T15:00:00.000Z')).toBe(late);
  });
});

describe('CSV', () => {
  it('begins with a byte order mark, parts cells by semicolons, lines by CRLF', () => {
    expect(
      csvText([
        ['а', 'б'],
        [1, null],
      ]),
    ).toBe('\uFEFFа;б\r\n1;\r\n');
  });

  it('writes a decimal comma and a plain minus', () => {
    expect(csvText([[7.5, -20, 0]])).toBe('\uFEFF7,5;-20;0\r\n');
    expect(() => csvText([[Number.NaN]])).toThrow(RangeError);
  });

  it('quotes what would break a cell', () => {
    expect(csvText([['а;б', 'в "г"', 'д\nе']])).toBe('\uFEFF"а;б";"в ""г""";"д\nе"\r\n');
  });

  it.each(['=1+1', '+7', '-7', '@x', '\t=1', '\r=1', ' =HYPERLINK("x")', '＝1', '−7'])(
    'a text %j is no formula',
    (text) => {
      const line = csvText([[text]]).slice(1, -2);
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    },
  );

  it('a plain text stays as it is', () => {
    expect(csvText([['Ёжиков-Щукин', "д'Артаньян"]])).toBe("\uFEFFЁжиков-Щукин;д'Артаньян\r\n");
  });

  it('the journal: a line for each slip, and the tables below', () => {
    const list = [
      slip({ round: 1, table: 1, lines: [two, { ...thirty, amount: 7.5 }] }),
      slip({ round: 1, table: 1, article: null, state: 'cancelled', lines: [two] }),
    ];
    const text = journalCsv(list, translator('ru'), (iso) => iso.slice(0, 10), { tables: 0, penalties: -20 });
    const lines = text.slice(1).split('\r\n');
    const number = list[0]!.slip.number;
    expect(lines[0]).toMatch(/^№;Состояние;Выдано;Тур;Стол;Раздача;Нарушители;Статьи/);
    expect(lines[1]).toBe(
      `${number};выдано;2026-10-03;1;1;;Игрок A;С6;1;0;2;7,5;"Игрок A гора 2; Игрок B висты на Игрок A 7,5";Пересдача;Ёлкин;;${number}-AAA`,
    );
    // Cancelled: its lines are listed and add nothing; the reason of an own decision is no formula.
    expect(lines[2]).toContain(';0;0;0;Игрок A гора 2;');
    expect(lines[2]).toContain('Пересдача; =решил');
    expect(lines[5]).toBe('1;1;2;0;0;2;7,5');
    expect(lines[6]).toBe('столы 0, штрафы −20');
  });
});
