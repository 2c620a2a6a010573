/** Where a text stops being JSON: engines tell it in their own words and not always, people need line and sign. */

export interface TextPlace {
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
}

/** A whole token at the place, by its first sign. */
const TOKENS: readonly (readonly [RegExp, RegExp])[] = [
  [/["]/u, /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy],
  [/[-\d]/u, /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/uy],
  [/[tfn]/u, /true|false|null/uy],
];
const SPACE = /[ \t\r\n]*/uy;

/** Reads on; the offset of the first sign that cannot stand there, or null for a text that is JSON. */
class Scan {
  private at = 0;
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  private space(): void {
    SPACE.lastIndex = this.at;
    SPACE.exec(this.text);
    this.at = SPACE.lastIndex;
  }
  private takes(sign: string): boolean {
    this.space();
    if (this.text[this.at] !== sign) return false;
    this.at++;
    return true;
  }
  private token(kinds: typeof TOKENS): boolean {
    this.space();
    const sign = this.text[this.at] ?? '';
    const whole = kinds.find(([first]) => first.test(sign))?.[1];
    if (whole === undefined) return false;
    whole.lastIndex = this.at;
    const found = whole.exec(this.text);
    if (found === null) return false;
    this.at += found[0].length;
    return true;
  }
  private name(): boolean {
    return this.token(TOKENS.slice(0, 1)) && this.takes(':');
  }

  /** Brackets are kept in a list, so that a deep text is read as well as a flat one. */
  fault(): number | null {
    const open: string[] = [];
    for (;;) {
      // A value, or a bracket that opens one.
      if (this.takes('{')) {
        if (!this.takes('}')) {
          open.push('}');
          if (!this.name()) return this.at;
          continue;
        }
      } else if (this.takes('[')) {
        if (!this.takes(']')) {
          open.push(']');
          continue;
        }
      } else if (!this.token(TOKENS)) return this.at;
      // What may follow it.
      while (open.length > 0 && this.takes(open.at(-1) as string)) open.pop();
      this.space();
      if (open.length === 0) return this.at === this.text.length ? null : this.at;
      if (!this.takes(',')) return this.at;
      if (open.at(-1) === '}' && !this.name()) return this.at;
    }
  }
}

/** The place of the first fault; the end of the text where it breaks off, null for a text that is JSON. */
export function jsonFault(text: string): TextPlace | null {
  const at = new Scan(text).fault();
  if (at === null) return null;
  const before = text.slice(0, at).split(/\r\n|\r|\n/u);
  return { line: before.length, column: [...(before.at(-1) ?? '')].length + 1 };
}
