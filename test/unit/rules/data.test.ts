/** The rulebooks as data: ids, texts, readings, cases, settings. */
import { describe, expect, it } from 'vitest';
import { coverage, coverageMarkdown, effectsIn, settingsOf } from '../../../shared/rules/coverage.ts';
import { rulebooks } from '../../../shared/rules/rulebooks/index.ts';
import {
  settingDefs,
  settingsDefault,
  type Article,
  type Incident,
} from '../../../shared/rules/vocabulary.ts';
import { rule } from '../../../shared/rules/rule.ts';
import { allRulings } from '../../tables/all-rulings.ts';
import { incidentOf } from '../../tables/run-ruling.ts';

const cases = allRulings;

const articles: Article[] = rulebooks.flatMap((book) => [...book.articles]);
const repeated = (list: readonly string[]): string[] => list.filter((one, i) => list.indexOf(one) !== i);

describe('ids', () => {
  it('no article, row, choice, option or fact id is there twice', () => {
    expect(repeated(articles.map(({ id }) => id))).toEqual([]);
    expect(repeated(articles.map(({ refRu }) => refRu))).toEqual([]);
    expect(repeated(articles.flatMap(({ outcomes }) => outcomes.map(({ id }) => id)))).toEqual([]);
    expect(repeated(articles.flatMap(({ choices }) => choices.map(({ id }) => id)))).toEqual([]);
    for (const { facts, choices } of articles) {
      expect(repeated(facts.map(({ id }) => id))).toEqual([]);
      for (const { options } of choices) expect(repeated(options.map(({ id }) => id))).toEqual([]);
    }
  });

  it('an article carries the id of its rulebook, a row the id of its article', () => {
    for (const book of rulebooks) {
      for (const { id, outcomes } of book.articles) {
        expect(id.startsWith(`${book.id}.`)).toBe(true);
        expect(outcomes.map((row) => row.id)).toEqual(outcomes.map((_, i) => `${id}#${i + 1}`));
      }
    }
  });

  it('holds the articles of the texts: 14, 11, 31, 13 of the codex, 7 of the fragment and 7 of the Laws of 1987', () => {
    expect(rulebooks.map((book) => [book.id, book.articles.length])).toEqual([
      ['000', 14],
      ['004', 11],
      ['003', 31],
      ['codex-1996', 13],
      ['002', 14],
    ]);
  });
});

describe('texts', () => {
  it('every article has a reference, a title and a text; every fact a question; every value a label', () => {
    for (const { refRu, titleRu, textRu, facts, choices } of articles) {
      for (const text of [refRu, titleRu, textRu]) expect(text.trim()).not.toBe('');
      for (const fact of facts) {
        expect(fact.askRu).toMatch(/[а-яё]/i);
        expect(fact.askRu.endsWith('?') || fact.askRu.includes('?')).toBe(true);
        if (fact.kind === 'enum') for (const { labelRu } of fact.values) expect(labelRu.trim()).not.toBe('');
      }
      for (const choice of choices) {
        expect(choice.askRu.trim()).not.toBe('');
        for (const { labelRu } of choice.options) expect(labelRu.trim()).not.toBe('');
      }
    }
  });

  it('a code of the tables says what it stands for, how sure that is, and the paragraph of the codex', () => {
    const tables = rulebooks.find((book) => book.id === '003')!;
    for (const { id, meaning } of tables.articles) {
      expect(meaning, id).toBeDefined();
      expect(['A', 'B', 'C']).toContain(meaning!.confidence);
      expect(meaning!.k96).toMatch(/^\d\.\d/);
    }
  });

  it('every question left to the arbiter has a text', () => {
    for (const book of rulebooks) {
      const questions = book.articles
        .flatMap(effectsIn)
        .flatMap((effect) => (effect.type === 'arbiterDecision' ? [effect.question] : []));
      for (const question of questions) expect(book.questionsRu[question], question).toBeDefined();
      expect(Object.keys(book.questionsRu).filter((id) => !questions.includes(id))).toEqual([]);
    }
  });

  it('every reading cited is in the register of its text, and every one registered with an article is cited', () => {
    for (const book of rulebooks) {
      const known = book.readings.map(({ id }) => id);
      expect(repeated(known)).toEqual([]);
      for (const { id, readings } of book.articles) {
        for (const reading of readings) expect(known, `${id} ${reading}`).toContain(reading);
      }
    }
  });
});

describe('vocabulary', () => {
  it('uses all 34 effects of the format, and the seven that the codex and the Laws add', () => {
    const used = new Set(articles.flatMap(effectsIn).map(({ type }) => type));
    expect(used.size).toBe(41);
  });

  it('a choice that an effect offers exists, its default is an option, and every choice is offered', () => {
    for (const article of articles) {
      const offered = effectsIn(article).flatMap((effect) =>
        effect.type === 'opponentChoice' ? [effect.choice] : [],
      );
      expect(article.choices.map(({ id }) => id)).toEqual(offered);
      for (const choice of article.choices)
        expect(choice.options.map(({ id }) => id)).toContain(choice.default);
    }
  });

  it('an article that another names exists', () => {
    for (const effect of articles.flatMap(effectsIn)) {
      if (effect.type === 'seeArticle') expect(articles.map(({ id }) => id)).toContain(effect.article);
    }
    for (const id of articles.flatMap(({ companionTo }) => companionTo ?? [])) {
      expect(articles.map((one) => one.id)).toContain(id);
    }
  });
});

describe('cases', () => {
  it('every article has a case with a ruling', () => {
    const ruled = new Set(cases.filter((one) => 'scored' in one.expect).map((one) => one.article));
    expect(articles.map(({ id }) => id).filter((id) => !ruled.has(id))).toEqual([]);
  });

  it('every setting is offered with its default first, and belongs to the texts whose articles read it', () => {
    for (const { id, values } of settingDefs) {
      if (id !== 'whistRemise') expect(values[0]?.id).toBe(settingsDefault[id]);
      const readers = rulebooks.filter((book) =>
        book.articles.some((article) => settingsOf(article).includes(id)),
      );
      expect(readers.map((book) => book.id)).toEqual(
        rulebooks.filter((book) => book.settings.includes(id)).map((book) => book.id),
      );
      expect(readers.length).toBeGreaterThan(0);
    }
  });

  it.each(
    settingDefs.flatMap((def) =>
      def.values.slice(1).map((value) => [def.id, value.id, def.values[0]!.id] as const),
    ),
  )('setting %s = %s changes a ruling', (id, value, standard) => {
    const change = cases.some((one) => {
      const incident: Incident = incidentOf(one);
      const under = (chosen: object): string => {
        try {
          const { mountain, whists, redeal, scored } = rule({
            ...incident,
            settings: { ...one.settings, ...chosen },
          });
          return JSON.stringify({ mountain, whists, redeal, scored });
        } catch (error) {
          return String(error);
        }
      };
      return under({ [id]: standard }) !== under({ [id]: value });
    });
    expect(change).toBe(true);
  });
});

describe('coverage', () => {
  it('has a row for every article, with its rows counted', () => {
    const rows = coverage();
    expect(rows.map(({ id }) => id)).toEqual(articles.map(({ id }) => id));
    // Counted by hand in the tables of the texts.
    expect(rows.find(({ id }) => id === '004.3')).toMatchObject({
      outcomes: 7,
      refRu: 'НКК 3',
      asksArbiter: false,
    });
    expect(rows.find(({ id }) => id === '000.3.5')).toMatchObject({
      asksArbiter: true,
      settings: ['compensation35'],
    });
    expect(coverageMarkdown().split('\n')).toHaveLength(2 + articles.length);
  });
});
