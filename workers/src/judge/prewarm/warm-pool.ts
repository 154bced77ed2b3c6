import type { SandboxedProcess } from '../sandbox/sandbox.ts';
import { PoolRefill } from './pool-refill.ts';

/** A prewarmed process in its own sandbox. */
export interface PooledProcess {
  readonly sandboxed: SandboxedProcess;
  /** Resolves when the process waits for its job; rejects if it fails before. */
  readonly ready: Promise<void>;
}

/** A pool of prewarmed processes, as seen by health checks and metrics. */
export interface ProcessPool {
  readonly counts: PoolCounts;
  /** Includes processes that are starting. */
  readonly processes: readonly Pick<PooledProcess, 'sandboxed'>[];
  /** Missing in a pool of fixed size. */
  resize?(size: number): void;
}

export interface WarmPoolOptions<T extends PooledProcess> {
  readonly size: number;
  /** `background`: the process is not needed yet and gets a low CPU share. */
  start(options: { background: boolean }): Promise<T>;
  /** Resolves when a start doesn't delay a verdict. */
  whenIdle(): Promise<void>;
  onError(error: unknown): void;
}

export interface PoolCounts {
  readonly warm: number;
  readonly refilling: number;
  readonly size: number;
}

/** A pool of single-use prewarmed processes. Replaces processes that are taken or die. */
export class WarmPool<T extends PooledProcess> implements ProcessPool {
  readonly #options: WarmPoolOptions<T>;
  readonly #refill: PoolRefill;
  readonly #warm: T[] = [];
  readonly #starting = new Set<T>();
  #size: number;

  constructor(options: WarmPoolOptions<T>) {
    this.#options = options;
    this.#size = options.size;
    this.#refill = new PoolRefill({
      missing: () => this.#size - this.#warm.length - this.#starting.size,
      start: async () => this.#add(await options.start({ background: true })),
      whenIdle: () => options.whenIdle(),
      onError: (error) => options.onError(error),
    });
    this.#refill.run();
  }

  /**
   * Removes and returns a warm process, else one that is starting, else a new one. `reduced` is for jobs that no verdict
   * waits for. Rejects if none can be started.
   */
  async take(share: 'reduced' | 'full' = 'full'): Promise<T> {
    const pooled = this.#warm.shift() ?? this.#takeStarting();
    this.#refill.run();
    const taken = pooled ?? (await this.#options.start({ background: false }));
    if (pooled || share === 'reduced') taken.sandboxed.promote(share);
    return taken;
  }

  #takeStarting(): T | undefined {
    const [first] = this.#starting;
    if (first) this.#starting.delete(first);
    return first;
  }

  get counts(): PoolCounts {
    return {
      warm: this.#warm.length,
      refilling: this.#starting.size + this.#refill.pending,
      size: this.#size,
    };
  }

  get processes(): readonly T[] {
    return [...this.#warm, ...this.#starting];
  }

  /** Kills surplus processes. */
  resize(size: number): void {
    this.#size = size;
    for (const surplus of this.#warm.splice(size)) surplus.sandboxed.kill();
    this.#refill.run();
  }

  async close(): Promise<void> {
    this.#refill.close();
    const remaining = [...this.#warm.splice(0), ...this.#starting];
    this.#starting.clear();
    for (const { sandboxed } of remaining) sandboxed.kill();
    await Promise.all(remaining.map(({ sandboxed }) => sandboxed.ended));
  }

  #add(started: T): void {
    if (this.#refill.isClosed) return started.sandboxed.kill();
    this.#starting.add(started);
    void started.sandboxed.ended.then(() => this.#removeDead(started));
    started.ready.then(
      () => this.#addWarm(started),
      (error: unknown) => {
        started.sandboxed.kill();
        // If the process was already taken, its user handles the failure.
        if (this.#starting.delete(started)) void this.#refill.fail(error).then(() => this.#refill.run());
      },
    );
  }

  #addWarm(started: T): void {
    this.#refill.succeed();
    if (!this.#starting.delete(started)) return; // already taken
    if (this.#refill.isClosed || this.#warm.length >= this.#size) return started.sandboxed.kill();
    started.sandboxed.pauseMonitoring();
    this.#warm.push(started);
  }

  #removeDead(ended: T): void {
    const at = this.#warm.indexOf(ended);
    if (at < 0) return;
    this.#warm.splice(at, 1);
    this.#options.onError(new Error('a prewarmed process ended before it was used'));
    this.#refill.run();
  }
}
