/** Who may run when: most calls side by side, a change of the file alone, and one command id only once at a time. */
export class Turns {
  private gate: Promise<unknown> = Promise.resolve();
  private gated = false;
  private readonly running = new Set<Promise<unknown>>();
  private readonly byCommand = new Map<string, Promise<unknown>>();

  /** Runs beside others. A document that takes seconds to draw does not hold up the next deal. */
  shared<T>(work: () => Promise<T>): Promise<T> {
    return this.track(this.gated ? this.gate.then(work) : work());
  }

  /** Waits for all that runs; what comes later waits for this. */
  alone<T>(work: () => Promise<T>): Promise<T> {
    const before = [this.gate, ...this.running];
    const result = Promise.allSettled(before).then(work);
    const gate = result.then(
      () => undefined,
      () => undefined,
    );
    this.gated = true;
    this.gate = gate;
    void gate.then(() => {
      if (this.gate === gate) this.gated = false;
    });
    return result;
  }

  /** A second press of Enter gets the answer of the first while that is on its way. */
  once<T>(commandId: string, work: () => Promise<T>): Promise<T> {
    const known = this.byCommand.get(commandId);
    if (known !== undefined) return known as Promise<T>;
    const result = work();
    this.byCommand.set(commandId, result);
    void result.finally(() => this.byCommand.delete(commandId));
    return result;
  }

  private track<T>(result: Promise<T>): Promise<T> {
    this.running.add(result);
    void result.finally(() => this.running.delete(result));
    return result;
  }
}
