import { setTimeout as pause } from 'node:timers/promises';
import type { SandboxedProcess } from '../sandbox/sandbox.ts';

/** What a pool keeps: something started ahead that lives in a sandbox of its own. */
export interface Warm {
  readonly confined: SandboxedProcess;
  /** Resolves once it waits for its job; rejects when it never will. */
  readonly ready: Promise<void>;
}

/** Processes kept ready, as health and metrics see them. */
export interface Kept {
  readonly counts: WarmCounts;
  /** Those that do nothing for anybody, or wait to be asked again. */
  readonly waiting: readonly Pick<Warm, 'confined'>[];
  /** Keeps so many from now on; where that cannot be changed it is missing. */
  resize?(size: number): void;
}

export interface WarmPoolOptions<T extends Warm> {
  /** How many to keep. May change at any time, see `resize`. */
  readonly size: number;
  /** Starts one; in the background unless somebody waits for it. */
  start(options: { background: boolean }): Promise<T>;
  /** Resolves when starting one stands in nobody's way. */
  whenQuiet(): Promise<void>;
  /** Told about what could not be started or died before it was used. */
  onFault(error: unknown): void;
}

export interface WarmCounts {
  readonly warm: number;
  readonly refilling: number;
  readonly size: number;
}

/** After this many failures in a row the pool takes a rest before it tries again. */
const failuresInARow = 3;
const restMs = 10_000;

/**
 * Keeps single-use processes started ahead. Each is given out once and never comes back; the next is started when it is
 * quiet. One that dies while it waits is replaced unseen.
 */
export class WarmPool<T extends Warm> implements Kept {
  readonly #options: WarmPoolOptions<T>;
  readonly #warm: T[] = [];
  readonly #starting = new Set<T>();
  #size: number;
  #planned = 0;
  #failures = 0;
  #closed = false;

  constructor(options: WarmPoolOptions<T>) {
    this.#options = options;
    this.#size = options.size;
    this.#refill();
  }

  /** One that is ready, else one on its way, else a new one. Rejects when none can be started. */
  async take(): Promise<T> {
    const taken = this.#warm.shift() ?? this.#firstStarting();
    this.#refill();
    if (!taken) return this.#options.start({ background: false });
    taken.confined.hurry();
    return taken;
  }

  #firstStarting(): T | undefined {
    const [first] = this.#starting;
    if (first) this.#starting.delete(first);
    return first;
  }

  get counts(): WarmCounts {
    return { warm: this.#warm.length, refilling: this.#starting.size + this.#planned, size: this.#size };
  }

  /** Those that nobody uses yet. */
  get waiting(): readonly T[] {
    return [...this.#warm, ...this.#starting];
  }

  /** Keeps `size` from now on; what is too many ends at once. */
  resize(size: number): void {
    this.#size = size;
    for (const extra of this.#warm.splice(size)) extra.confined.kill();
    this.#refill();
  }

  async close(): Promise<void> {
    this.#closed = true;
    const left = [...this.#warm.splice(0), ...this.#starting];
    this.#starting.clear();
    for (const { confined } of left) confined.kill();
    await Promise.all(left.map(({ confined }) => confined.ended));
  }

  #refill(): void {
    while (!this.#closed && this.#warm.length + this.#starting.size + this.#planned < this.#size) {
      this.#planned += 1;
      void this.#startOne();
    }
  }

  async #startOne(): Promise<void> {
    let started: T | undefined;
    try {
      await this.#options.whenQuiet();
      if (!this.#closed) started = await this.#options.start({ background: true });
    } catch (error) {
      await this.#fault(error);
    }
    this.#planned -= 1;
    if (started) this.#adopt(started);
    else this.#refill();
  }

  #adopt(started: T): void {
    if (this.#closed) return started.confined.kill();
    this.#starting.add(started);
    void started.confined.ended.then(() => this.#forget(started));
    started.ready.then(
      () => this.#keep(started),
      (error: unknown) => {
        started.confined.kill();
        // Whoever took it before it was ready is told by their own session.
        if (this.#starting.delete(started)) void this.#fault(error).then(() => this.#refill());
      },
    );
  }

  #keep(started: T): void {
    this.#failures = 0;
    if (!this.#starting.delete(started)) return; // taken on its way
    if (this.#closed || this.#warm.length >= this.#size) return started.confined.kill();
    started.confined.rest();
    this.#warm.push(started);
  }

  /** It ended before anybody used it. */
  #forget(ended: T): void {
    const at = this.#warm.indexOf(ended);
    if (at < 0) return;
    this.#warm.splice(at, 1);
    this.#options.onFault(new Error('a warm process ended before it was used'));
    this.#refill();
  }

  async #fault(error: unknown): Promise<void> {
    if (this.#closed) return;
    this.#failures += 1;
    this.#options.onFault(error);
    if (this.#failures >= failuresInARow) await pause(restMs, undefined, { ref: false });
  }
}
