/**
 * Reads one line field by field. A field lists every key that could be meant there; the illegal ones carry the
 * reason, so a refusal stands at its key and says why. Nothing is skipped and nothing is guessed.
 */
import type { Caption, Cell, FieldKind, NotationProblem, Option } from './types.ts';
import { readable } from './keys.ts';

export interface Refusal {
  code: string;
  params?: Readonly<Record<string, string | number>>;
}

/** One thing a field may hold. */
export interface Choice<V> {
  keys: string;
  aliases?: readonly string[];
  value: V;
  /** Caption of the key in the list of what may come next. */
  label: Caption;
  /** Caption under the filled box, where it differs. */
  cell?: Caption;
  /** Why it cannot stand here. */
  refusal?: Refusal | undefined;
  count?: number;
  /** Read, but not offered as the next key (more than one key at once). */
  hidden?: boolean;
}

export interface FieldSpec<V> {
  field: FieldKind;
  /** Caption of the box while it waits for its key. */
  caption: Caption;
  choices: readonly Choice<V>[];
  /** Reason for a key that is none of the choices. */
  otherwise: Refusal;
  /** The line may end before this field. */
  optional?: boolean;
  /** Follows from what was typed: no box waits for it. */
  follows?: boolean;
}

export class LineReader {
  readonly cells: Cell[] = [];
  problem: NotationProblem | null = null;
  next: Option[] = [];
  private readonly text: string;
  private readonly signs: string;
  private readonly at: number[];
  private position = 0;
  private openField = false;

  constructor(text: string) {
    const line = readable(text);
    this.text = text;
    this.signs = line.signs;
    this.at = line.at;
  }

  /** A field that must be filled still waits, or something was refused. */
  get stopped(): boolean {
    return this.openField || this.problem !== null;
  }

  /** The filled choice; null when the line ends here or the key is refused. */
  read<V>(spec: FieldSpec<V>): Choice<V> | null {
    if (this.stopped) return null;
    const legal = spec.choices.filter((choice) => choice.refusal === undefined && choice.hidden !== true);
    this.next = legal.map((choice) => {
      const option: Option = { keys: choice.keys, field: spec.field, label: choice.label };
      return choice.count === undefined ? option : { ...option, count: choice.count };
    });
    if (this.position >= this.signs.length) {
      if (spec.follows !== true) this.addCell(spec.field, 0, spec.caption, 'now');
      this.openField = spec.optional !== true;
      return null;
    }
    const match = this.match(spec.choices);
    if (match === null) {
      this.refuse(spec, 1, { ...spec.otherwise });
      return null;
    }
    const { choice, length } = match;
    if (choice.refusal !== undefined) {
      this.refuse(spec, length, choice.refusal);
      return null;
    }
    this.addCell(spec.field, length, choice.cell ?? choice.label, 'done');
    this.next = [];
    return choice;
  }

  /** Reads the field only if one of its keys stands here; otherwise the line is read on as if there were none. */
  readIf<V>(spec: FieldSpec<V>): boolean {
    if (this.stopped || this.position >= this.signs.length || this.match(spec.choices) === null) return false;
    return this.read(spec) !== null;
  }

  /** After the last field: whatever is still typed is one too many. */
  finish(refusal: Refusal, caption: Caption): void {
    if (this.stopped || this.position >= this.signs.length) return;
    this.refuse({ field: 'rest', caption, choices: [], otherwise: refusal }, 1, refusal);
  }

  /** Longest alias that stands here; of two equally long ones the legal. */
  private match<V>(choices: readonly Choice<V>[]): { choice: Choice<V>; length: number } | null {
    let best: { choice: Choice<V>; length: number } | null = null;
    for (const choice of choices) {
      for (const alias of [choice.keys, ...(choice.aliases ?? [])]) {
        if (!this.signs.startsWith(alias, this.position)) continue;
        const longer = best === null || alias.length > best.length;
        const better = best !== null && alias.length === best.length && best.choice.refusal !== undefined;
        if (longer || better) best = { choice, length: alias.length };
      }
    }
    return best;
  }

  private refuse<V>(spec: FieldSpec<V>, length: number, refusal: Refusal): void {
    const index = this.at[this.position] ?? this.text.length;
    const key = this.signs.slice(this.position, this.position + length);
    this.problem = { path: `line[${index}]`, index, code: refusal.code, params: { key, ...refusal.params } };
    this.addCell(spec.field, length, spec.caption, 'refused');
    const rest = this.signs.length - this.position;
    if (rest > 0) this.addCell('rest', rest, { key: 'notation.cell.unread' }, 'refused');
  }

  private addCell(field: FieldKind, length: number, label: Caption, state: Cell['state']): void {
    const start = this.at[this.position] ?? this.text.length;
    const end = length === 0 ? start : (this.at[this.position + length - 1] ?? this.text.length - 1) + 1;
    this.cells.push({ field, raw: this.text.slice(start, end), start, end, label, state });
    this.position += length;
  }
}
