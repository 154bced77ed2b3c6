import { setTimeout as pause } from 'node:timers/promises';

interface PoolRefillOptions {
  /** Number of processes to start, including pending starts. */
  missing(): number;
  start(): Promise<void>;
  whenIdle(): Promise<void>;
  onError(error: unknown): void;
}

const failuresBeforeBackoff = 3;
const backoffMs = 10_000;

/** Keeps a pool full: starts missing processes while the judge is idle and backs off after repeated failures. */
export class PoolRefill {
  readonly #options: PoolRefillOptions;
  #pending = 0;
  #failures = 0;
  #closed = false;

  constructor(options: PoolRefillOptions) {
    this.#options = options;
  }

  get pending(): number {
    return this.#pending;
  }

  get isClosed(): boolean {
    return this.#closed;
  }

  /** Starts all missing processes. Call it whenever the pool loses one or its size grows. */
  run(): void {
    while (!this.#closed && this.#pending < this.#options.missing()) this.startOne();
  }

  /** Starts one process even if none is missing. */
  startOne(): void {
    this.#pending += 1;
    void this.#start()
      .catch((error: unknown) => this.fail(error))
      .finally(() => {
        this.#pending -= 1;
        this.run();
      });
  }

  async #start(): Promise<void> {
    await this.#options.whenIdle();
    if (!this.#closed) await this.#options.start();
  }

  succeed(): void {
    this.#failures = 0;
  }

  /** Reports a failed start. Resolves when the next start may be tried. */
  async fail(error: unknown): Promise<void> {
    if (this.#closed) return;
    this.#failures += 1;
    this.#options.onError(error);
    if (this.#failures >= failuresBeforeBackoff) await pause(backoffMs, undefined, { ref: false });
  }

  close(): void {
    this.#closed = true;
  }
}
