/** Every command of the command line: output, messages, exit status. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pulka } from '../fixtures/cli.ts';
import { createTable, startService, temporaryFolder } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const cases = (name: string): Record<string, unknown>[] =>
  (
    JSON.parse(readFileSync(resolve(import.meta.dirname, `../tables/${name}.json`), 'utf8')) as {
      cases: Record<string, unknown>[];
    }
  ).cases;

/** The sheet of formats.md, whose result is given there. */
const sheet = (edit: (sheet: Record<string, unknown>) => void = () => undefined): string => {
  const json = {
    format: 'pulka-sheet/1',
    convention: 'sochi',
    options: { withoutThree: true },
    target: 10,
    players: ['Анна', 'Борис', 'Вера'],
    deals: [
      {
        ...{ type: 'game', dealer: 2, declarer: 0, level: 6, trump: 'spades' },
        defence: [
          { player: 1, says: 'whist' },
          { player: 2, says: 'pass' },
        ],
        tricks: { '0': 6 },
      },
      { type: 'misere', dealer: 0, declarer: 1, tricks: 0, shared: false },
      { type: 'raspasy', dealer: 1, tricks: [4, 3, 3] },
    ],
  };
  edit(json);
  return JSON.stringify(json);
};

async function tableFile(players = ['Рябинина', 'Морошкин', 'Верстов', 'Калачёва']): Promise<string> {
  const path = folder.file('t.pulka');
  const service = startService();
  await createTable(service, path, players, { target: null });
  await service.close();
  return path;
}

