/** The grammar as Markdown, for the README. */
import type { Translate } from '../locales/translate.ts';
import { helpExamples, helpSections } from './help.ts';

/** A table a section, then the examples; `t` chooses the language. Signs of a table cell are escaped. */
export function helpText(t: Translate): string {
  const cell = (text: string): string => text.replaceAll('*', '\\*').replaceAll('|', '\\|');
  const sections = helpSections.map((section) => {
    const head =
      `**${t(section.title)}.** ${section.note === undefined ? '' : cell(t(section.note))}`.trimEnd();
    const lines = section.rows.map(
      (row) => `| ${row.keys === '' ? '' : code(row.keys)} | ${cell(t(row.text))} |`,
    );
    return [head, '', '| | |', '|---|---|', ...lines].join('\n');
  });
  const examples = helpExamples.map((example) => `| ${code(example.line)} | ${cell(t(example.text))} |`);
  return [...sections, ['| | |', '|---|---|', ...examples].join('\n')].join('\n\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
