import { describe, expect, it } from 'vitest';
import { helpExamples, helpSections, helpText, parse, spellText } from '../../../shared/notation/index.ts';
import { enTexts, ruTexts, table, tEn, tRu } from './kit.ts';

describe('texts', () => {
  it('both languages have the same keys, none empty, with the same values to fill in', () => {
    expect(Object.keys(enTexts).sort()).toEqual(Object.keys(ruTexts).sort());
    // Each value once: a plural repeats it in as many forms as the language has.
    const values = (text: string): string[] => [
      ...new Set([...text.matchAll(/\{(\w+)\}/gu)].map((match) => match[1] ?? '').sort()),
    ];
    for (const [key, text] of Object.entries(ruTexts)) {
      expect(text.trim(), key).not.toBe('');
      expect(values(enTexts[key] ?? ''), key).toEqual(values(text));
    }
  });

  it('no verb of the sentence depends on gender: no past tense', () => {
    for (const [key, text] of Object.entries(ruTexts)) {
      if (key.startsWith('notation.say.')) expect(text, key).not.toMatch(/[а-яё]+л[ао]?(?![а-яё])/iu);
    }
  });

  it('every caption, option and refusal met on a walk over the grammar has a text', () => {
    const ctx = table(4, 'leningrad', { withoutThree: true });
    const keys = '0123456789*/.'.split('');
    const met = new Set<string>();
    const walk = (line: string, depth: number): void => {
      const parsed = parse(line, ctx);
      for (const cell of parsed.cells) met.add(cell.label.key);
      for (const option of parsed.next) met.add(option.label.key);
      if (parsed.problem !== null) met.add(`problem.${parsed.problem.code}`);
      if (depth > 0 && parsed.problem === null) for (const key of keys) walk(line + key, depth - 1);
    };
    walk('', 4);
    walk('264', 4);
    expect(met.size).toBeGreaterThan(45);
    for (const key of met) {
      expect(ruTexts[key], key).toBeDefined();
      expect(enTexts[key], key).toBeDefined();
    }
  });
});

describe('F1', () => {
  it('every example is a whole deal', () => {
    for (const example of helpExamples) {
      const ctx = table(
        example.players,
        example.convention ?? 'sochi',
        example.options ?? {},
        example.players - 1,
      );
      const parsed = parse(example.line, ctx);
      expect(parsed.complete, example.line).toBe(true);
      expect(spellText(parsed, ctx, tRu)).not.toContain('…');
      expect(ruTexts[example.text], example.text).toBeDefined();
    }
  });

  it('every section and row has its text', () => {
    for (const section of helpSections) {
      for (const key of [
        section.title,
        section.note ?? section.title,
        ...section.rows.map((row) => row.text),
      ]) {
        expect(ruTexts[key], key).toBeDefined();
        expect(enTexts[key], key).toBeDefined();
      }
    }
  });

  it('prints as Markdown in both languages', () => {
    for (const t of [tRu, tEn]) {
      const text = helpText(t);
      expect(text).not.toContain('notation.');
      for (const example of helpExamples) expect(text).toContain(`\`${example.line}\``);
      for (const line of text.split('\n')) if (line.startsWith('|')) expect(line.split('|')).toHaveLength(4);
    }
  });
});