describe('score', () => {
  test('the example of the format', async () => {
    const { exit, out, err } = await pulka(['score', '-'], sheet());
    expect([exit, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({
      format: 'pulka-result/1',
      pool: [2, 10, 0],
      mountain: [1, 0, 0],
      whists: [
        [0, 0, 0],
        [8, 0, 0],
        [0, 0, 0],
      ],
      closed: false,
      result: ['-104/3', '214/3', '-110/3'],
      rounded: [-34, 71, -37],
    });
  });

  test('from a file with a byte order mark, as a table for people', async () => {
    writeFileSync(folder.file('s.json'), `\uFEFF${sheet()}`);
    const { exit, out } = await pulka(['score', folder.file('s.json'), '--text', '--lang', 'ru']);
    expect(exit).toBe(0);
    expect(out.split('\n')[1]).toMatch(/^Анна +2 +1 .*-104\/3 +−34$/);
    expect(out).toContain('Пулька не закрыта.');
  });

  test.each<[string, (sheet: Record<string, unknown>) => void, string]>([
    [
      '9 tricks',
      (s) => ((s['deals'] as { tricks: number[] }[])[2]!.tricks = [3, 3, 3]),
      'deals[2].tricks: 9 tricks in all, 10 expected\n',
    ],
    ['an unknown field', (s) => (s['colour'] = 1), 'colour: unknown field "colour"\n'],
    ['a wrong type', (s) => (s['target'] = '10'), 'target: a number is expected\n'],
  ])('%s: place and reason, exit status 2', async (_name, edit, message) => {
    expect(await pulka(['score', '-'], sheet(edit))).toEqual({ exit: 2, out: '', err: message });
  });

  test('no file, no JSON', async () => {
    const missing = await pulka(['score', folder.file('none.json')]);
    expect([missing.exit, missing.err.startsWith('There is no file "none.json"')]).toEqual([2, true]);
    const broken = await pulka(['score', '-', '--lang=ru'], '{');
    expect([broken.exit, broken.err.startsWith('Это не JSON')]).toEqual([2, true]);
  });
});

describe('rule', () => {
  const incidentOf = ({ rulebook, article, facts, context, settings }: Record<string, unknown>): string =>
    JSON.stringify({ format: 'pulka-incident/1', rulebook, article, facts, context, settings });

  /** Zeros are left out of a ruling. */
  const withoutZeros = (amounts: unknown): object =>
    Object.fromEntries(
      Object.entries(amounts as Record<string, number>).filter(([, amount]) => amount !== 0),
    );

  test.each(['rulings', 'rulings-conventions'])('every case of %s', async (name) => {
    for (const one of cases(name)) {
      const expected = one['expect'] as Record<string, unknown>;
      const { exit, out, err } = await pulka(['rule', '-'], incidentOf(one));
      if (expected['rejected'] !== undefined) {
        expect([one['id'], exit, out]).toEqual([one['id'], 2, '']);
        expect(err.startsWith(`${String(expected['rejected'])}: `)).toBe(true);
        continue;
      }
      expect([one['id'], exit, err]).toEqual([one['id'], 0, '']);
      const ruling = JSON.parse(out) as Record<string, unknown>;
      const { redeal, scored } = expected;
      expect(ruling).toMatchObject({ format: 'pulka-ruling/1', redeal, scored });
      expect([ruling['mountain'], ruling['whists']]).toEqual([
        withoutZeros(expected['mountain']),
        withoutZeros(expected['whists']),
      ]);
    }
  });

  test('an unknown field, with its place', async () => {
    const { exit, err } = await pulka(
      ['rule', '-'],
      JSON.stringify({ format: 'pulka-incident/1', colour: 1 }),
    );
    expect(exit).toBe(2);
    expect(err).toContain('colour: unknown field "colour"');
  });
});

describe('enter', () => {
  test('answers every line, goes on after a refusal, keeps what was acknowledged', async () => {
    const path = await tableFile();
    // The first seat deals: 2 plays 8♥ (first whists, second passes) and takes 8; then 2 deals and cannot play.
    const { exit, out, err } = await pulka(['enter', path, '--table', '1.1'], '284108\n284108\n\nxyz\n364\n');
    expect([exit, err]).toEqual([0, '']);
    const lines = out.trimEnd().split('\n');
    expect(lines).toHaveLength(4);
    expect(lines[0]).toBe('ok 1 Морошкин plays 8♥, Верстов whist, Калачёва pass, tricks 8');
    expect(lines[1]).toMatch(/^error at key 1: Морошкин deals/);
    expect(lines[2]).toMatch(/^error at key 1: /);
    expect(lines[3]).toMatch(/^ok 2 Верстов plays 6♥/);
    const again = await pulka(['enter', path, '--table', '1.1', '--lang', 'ru'], '4*0\n');
    expect(again.out).toMatch(/^ok 3 Калачёва/);
    expect((await pulka(['check', path])).out).toContain('deals: 3');
  });

  test('a deal behind the end of the pulka is refused with the reason', async () => {
    const path = folder.file('small.pulka');
    const service = startService();
    const tableId = await createTable(service, path, ['А', 'Б', 'В'], { target: 2 });
    await service.close();
    // Three sixes, both passed: every pool stands at 2.
    const { out } = await pulka(['enter', path, '--table', tableId], '264\n364\n164\n264\n');
    expect(
      out
        .split('\n')
        .slice(0, 4)
        .map((line) => line.split(' ')[0]),
    ).toEqual(['ok', 'ok', 'ok', 'error']);
    expect(out).toContain('a deal after the pulka closed');
  });

  test('no such table, no table named', async () => {
    const path = await tableFile();
    expect(await pulka(['enter', path, '--table', '7.1'])).toMatchObject({
      exit: 2,
      err: 'No such table: 7.1\n',
    });
    expect((await pulka(['enter', path])).err).toContain('The option --table is needed');
  });
});

describe('check', () => {
  test('exit status 0 and a count', async () => {
    const path = await tableFile();
    expect(await pulka(['check', path])).toEqual({
      exit: 0,
      out: 'Sheets: 1, deals: 0, entries: 6.\nNo differences.\n',
      err: '',
    });
  });

  test('exit status 1 and the differences', async () => {
    const path = await tableFile();
    await pulka(['enter', path, '--table', '1.1'], '284108\n');
    const db = new Database(path);
    const trigger = db.prepare(`SELECT sql FROM sqlite_schema WHERE name = 'entry_no_update'`).get() as {
      sql: string;
    };
    db.exec('DROP TRIGGER entry_no_update');
    db.exec(
      `UPDATE entry SET payload = json_set(payload, '$.deal.tricks."1"', 7) WHERE kind = 'deal.recorded'`,
    );
    db.exec(trigger.sql);
    db.close();
    const { exit, out } = await pulka(['check', path]);
    expect(exit).toBe(1);
    expect(out).toMatch(
      /^rounds\[1\]\.tables\[1\]\.deals\[1\] \(entries\[6\]\): stored \{.*\}, computed \{.*\}$/m,
    );
    expect(out).toContain('There are differences.');
  });

  test('a damaged file is an answer, another file is bad input', async () => {
    const path = await tableFile();
    const bytes = readFileSync(path);
    bytes.fill(0x5a, 4096);
    writeFileSync(path, bytes);
    expect((await pulka(['check', path])).exit).toBe(1);
    expect(readFileSync(path).equals(bytes)).toBe(true);
    writeFileSync(folder.file('x.txt'), 'hello');
    const other = await pulka(['check', folder.file('x.txt')]);
    expect([other.exit, other.err]).toEqual([2, expect.stringContaining('not a SQLite database')]);
  });
});

describe('export and import', () => {
  test('are lossless both ways', async () => {
    const path = await tableFile();
    await pulka(['enter', path, '--table', '1.1'], '284108\n364\n');
    const first = await pulka(['export', path]);
    writeFileSync(folder.file('t.json'), first.out);
    const target = folder.file('new.pulka');
    expect((await pulka(['import', folder.file('t.json'), '--db', target])).exit).toBe(0);
    expect((await pulka(['export', target, '--out', folder.file('again.json')])).exit).toBe(0);
    expect(readFileSync(folder.file('again.json'), 'utf8')).toBe(first.out);
    // An existing file is never replaced.
    const again = await pulka(['import', folder.file('t.json'), '--db', target]);
    expect([again.exit, again.err]).toEqual([2, expect.stringContaining('exists already')]);
  });

  test('bad input is refused with its place, no file is made', async () => {
    const target = folder.file('new.pulka');
    const { exit, err } = await pulka(
      ['import', '-', '--db', target],
      '{"format":"pulka-tournament/1","entries":[{}]}',
    );
    expect(exit).toBe(2);
    expect(err).toContain('entries[0].kind: ');
    expect(existsSync(target)).toBe(false);
  });
});

describe('print', () => {
  test('writes the document, counts the revision', async () => {
    const path = await tableFile();
    await pulka(['enter', path, '--table', '1.1'], '284108\n');
    const out = folder.file('standings.pdf');
    const printed = await pulka(['print', path, 'standings', '--out', out, '--time-zone', 'Europe/Moscow']);
    expect(printed.exit).toBe(0);
    expect(printed.err).toMatch(/rev\. 1, code 1-/);
    expect(readFileSync(out, 'latin1').slice(0, 5)).toBe('%PDF-');
    await pulka(['enter', path, '--table', '1.1'], '364\n');
    expect((await pulka(['print', path, 'standings', '--out', out])).err).toMatch(/rev\. 2, code 2-/);
    expect(
      (await pulka(['print', path, 'protocol', '--table', '1.1', '--out', folder.file('p.pdf')])).exit,
    ).toBe(0);
  });

  test('no such document, slip, folder; nothing to print', async () => {
    const path = await tableFile();
    const out = folder.file('x.pdf');
    expect((await pulka(['print', path, 'bingo', '--out', out])).err).toContain('No document "bingo"');
    expect((await pulka(['print', path, 'ruling-slip', '--slip', '3', '--out', out])).err).toContain(
      'No such ruling: 3',
    );
    expect((await pulka(['print', path, 'ruling-slip', '--out', out])).err).toContain('nothing to print');
    expect((await pulka(['print', path, 'standings', '--out', folder.file('no/x.pdf')])).err).toContain(
      'folder',
    );
    expect(existsSync(out)).toBe(false);
  });
});

describe('demo', () => {
  test('makes the sample, every document, and the standings', async () => {
    const out = folder.file('demo');
    mkdirSync(out);
    const ran = await pulka(['demo', '--out', out, '--lang', 'ru']);
    expect([ran.exit, ran.err.split('\n').filter((line) => line.endsWith('.pdf')).length > 6]).toEqual([
      0,
      true,
    ]);
    expect(ran.out.split('\n')[0]).toMatch(/^Место +Игрок +Тур 1 /);
    expect((await pulka(['check', `${out}/demo.pulka`])).exit).toBe(0);
    // Tables sum to 0 in every round.
    const foot = ran.out.trimEnd().split('\n').at(-1)?.trim().split(/ +/) ?? [];
    expect(foot.slice(0, 2)).toEqual(['Всего', '0']);
  });
});

describe('usage', () => {
  test('help, unknown commands and options, wrong counts', async () => {
    expect(await pulka(['--help'])).toMatchObject({ exit: 0, err: '' });
    expect((await pulka(['--help', '--lang', 'ru'])).out).toContain('Использование');
    expect((await pulka(['score', '--help'])).exit).toBe(0);
    expect((await pulka([])).exit).toBe(2);
    expect((await pulka(['fly'])).err).toContain('No command "fly"');
    expect((await pulka(['score', '-', '--fast'])).err).toContain("'--fast'");
    expect((await pulka(['score', '-', '--db', 'x'])).err).toContain('no option --db');
    expect((await pulka(['score', 'a', 'b'])).err).toContain('2 file names, 1 expected');
    expect((await pulka(['score', '-', '--lang', 'fr'])).err).toContain('No language "fr"');
  });

  test('as a program of its own', () => {
    const cli = resolve(import.meta.dirname, '../../main/cli/index.ts');
    const done = spawnSync(process.execPath, [cli, 'score', '-'], { input: sheet(), encoding: 'utf8' });
    expect([done.status, done.stderr]).toEqual([0, '']);
    const refused = spawnSync(process.execPath, [cli, 'score', '-'], { input: '{}', encoding: 'utf8' });
    expect([refused.status, refused.stdout]).toEqual([2, '']);
  });
});

describe('export of a table', () => {
  const sample = async (): Promise<string> => {
    const path = folder.file('sample.pulka');
    const service = startService();
    await service.ok('file.createSample', { path });
    await service.close();
    return path;
  };

  test('CSV, a workbook and a page, in Russian unless another language is named', async () => {
    const db = await sample();
    const csv = folder.file('t.csv');
    const ran = await pulka(['export', db, '--csv', 'standings', '--out', csv]);
    expect([ran.exit, ran.out, ran.err]).toEqual([0, '', `8 rows → ${csv}\n`]);
    expect(readFileSync(csv, 'utf8')).toMatch(/^\uFEFFместо;игрок;тур 1;/u);
    await pulka(['export', db, '--csv', 'standings', '--out', csv, '--lang', 'en', '--round', '1']);
    expect(readFileSync(csv, 'utf8')).toMatch(/^\uFEFFplace;player;round 1;tables;/u);
    const book = folder.file('all.xlsx');
    expect((await pulka(['export', db, '--xlsx', 'all', '--out', book])).exit).toBe(0);
    expect(readFileSync(book).subarray(0, 2).toString()).toBe('PK');
    const page = folder.file('hall.html');
    expect((await pulka(['export', db, '--html', 'standings', '--hall', '--out', page])).exit).toBe(0);
    expect(readFileSync(page, 'utf8')).toContain('http-equiv="refresh"');
  });

  test.each<[string, string[], RegExp]>([
    ['no place for it', ['--csv', 'deals'], /--out/u],
    ['two formats', ['--csv', 'deals', '--xlsx', 'deals', '--out', 'OUT'], /One of --csv, --xlsx, --html/u],
    [
      'a table that is not',
      ['--csv', 'hands', '--out', 'x'],
      /No table "hands": there are standings, deals/u,
    ],
    ['everything as a CSV', ['--csv', 'all', '--out', 'OUT'], /A CSV holds one table/u],
    ['deals as a page', ['--html', 'deals', '--out', 'OUT'], /Only the standings can be a page/u],
    ['a round that is not', ['--csv', 'standings', '--round', '7', '--out', 'OUT'], /No such round: 7/u],
    [
      'a round that is no number',
      ['--csv', 'standings', '--round', 'x', '--out', 'OUT'],
      /No such round: x/u,
    ],
    ['a zone that is not', ['--csv', 'deals', '--time-zone', 'Mars', '--out', 'OUT'], /No time zone "Mars"/u],
  ])('refused: %s; nothing is written', async (_what, args, message) => {
    const db = await sample();
    const out = folder.file('out');
    const { exit, err } = await pulka(['export', db, ...args.map((arg) => (arg === 'OUT' ? out : arg))]);
    expect(exit).toBe(2);
    expect(err).toMatch(message);
    expect(existsSync(out)).toBe(false);
  });

  test('never over a tournament', async () => {
    const db = await sample();
    const { exit } = await pulka(['export', db, '--csv', 'deals', '--out', db]);
    expect(exit).toBe(2);
    expect((await pulka(['check', db])).exit).toBe(0);
  });
});
