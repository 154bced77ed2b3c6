/** The longest that something waits for a pause in the judging: under steady load there is none. */
const patienceMs = 250;

/**
 * Knows whether anything is being judged, so that what only serves the jobs to come (cleaning up, making ready) waits for
 * a pause and costs no learner's verdict time.
 */
export class IdleGate {
  #jobs = 0;
  readonly #waiting = new Set<() => void>();

  /** How many jobs are under way for which a verdict is due. */
  get jobs(): number {
    return this.#jobs;
  }

  /** A job begins; call the answer once when its verdict is out. */
  enter(): () => void {
    this.#jobs += 1;
    return () => {
      this.#jobs -= 1;
      if (this.#jobs === 0) for (const wake of [...this.#waiting]) wake();
    };
  }

  /** Resolves in the next pause, at once when it is one, and after a quarter of a second in any case. */
  wait(): Promise<void> {
    if (this.#jobs === 0) return new Promise((resolve) => setImmediate(resolve));
    const { promise, resolve } = Promise.withResolvers<void>();
    const wake = (): void => {
      clearTimeout(timer);
      this.#waiting.delete(wake);
      setImmediate(resolve);
    };
    const timer = setTimeout(wake, patienceMs);
    this.#waiting.add(wake);
    return promise;
  }
}
