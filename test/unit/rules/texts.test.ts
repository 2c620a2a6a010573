/** What the slip says: facts, lines, instructions; and the search of articles. */
import { describe, expect, it } from 'vitest';
import { describeFacts } from '../../../shared/rules/describe.ts';
import { writeLines } from '../../../shared/rules/lines.ts';
import { ownDecision } from '../../../shared/rules/ownDecision.ts';
import { rule } from '../../../shared/rules/rule.ts';
import { form, tricksRu, whistsRu } from '../../../shared/rules/russian.ts';
import { foldRu, searchArticles } from '../../../shared/rules/search.ts';
import type { Incident } from '../../../shared/rules/vocabulary.ts';

const players = ['Морошкин', 'Рябинина', 'Верстов', 'Калачёва'];
const context = { convention: 'sochi' as const, players, dealer: 'Верстов', raspasyLevel: 1 };

const revoke: Incident = {
  format: 'pulka-incident/1',
  rulebook: '000',
  article: '000.3.3.2',
  facts: {
    offender: 'Рябинина',
    noticed: 'laterPlay',
    revokeTrick: 4,
    taken: { Калачёва: 1, Морошкин: 3, Рябинина: 2 },
  },
  context,
};

const compensation: Incident = {
  format: 'pulka-incident/1',
  rulebook: '000',
  article: '000.3.5',
  facts: {
    offender: 'Рябинина',
    mainArticle: '000.3.3.2',
    takenBefore: { Калачёва: 0, Морошкин: 2 },
    couldZero: { Калачёва: true, Морошкин: false },
  },
  context,
};

describe('facts', () => {
  it('of a revoke on raspasy', () => {
    expect(describeFacts(revoke)).toBe(
      'Распасы, шаг 1. Во взятке 4 Рябинина кладёт карту другой масти, имея требуемую. ' +
        'Замечено в ходе дальнейшего розыгрыша. К этому времени взято: Калачёва 1, Морошкин 3, Рябинина 2.',
    );
  });

  it('of a companion: only what it adds', () => {
    expect(describeFacts(compensation)).toBe(
      'До ошибки взято: Калачёва 0, Морошкин 2. По анализу расклада ноль был возможен: Калачёва. Ноль был невозможен: Морошкин.',
    );
  });

  it('of a code: what it stands for, with its source, and players by name', () => {
    const one: Incident = {
      format: 'pulka-incident/1',
      rulebook: '003',
      article: '003.S5',
      facts: { offender: 'p3', cardsPickedUp: true },
      context: { convention: 'sochi', players: ['p1', 'p2', 'p3'] },
    };
    expect(describeFacts(one, (id) => (id === 'p3' ? 'Верстов' : id))).toBe(
      'Нарушитель — Верстов: сдано вне очереди (С5; Кодекс 1996 года, п. 3.2.14). Карты уже подняты.',
    );
  });

  it('of a game', () => {
    const one: Incident = {
      format: 'pulka-incident/1',
      rulebook: '000',
      article: '000.1.2',
      facts: { offender: 'B', noticed: 'laterPlay', revokeTrick: 2, revokeKind: 'didNotRuffWhenVoid' },
      context: { convention: 'sochi', players: ['A', 'B', 'C'], contract: 8, trump: 'H', declarer: 'A' },
    };
    expect(describeFacts(one)).toBe(
      'Игра 8♥, разыгрывает A. Во взятке 2 B не бьёт козырем, не имея масти хода. Замечено в ходе дальнейшего розыгрыша.',
    );
  });
});

