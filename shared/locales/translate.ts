/**
 * One translator for window, PDF and command line: vue-i18n's own core (message syntax, plurals) without Vue.
 * Keys are flat (`problem.deal/tricksSum`), so codes may hold any sign.
 */
import {
  createCoreContext,
  resolveWithKeyValue,
  translate,
  registerMessageCompiler,
  compile,
} from '@intlify/core-base';
import { withOneStop } from '../format/oneStop.ts';

export type Locale = 'ru' | 'en';
export type Params = Readonly<Record<string, string | number>>;
/** `t(key, params)`; `params.n` chooses the plural form. A key without a text is returned as it is. */
export type Translate = (key: string, params?: Params) => string;

/** A tree of texts: area → key → text. */
export type Messages = { readonly [key: string]: string | Messages };

/** Flattens nested message objects into dotted keys. */
export function flatten(messages: Messages): Record<string, string> {
  const flat: Record<string, string> = {};
  const put = (part: Messages, prefix: string): void => {
    for (const [key, value] of Object.entries(part)) {
      if (typeof value === 'string') flat[prefix + key] = value;
      else put(value, `${prefix}${key}.`);
    }
  };
  put(messages, '');
  return flat;
}

const FORMS: Record<Locale, readonly Intl.LDMLPluralRule[]> = {
  ru: ['one', 'few', 'many'],
  en: ['one', 'other'],
};
const RULES: Record<Locale, Intl.PluralRules> = {
  ru: new Intl.PluralRules('ru'),
  en: new Intl.PluralRules('en'),
};

/** Index of the plural form of n among the forms written in the message (ru: one | few | many; en: one | other). */
export function pluralIndex(locale: Locale, n: number, forms: number): number {
  const index = FORMS[locale].indexOf(RULES[locale].select(Math.abs(n)));
  return Math.min(index < 0 ? forms - 1 : index, forms - 1);
}

/** Signs of the message syntax; a text without them is said as it stands, without the compiler. */
const SYNTAX = /[{}@|\\]/u;

/** Texts kept ready to be said again. */
const REMEMBERED = 4000;

/** A translator over flat messages of one locale. */
export function createTranslate(locale: Locale, flat: Record<string, string>): Translate {
  registerMessageCompiler(compile);
  const context = createCoreContext({
    locale,
    messages: { [locale]: flat },
    messageResolver: resolveWithKeyValue,
    missingWarn: false,
    fallbackWarn: false,
    warnHtmlMessage: false,
    pluralRules: { [locale]: (n: number, forms: number) => pluralIndex(locale, n, forms) },
  });
  const said = new Map<string, string>();
  const make: Translate = (key, params) => {
    const whole = flat[key];
    if (whole !== undefined && !SYNTAX.test(whole)) return whole;
    const options = params ?? {};
    const n = options['n'];
    const result =
      typeof n === 'number'
        ? translate(context, key, n, { named: options })
        : translate(context, key, options);
    return typeof result === 'string' ? withOneStop(result, Object.values(options)) : key;
  };
  return (key, params) => {
    const asked = params === undefined ? key : `${key} ${JSON.stringify(params)}`;
    const known = said.get(asked);
    if (known !== undefined) return known;
    const text = make(key, params);
    // The captions of the line are asked for with every key; what numbers run through must not stay for ever.
    if (said.size >= REMEMBERED) said.clear();
    said.set(asked, text);
    return text;
  };
}
