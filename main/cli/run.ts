/** The `pulka` command line, on the same dispatch as the window. */
import { parseArgs } from 'node:util';
import { locales, translator, type Locale, type Translate } from '../../shared/locales/index.ts';
import { createService, type Service } from '../service/service.ts';
import { check } from './commands/check.ts';
import { demo } from './commands/demo.ts';
import { enter } from './commands/enter.ts';
import { exportCommand, importCommand } from './commands/exchange.ts';
import { print } from './commands/print.ts';
import { rule } from './commands/rule.ts';
import { score } from './commands/score.ts';
import { errorLines, Refused, Usage, type Exit, type Streams } from './io.ts';

/** Options of all commands; each command says which it takes. */
const OPTIONS = {
  text: { type: 'boolean' },
  table: { type: 'string' },
  out: { type: 'string' },
  db: { type: 'string' },
  slip: { type: 'string' },
  round: { type: 'string' },
  'two-up': { type: 'boolean' },
  csv: { type: 'string' },
  xlsx: { type: 'string' },
  html: { type: 'string' },
  hall: { type: 'boolean' },
  'time-zone': { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
type OptionName = keyof typeof OPTIONS;

export interface Arguments {
  files: string[];
  options: Partial<Record<OptionName, string | boolean>>;
}

/** What a command works with. */
export interface Command {
  files: string[];
  option: (name: OptionName) => string | undefined;
  flag: (name: OptionName) => boolean;
  service: Service;
  streams: Streams;
  t: Translate;
  locale: Locale;
  /** Language of documents: Russian, the language of the tables, unless one is named. */
  documentLocale: Locale;
}

interface Definition {
  /** How many files it takes. */
  files: number;
  options: readonly OptionName[];
  needs: readonly OptionName[];
  run: (command: Command) => Promise<Exit>;
}

const commands: Readonly<Record<string, Definition>> = {
  score: { files: 1, options: ['text'], needs: [], run: score },
  rule: { files: 1, options: [], needs: [], run: rule },
  enter: { files: 1, options: ['table'], needs: ['table'], run: enter },
  check: { files: 1, options: [], needs: [], run: check },
  print: {
    files: 2,
    options: ['out', 'table', 'slip', 'round', 'two-up', 'time-zone'],
    needs: ['out'],
    run: print,
  },
  export: {
    files: 1,
    options: ['out', 'csv', 'xlsx', 'html', 'hall', 'round', 'time-zone'],
    needs: [],
    run: exportCommand,
  },
  import: { files: 1, options: ['db'], needs: ['db'], run: importCommand },
  demo: { files: 0, options: ['out', 'time-zone'], needs: ['out'], run: demo },
};

const isLocale = (lang: string): lang is Locale => locales.some((locale) => locale === lang);

/** The arguments of one command, or why they are not. */
function readArguments(definition: Definition, args: string[], t: Translate): Arguments {
  let parsed;
  try {
    parsed = parseArgs({ args, options: OPTIONS, allowPositionals: true, strict: true });
  } catch (error) {
    throw new Usage(error instanceof Error ? (error.message.split('. ')[0] ?? '') : '');
  }
  const allowed: readonly string[] = [...definition.options, 'lang', 'help'];
  const foreign = Object.keys(parsed.values).find((name) => !allowed.includes(name));
  if (foreign !== undefined) throw new Usage(t('cli.foreignOption', { option: `--${foreign}` }));
  if (parsed.values.help === true) return { files: parsed.positionals, options: parsed.values };
  const missing = definition.needs.find((name) => parsed.values[name] === undefined);
  if (missing !== undefined) throw new Usage(t('cli.missingOption', { option: `--${missing}` }));
  if (parsed.positionals.length !== definition.files)
    throw new Usage(t('cli.fileCount', { expected: definition.files, count: parsed.positionals.length }));
  return { files: parsed.positionals, options: parsed.values };
}

/** The language is asked for before anything can go wrong. */
function languageOf(argv: readonly string[]): Locale | null {
  const at = argv.findIndex((arg) => arg === '--lang' || arg.startsWith('--lang='));
  const lang =
    argv[at]?.startsWith('--lang=') === true ? argv[at].slice('--lang='.length) : (argv[at + 1] ?? '');
  return at >= 0 && isLocale(lang) ? lang : null;
}

/** Folder with what comes with the program. */
export interface CliOptions {
  resources: () => string;
}

/** Runs one command line. @returns the exit status */
export async function run(argv: readonly string[], streams: Streams, options: CliOptions): Promise<Exit> {
  const named = languageOf(argv);
  const locale = named ?? 'en';
  const t = translator(locale);
  const [name = '', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') {
    streams.out(t('cli.help'));
    return 0;
  }
  const definition = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (definition === undefined) {
    streams.err(
      `${name === '' ? t('cli.noCommand') : t('cli.unknownCommand', { command: name })}\n${t('cli.help')}`,
    );
    return 2;
  }
  const service = createService({
    resources: options.resources,
    log: (level, message, detail) => {
      if (level === 'error')
        streams.err(`${message} ${detail instanceof Error ? (detail.stack ?? '') : ''}\n`);
    },
  });
  try {
    const { files, options: given } = readArguments(definition, rest, t);
    const lang = given.lang;
    if (typeof lang === 'string' && !isLocale(lang)) throw new Usage(t('cli.language', { lang }));
    if (given.help === true) {
      streams.out(t('cli.help'));
      return 0;
    }
    const option = (key: OptionName): string | undefined => {
      const one = given[key];
      return typeof one === 'string' ? one : undefined;
    };
    const flag = (key: OptionName): boolean => given[key] === true;
    return await definition.run({
      files,
      option,
      flag,
      service,
      streams,
      t,
      locale,
      documentLocale: named ?? 'ru',
    });
  } catch (error) {
    if (error instanceof Usage) streams.err(`${error.message}\n${t('cli.seeHelp')}\n`);
    else if (error instanceof Refused) streams.err(`${errorLines(error.error, t).join('\n')}\n`);
    else throw error;
    return 2;
  } finally {
    await service.close();
  }
}
