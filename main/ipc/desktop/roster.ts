/** The club's list of players: calls that main answers itself. */
import { BrowserWindow, dialog } from 'electron';
import { randomUUID } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { addPeople, personKey, type PersonFields } from '../../../shared/roster/person.ts';
import { readCsv } from '../../app/csv.ts';
import { documentsFolder } from '../../app/paths.ts';
import { desktopTexts } from '../../app/texts.ts';
import type { DesktopContext, DesktopHandlers } from './handlers.ts';

type Names =
  'roster.list' | 'roster.add' | 'roster.change' | 'roster.remove' | 'roster.openCsv' | 'roster.import';

/** No list of players is larger. */
const MAX_CSV_BYTES = 8 * 1024 * 1024;

export const rosterHandlers = ({ roster, preferences }: DesktopContext): Pick<DesktopHandlers, Names> => {
  const add = ({ people }: { people: PersonFields[] }): Promise<{ added: number; known: number }> =>
    roster.change((list) => {
      const merged = addPeople(list, people, randomUUID);
      const answer = { added: merged.added, known: merged.known };
      return { people: merged.added === 0 ? list : merged.people, answer };
    });
  return {
    'roster.list': () => roster.read(),
    'roster.add': add,
    'roster.import': add,
    'roster.change': ({ person }) =>
      roster.change((list) => {
        const at = list.findIndex(({ personId }) => personId === person.personId);
        if (at < 0) throw new PulkaError('roster/unknown');
        const key = personKey(person);
        if (list.some((other, i) => i !== at && personKey(other) === key))
          throw new PulkaError('roster/twice');
        return { people: list.with(at, person), answer: {} };
      }),
    'roster.remove': ({ personIds }) =>
      roster.change((list) => {
        const gone = new Set(personIds);
        return { people: list.filter(({ personId }) => !gone.has(personId)), answer: {} };
      }),
    'roster.openCsv': async (_input, from) => {
      const window = BrowserWindow.fromWebContents(from);
      if (window === null) throw new PulkaError('call/refused');
      const t = desktopTexts(preferences.read().locale);
      const result = await dialog.showOpenDialog(window, {
        defaultPath: documentsFolder(),
        properties: ['openFile'],
        filters: [{ name: t('desktop.fileKind.csv'), extensions: ['csv', 'txt', 'tsv'] }],
      });
      const path = result.canceled ? undefined : result.filePaths[0];
      if (path === undefined) return null;
      if ((await stat(path)).size > MAX_CSV_BYTES) throw new PulkaError('file/tooLarge', { path });
      return { name: basename(path), ...readCsv(await readFile(path)) };
    },
  };
};
