/** What is written on the sheet, for the slip: who, where, how much, why. */
import type { Effect, Incident, Rulebook, Ruling } from './vocabulary.ts';
import type { Written } from './written.ts';
import { ownLines, writtenBy } from './written.ts';
import { form, pointsRu, tricksRu } from './russian.ts';

export interface WriteLine {
  readonly who: string;
  readonly where: 'mountain' | 'whists';
  readonly on: string | null;
  readonly amount: number;
  /** «оставшиеся 4 взятки × 1, ФР 3.3.2». */
  readonly whyRu: string;
  /** Not added by the ruling: the deal's own scoring, or its adjusted count of tricks, writes it. */
  readonly byDeal: boolean;
}

/** Price of one of `count` tricks; none to speak of where there are none. */
const times = (count: number, sum: number): string => (count === 0 ? '' : ` × ${sum / count}`);

const tricksAt = (count: number, sum: number): string => `${tricksRu(count)}${times(count, sum)}`;

function why(effect: Effect, { situation, article }: Written): string {
  switch (effect.type) {
    case 'mountainTricks': {
      const { count, points = 0 } = effect;
      switch (effect.part) {
        case 'penalty':
          return `${form(count, 'штрафная', 'штрафные', 'штрафные')} ${tricksAt(count, points)}`;
        case 'undertricks':
          return `недобор, ${tricksAt(count, points)}`;
        case 'awarded':
          return `по решению ${tricksAt(count, points)}`;
      }
      break;
    }
    case 'mountainPoints':
      return pointsRu(effect.points);
    case 'takesRemainingTricks': {
      const { count, points = 0 } = effect;
      return `${form(count, 'оставшаяся', 'оставшиеся', 'оставшиеся')} ${tricksAt(count, points)}`;
    }
    case 'firstTricksTo':
      return `первые ${tricksAt(effect.count, effect.points ?? 0)}`;
    case 'whists':
      switch (effect.amountBasis) {
        case 'lostZero': {
          const what = article.companionTo === undefined ? 'упущенная выгода' : 'возможный ноль';
          return `${what}, шаг ${situation.context.raspasyLevel}${effect.share === undefined ? '' : ', на двоих'}`;
        }
        case 'whistTricks':
          return tricksAt(effect.count ?? 0, effect.amount ?? 0);
        case 'undertricks':
          return `подсад, ${tricksAt(effect.count ?? 0, effect.amount ?? 0)}`;
        case 'arbiter':
          return 'по слову судьи';
      }
  }
  return article.titleRu;
}

/** Lines of a ruling in the order of its effects. */
export function writeLines(ruling: Ruling, incident: Incident, books?: readonly Rulebook[]): WriteLine[] {
  const written = writtenBy(ruling, incident, books);
  const own = new Set(ownLines(written, ruling));
  return written.lines.map((line) => ({
    who: line.who,
    where: line.where,
    on: line.on,
    amount: line.amount,
    whyRu: `${why(line.effect, written)}, ${ruling.refRu}`,
    byDeal: !own.has(line),
  }));
}