describe('lines', () => {
  it('say who, where, how much and why', () => {
    const ruling = rule(revoke);
    expect(writeLines(ruling, revoke)).toEqual([
      {
        who: 'Рябинина',
        where: 'mountain',
        on: null,
        amount: 4,
        whyRu: 'оставшиеся 4 взятки × 1, ФР 3.3.2',
        byDeal: false,
      },
      {
        who: 'Рябинина',
        where: 'mountain',
        on: null,
        amount: 1,
        whyRu: 'штрафная 1 взятка × 1, ФР 3.3.2',
        byDeal: false,
      },
    ]);
    expect(writeLines(rule(compensation), compensation)).toEqual([
      {
        who: 'Калачёва',
        where: 'whists',
        on: 'Рябинина',
        amount: 30,
        whyRu: 'возможный ноль, шаг 1, ФР 3.5',
        byDeal: false,
      },
    ]);
  });

  it('mark what the deal itself writes', () => {
    const one: Incident = {
      format: 'pulka-incident/1',
      rulebook: '004',
      article: '004.3',
      facts: {
        cards: { A: 9, B: 10, C: 10 },
        calls: { B: 'whist', C: 'pass' },
        tricks: { A: 5, B: 5, C: 0 },
      },
      context: {
        convention: 'sochi',
        players: ['A', 'B', 'C'],
        contract: 6,
        declarer: 'A',
        stage: 'contract',
      },
    };
    expect(writeLines(rule(one), one).map(({ whyRu, byDeal }) => [whyRu, byDeal])).toEqual([
      ['штрафные 2 взятки × 2, НКК 3', false],
      ['недобор, 1 взятка × 2, НКК 3', true],
      ['5 взяток × 2, НКК 3', true],
      ['подсад, 1 взятка × 2, НКК 3', true],
      ['подсад, 1 взятка × 2, НКК 3', true],
    ]);
  });

  it('instructions cite their article, line by line', () => {
    expect(rule(revoke).instructions).toEqual([
      'Розыгрыш окончен. Рябинина: в гору 4 (4 взятки × 1), за оставшиеся взятки (ФР 3.3.2)',
      'Рябинина: в гору 1 (1 взятка × 1), штраф (ФР 3.3.2)',
      'Проверить также ФР 3.5: компенсация за возможные ноль взяток (ФР 3.3.2)',
      'Взятки, взятые раньше, пишутся как обычно, без амнистии (ФР 3.3.2)',
    ]);
  });
});

describe('numbers in Russian', () => {
  it.each([
    [1, '1 взятка'],
    [2, '2 взятки'],
    [5, '5 взяток'],
    [11, '11 взяток'],
    [21, '21 взятка'],
    [114, '114 взяток'],
  ])('%i', (n, text) => expect(tricksRu(n)).toBe(text));
  it('whists', () =>
    expect([whistsRu(0), whistsRu(1), whistsRu(90)]).toEqual(['0 вистов', '1 вист', '90 вистов']));
  it('a form of any noun', () => expect(form(3, 'a', 'b', 'c')).toBe('b'));
});

describe('search', () => {
  const first = (query: string): string | undefined => searchArticles(query)[0]?.article.refRu;

  it.each([
    ['Р5', 'Р5'],
    ['р5', 'Р5'],
    ['P5', 'Р5'],
    ['R5', 'Р5'],
    ['T3B', 'Т3В'],
    ['з1', 'З1'],
    ['31', 'З1'],
    ['3.3.2', 'ФР 3.3.2'],
    ['ФР 3.3.2', 'ФР 3.3.2'],
    ['004.6.2', 'НКК 6.2'],
    ['нкк 5.2.3', 'НКК 5.2.3'],
    ['сдано вне очереди', 'С5'],
    ['3.9.18', 'Р2'],
  ])('%s finds %s', (query, ref) => expect(first(query)).toBe(ref));

  it('finds by the beginning of a word, whatever ё and case', () => {
    const found = searchArticles('фальш').map(({ article }) => article.refRu);
    expect(found).toContain('ФР 3.3.2');
    expect(found).toContain('Р5');
    expect(searchArticles('СЪЕМ').map(({ article }) => article.refRu)).toEqual([
      'С9',
      'Кодекс 1996, п. 3.2.14, 3.2.18',
    ]);
    expect(searchArticles('нет такого')).toEqual([]);
  });

  it('folds look-alikes', () => expect(foldRu('Ёлка TOX')).toBe('елка тох'));
});

describe('own decision', () => {
  it('is the arbiter’s amounts by seat', () => {
    const lines = [
      { who: 'B', where: 'mountain' as const, on: null, amount: 3 },
      { who: 'A', where: 'whists' as const, on: 'B', amount: 15 },
    ];
    expect(ownDecision(['A', 'B', 'C'], 'соглашение стола', lines)).toEqual({
      scored: 'unchanged',
      mountain: [0, 3, 0],
      whists: [
        [0, 15, 0],
        [0, 0, 0],
        [0, 0, 0],
      ],
    });
  });

  it.each([
    ['', { who: 'B', where: 'mountain' as const, on: null, amount: 3 }, 'reason'],
    ['причина', { who: 'D', where: 'mountain' as const, on: null, amount: 3 }, 'lines[0].who'],
    ['причина', { who: 'B', where: 'mountain' as const, on: null, amount: 1.5 }, 'lines[0].amount'],
    ['причина', { who: 'B', where: 'whists' as const, on: 'B', amount: 3 }, 'lines[0].on'],
  ])('without a reason or with an impossible line it is refused (%#)', (reason, line, path) => {
    expect(() => ownDecision(['A', 'B', 'C'], reason, [line])).toThrow(path);
  });
});
