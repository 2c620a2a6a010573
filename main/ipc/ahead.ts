/**
 * What the page of the window asks first, asked before it has run a line: its settings, what is open, the tournament at
 * a glance. One after another they would be what a start waits for. Each answer is given to the first call of its name.
 */

/** Once per start: the file to open is given away with it. */
const START = 'desktop.start';
const NAMES = [START, 'file.status', 'tournament.get'] as const;

export class Ahead {
  private readonly answers = new Map<string, Promise<unknown>>();

  constructor(ask: (name: string) => Promise<unknown>) {
    for (const name of NAMES) {
      const answer = ask(name);
      // Whoever takes it up is told.
      answer.catch(() => undefined);
      this.answers.set(name, answer);
    }
  }

  /** The answer that is on its way, once; null = ask. Whatever else is asked of the service may change the others. */
  take(name: unknown): Promise<unknown> | null {
    if (typeof name !== 'string') return null;
    const answer = this.answers.get(name) ?? null;
    this.answers.delete(name);
    if (answer === null && !name.startsWith('desktop.')) this.stale();
    return answer;
  }

  /** Something has changed: of what was asked before, only the start still holds (what changes of it is told, see `PageEvents`). */
  stale(): void {
    for (const name of NAMES) if (name !== START) this.answers.delete(name);
  }
}
