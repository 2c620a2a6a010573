/**
 * axe over every screen and dialog of the real window in light, dark and high contrast. Each is opened by keyboard
 * alone; nothing serious or critical may stand anywhere, lesser remarks are printed.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screenFiles, type ScreenFiles } from '../fixtures/screens.ts';
import { launch, type Program } from './app.ts';
import { findings, loadAxe, themes, wear } from './axe.ts';
import { handOn } from './hand.ts';
import { partOf, screens, visitAll } from './screens.ts';

let files: ScreenFiles;
let program: Program;

beforeAll(async () => {
  files = await screenFiles();
  program = await launch();
  await program.page.setViewportSize({ width: 1280, height: 800 });
  await loadAxe(program.page);
});
afterAll(async () => {
  await program.close();
  files.remove();
});

const GRAVE = ['serious', 'critical'];

test('nothing serious on any screen in any theme', async () => {
  const { page } = program;
  const grave: string[] = [];
  const lesser = new Set<string>();
  const visited: string[] = [];
  await visitAll(program, handOn(page), files, async (screen) => {
    const { id } = screen;
    visited.push(id);
    for (const theme of themes) {
      await wear(page, theme);
      for (const { impact, text } of await findings(page, partOf(screen), theme === 'light')) {
        if (GRAVE.includes(impact)) grave.push(`${id}, ${theme}: ${impact} ${text}`);
        else lesser.add(`${id}: ${impact} ${text}`);
      }
    }
  });
  if (lesser.size > 0) console.info([...lesser].join('\n'));
  expect(grave).toEqual([]);
  // All of the list, the start page twice, the file that cannot be used, the tour.
  expect(visited).toHaveLength(screens.length + 4);
}, 240_000);
