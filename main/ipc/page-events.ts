/**
 * Events on their way to the page. A page that has only begun to load listens to none of them; what it was told
 * ahead of its first line (`Ahead`) may have changed by then, and it would wait for ever for what was said already.
 */

type Listener = (payload: unknown) => void;

/** What the page does not ask for again once it listens: the last of each waits for its first listener. */
const KEPT: readonly string[] = ['service.changed', 'desktop.openFile'];

export class PageEvents {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly kept = new Map<string, unknown>();

  /** An event has come. */
  tell(name: string, payload: unknown): void {
    const all = this.listeners.get(name);
    if (all !== undefined) for (const listener of [...all]) listener(payload);
    else if (KEPT.includes(name)) this.kept.set(name, payload);
  }

  /** Listens to the events of this name; returns the function that stops. */
  on(name: string, listener: Listener): () => void {
    const all = this.listeners.get(name) ?? new Set();
    this.listeners.set(name, all.add(listener));
    if (this.kept.has(name)) {
      const payload = this.kept.get(name);
      this.kept.delete(name);
      listener(payload);
    }
    return () => void all.delete(listener);
  }
}
