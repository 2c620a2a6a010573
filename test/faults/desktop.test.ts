/** The main process around faults: its log, its small files, how often a crashed window is tried again. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { jsonStore } from '../../main/app/json-store.ts';
import { openLog, scrubbed } from '../../main/app/log.ts';
import { reloads } from '../../main/app/recovery.ts';
import { writeWhole } from '../../main/app/write-whole.ts';
import { pulka } from '../fixtures/cli.ts';
import { createTable, startService, temporaryFolder } from '../fixtures/service.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

describe('the log', () => {
  test('turns over, and keeps the present file and three older ones', () => {
    const log = openLog(folder.path);
    const line = 'x'.repeat(1000);
    for (let i = 0; i < 6000; i++) log(line);
    const names = readdirSync(folder.path).sort();
    expect(names).toEqual(['pulka.log', 'pulka.log.1', 'pulka.log.2', 'pulka.log.3']);
    for (const name of names) expect(statSync(folder.file(name)).size).toBeLessThan(1_060_000);
  });

  test.each([
    ['a path', 'backup failed /home/anna/Турниры/Осенний кубок.pulka'],
    ['a Latin name of a file', 'opened /home/anna/Ivanov cup.pulka'],
    ['JSON in an error', `SyntaxError: Unexpected token in JSON, "surname":"Иванов" is not valid`],
    ['a Latin name in JSON', `{"surname":"Ivanov","given":"Pavel"}`],
    ['quotes of every kind', `player «Ёжиков-Щукин Ярослав» 'Ivanov P.' \`Pavel\``],
    ['plain words', 'нет игрока Иванов за столом 3'],
  ])('holds nothing of the club: %s', (_name, line) => {
    const text = scrubbed(line, '/home/anna');
    for (const secret of ['Иванов', 'Ivanov', 'Pavel', 'Ёжиков', 'Щукин', 'Осенний', 'Турниры', 'anna'])
      expect(text).not.toContain(secret);
  });

  test('costs no time for a line of any length', () => {
    const begun = performance.now();
    scrubbed('x'.repeat(1_000_000));
    scrubbed('/'.repeat(500_000) + '"'.repeat(500_001));
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  test('still says what happened and where', () => {
    const line =
      'service error: deals.record: unexpected Error: boom\n    at fold (/opt/pulka/out/main/service.js:10:5) ' +
      '[{"path":"deals[3].tricks","code":"value/missing"}]';
    expect(scrubbed(line, '/home/anna')).toBe(line);
  });

  test('says everything only when it was asked to', () => {
    openLog(folder.path, true)('игрок Иванов');
    expect(readFileSync(folder.file('pulka.log'), 'utf8')).toContain('игрок Иванов');
  });

  test('that cannot be written stops nothing', () => {
    writeFileSync(folder.file('file'), '');
    expect(() => openLog(folder.file('file'))('x')).not.toThrow();
  });
});

describe('a crashed window', () => {
  test('is tried again three times a minute, and later again', () => {
    let now = 0;
    const mayReload = reloads(() => now);
    expect([mayReload(), mayReload(), mayReload(), mayReload()]).toEqual([true, true, true, false]);
    now = 61_000;
    expect(mayReload()).toBe(true);
  });
});

describe('files outside the tournament', () => {
  test('are whole or not there, and nothing is left beside them', async () => {
    const path = folder.file('документ.pdf');
    await writeWhole(path, Buffer.from('один'));
    await writeWhole(path, Buffer.from('два'));
    expect(readFileSync(path, 'utf8')).toBe('два');
    expect(readdirSync(folder.path)).toEqual(['документ.pdf']);
    await expect(writeWhole(folder.file('нет/д.pdf'), Buffer.from(''))).rejects.toMatchObject({
      code: 'file/missingFolder',
    });
    mkdirSync(folder.file('папка'));
    await expect(writeWhole(folder.file('папка'), Buffer.from(''))).rejects.toMatchObject({
      code: 'file/folderGiven',
    });
    expect(readdirSync(folder.path).sort()).toEqual(['документ.pdf', 'папка']);
  });

  test('never go through a name that somebody has laid there', async () => {
    // A link under the temporary name of an earlier program led into another file.
    const victim = folder.file('victim');
    writeFileSync(victim, 'цело');
    symlinkSync(victim, folder.file(`.out.pdf.${process.pid}.part`));
    await writeWhole(folder.file('out.pdf'), Buffer.from('x'));
    expect(readFileSync(victim, 'utf8')).toBe('цело');
  });

  test.skipIf(process.platform === 'win32')('go into a device, which stays one', async () => {
    await writeWhole('/dev/null', Buffer.from('x'));
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('settings that were spoiled fall back, and are written whole', () => {
    const path = folder.file('s.json');
    for (const text of ['', '{', '"x"', '{"n":"x"}']) {
      writeFileSync(path, text);
      expect(jsonStore(path, z.object({ n: z.number() }), { n: 7 }).read()).toEqual({ n: 7 });
    }
    jsonStore(path, z.object({ n: z.number() }), { n: 7 }).write({ n: 8 });
    expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ n: 8 });
    expect(readdirSync(folder.path)).toEqual(['s.json']);
  });
});

describe.skipIf(process.platform === 'win32')('--out of the command line', () => {
  const tournament = async (): Promise<string> => {
    const path = folder.file('t.pulka');
    const service = startService();
    await createTable(service, path, ['А', 'Б', 'В']);
    await service.close();
    return path;
  };

  test('into /dev/null puts no file in its place', async () => {
    const path = await tournament();
    const { exit } = await pulka(['export', path, '--out', '/dev/null']);
    expect([exit, statSync('/dev/null').isCharacterDevice()]).toEqual([0, true]);
  });

  test('into a pipe reaches the reader', async () => {
    const path = await tournament();
    const pipe = folder.file('pipe');
    const made = spawn('mkfifo', [pipe]);
    await once(made, 'exit');
    const reader = spawn('cat', [pipe]);
    let text = '';
    reader.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const writer = spawn(process.execPath, ['main/cli/index.ts', 'export', path, '--out', pipe]);
    const [[status]] = (await Promise.all([once(writer, 'exit'), once(reader, 'close')])) as [
      [number],
      unknown,
    ];
    expect([status, statSync(pipe).isFIFO()]).toEqual([0, true]);
    expect(JSON.parse(text)).toMatchObject({ format: 'pulka-tournament/1' });
  });

  test('«Турнир № 1 (май)/пулька %#?.pulka» can be made, typed into, checked, printed and exported', async () => {
    const name = 'Турнир № 1 (май)';
    mkdirSync(folder.file(name));
    const path = folder.file(`${name}/пулька %#?.pulka`);
    const json = folder.file(`${name}/выгрузка %#?.json`);
    const first = await tournament();
    expect((await pulka(['export', first, '--out', json])).exit).toBe(0);
    expect((await pulka(['import', '--db', path, json])).exit).toBe(0);
    const typed = await pulka(['enter', '--table', '1.1', path], '263\n');
    expect(typed.out).toMatch(/^ok 1 /);
    expect((await pulka(['check', path])).exit).toBe(0);
    const pdf = folder.file(`${name}/таблица %#?.pdf`);
    expect((await pulka(['print', path, 'standings', '--out', pdf])).exit).toBe(0);
    expect(readFileSync(pdf).subarray(0, 5).toString()).toBe('%PDF-');
  });
});
