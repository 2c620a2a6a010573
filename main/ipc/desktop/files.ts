import { BrowserWindow, clipboard, dialog, shell, type FileFilter, type WebContents } from 'electron';
import { mkdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { PulkaError } from '../../../shared/ipc/errors.ts';
import { documentsFolder } from '../../app/paths.ts';
import { desktopTexts } from '../../app/texts.ts';
import { writeWhole } from '../../app/write-whole.ts';
import type { DesktopContext, DesktopHandlers } from './handlers.ts';

type Names =
  | 'desktop.chooseOpen'
  | 'desktop.chooseSave'
  | 'desktop.chooseFolder'
  | 'desktop.saveBytes'
  | 'desktop.saveInto'
  | 'desktop.readText'
  | 'desktop.copyText'
  | 'desktop.reveal'
  | 'desktop.revealLog';
type FileKind = 'tournament' | 'pdf' | 'json' | 'csv' | 'xlsx' | 'html';

const EXTENSIONS: Readonly<Record<FileKind, string>> = {
  tournament: 'pulka',
  pdf: 'pdf',
  json: 'json',
  csv: 'csv',
  xlsx: 'xlsx',
  html: 'html',
};
/** No text that the program reads is larger. */
const MAX_TEXT_BYTES = 64 * 1024 * 1024;

const windowOf = (contents: WebContents): BrowserWindow => {
  const window = BrowserWindow.fromWebContents(contents);
  if (window === null) throw new PulkaError('call/refused');
  return window;
};

/** A name that every file system takes. */
const safeFileName = (name: string): string =>
  name
    .replace(/[<>:"/\\|?*\u0000-\u001f]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/[. ]+$/, '')
    .trim()
    .slice(0, 120);

/** A name in the folder that nothing has: nothing there is written over. */
async function freeName(folder: string, name: string): Promise<string> {
  const { name: stem, ext } = parse(name);
  for (let n = 1; ; n++) {
    const safe = `${safeFileName(stem) || 'pulka'}${n === 1 ? '' : ` (${n})`}${ext}`;
    const path = join(folder, safe);
    const taken = await stat(path).then(
      () => true,
      () => false,
    );
    if (!taken) return path;
  }
}

/** Dialogs and files outside the tournament; a path chosen in a dialog may be written, no other. */
export const fileHandlers = (context: DesktopContext): Pick<DesktopHandlers, Names> => {
  const chosen = new Set<string>();
  const folders = new Set<string>();
  const filter = (kind: FileKind): FileFilter[] => {
    const t = desktopTexts(context.preferences.read().locale);
    return [{ name: t(`desktop.fileKind.${kind}`), extensions: [EXTENSIONS[kind]] }];
  };
  return {
    'desktop.chooseOpen': async ({ kind }, from) => {
      const result = await dialog.showOpenDialog(windowOf(from), {
        defaultPath: documentsFolder(),
        properties: ['openFile'],
        filters: filter(kind),
      });
      const path = result.canceled ? null : (result.filePaths[0] ?? null);
      if (path !== null) chosen.add(path);
      return { path };
    },
    'desktop.chooseSave': async ({ kind, name }, from) => {
      const file = `${safeFileName(name) || 'pulka'}.${EXTENSIONS[kind]}`;
      const result = await dialog.showSaveDialog(windowOf(from), {
        defaultPath: join(documentsFolder(), file),
        filters: filter(kind),
        properties: ['createDirectory', 'showOverwriteConfirmation'],
      });
      if (result.canceled || result.filePath === '') return { path: null };
      const extension = `.${EXTENSIONS[kind]}`;
      const path = result.filePath.toLowerCase().endsWith(extension)
        ? result.filePath
        : result.filePath + extension;
      chosen.add(path);
      return { path };
    },
    'desktop.chooseFolder': async (_input, from) => {
      const result = await dialog.showOpenDialog(windowOf(from), {
        defaultPath: documentsFolder(),
        properties: ['openDirectory', 'createDirectory'],
      });
      const path = result.canceled ? null : (result.filePaths[0] ?? null);
      if (path !== null) folders.add(path);
      return { path };
    },
    'desktop.saveInto': async ({ folder, name, bytes }) => {
      if (!folders.has(folder)) throw new PulkaError('file/notChosen', { path: folder });
      const path = await freeName(folder, name);
      await writeWhole(path, bytes);
      return { path };
    },
    'desktop.saveBytes': async ({ path, bytes }) => {
      if (!chosen.has(path)) throw new PulkaError('file/notChosen', { path });
      await writeWhole(path, bytes);
      return { path };
    },
    'desktop.readText': async ({ path }) => {
      if (!chosen.has(path)) throw new PulkaError('file/notChosen', { path });
      if ((await stat(path)).size > MAX_TEXT_BYTES) throw new PulkaError('file/tooLarge', { path });
      return { text: await readFile(path, 'utf8') };
    },
    'desktop.copyText': async ({ text }) => {
      clipboard.writeText(text);
      return {};
    },
    'desktop.revealLog': async () => {
      // The folder is made with the first line; there may have been nothing to tell.
      await mkdir(context.logFolder, { recursive: true });
      await shell.openPath(context.logFolder);
      return {};
    },
    'desktop.reveal': async ({ path }) => {
      shell.showItemInFolder(path);
      return {};
    },
  };
};
