/** Maximum wait for an idle judge. Under steady load the judge is never idle. */
const maxWaitMs = 250;

/** Delays housekeeping such as cleanup and prewarming while jobs run, so that it doesn't slow down a verdict. */
export class IdleGate {
  #activeJobs = 0;
  readonly #waiting = new Set<() => void>();

  get activeJobs(): number {
    return this.#activeJobs;
  }

  /** Marks the start of a job. Call the returned function once when its verdict is written. */
  startJob(): () => void {
    this.#activeJobs += 1;
    return () => {
      this.#activeJobs -= 1;
      if (this.#activeJobs === 0) for (const wake of [...this.#waiting]) wake();
    };
  }

  /** Resolves when no job is in progress, or after `maxWaitMs`. */
  waitUntilIdle(): Promise<void> {
    if (this.#activeJobs === 0) return new Promise((resolve) => setImmediate(resolve));
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(wake);
      setImmediate(resolve);
    };
    const timer = setTimeout(wake, maxWaitMs);
    this.#waiting.add(wake);
    return promise;
  }
}
