/** The parts of the README that are printed from the data: notation, options, coverage of articles. */
import { conventionIds, conventions } from '../../shared/domain/conventions.ts';
import type { Options } from '../../shared/domain/types.ts';
import { translator } from '../../shared/locales/index.ts';
import { helpText } from '../../shared/notation/index.ts';
import { coverageMarkdown } from '../../shared/rules/coverage.ts';

const t = translator('en');
const shown = (value: Options[keyof Options]): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

function options(): string {
  const names = Object.keys(conventions.sochi.options) as (keyof Options)[];
  const rows = names.map((name) => {
    const presets = conventionIds.map((id) => shown(conventions[id].options[name]));
    return `| \`${name}\` | ${t(`tournament.option.${name}.about`)} | ${presets.join(' | ')} |`;
  });
  return [
    `| option | what it changes | ${conventionIds.join(' | ')} |`,
    '|---|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const sections: Readonly<Record<string, () => string>> = {
  notation: () =>
    helpText(t)
      .replace(/\n\*\*(\w[^*\n]*)\.\*\* ?/g, '\n### $1\n\n')
      .trim(),
  options,
  coverage: coverageMarkdown,
};

/** The README with its generated parts written anew; a missing mark is an error. */
export function withSections(readme: string): string {
  return Object.entries(sections).reduce((text, [name, make]) => {
    const part = new RegExp(`<!-- ${name}:begin -->[\\s\\S]*?<!-- ${name}:end -->`);
    if (!part.test(text)) throw new Error(`the README has no marks for "${name}"`);
    return text.replace(part, () => `<!-- ${name}:begin -->\n${make()}\n<!-- ${name}:end -->`);
  }, readme);
}
