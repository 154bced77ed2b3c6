import type { Command, SandboxedProcess } from './sandbox.ts';
import { Slot } from './slot.ts';
import type { SlotSettings } from './slot.ts';

/** Keeps `spares` extra slots ready. Slots rotate, so that the /work of an ended process stays readable. */
export class SlotPool {
  readonly #slots: readonly Slot[];
  readonly #idle: Slot[];
  readonly #queue: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  #free: number;
  #closed = false;

  constructor(settings: SlotSettings, concurrency: number, spares: number, uidBase: number | undefined) {
    this.#slots = Array.from(
      { length: concurrency + spares },
      (_, index) => new Slot(settings, `slot${index}`, uidBase === undefined ? undefined : uidBase + index),
    );
    this.#idle = [...this.#slots];
    this.#free = concurrency;
  }

  /** Serves calls in order. Rejects if the slot cannot be prepared or the pool is closed. */
  async start(command: Command): Promise<SandboxedProcess> {
    await this.#acquire();
    const slot = this.#idle.shift() as Slot;
    try {
      const process = await slot.start(command);
      void process.ended.then(() => this.#release(slot));
      return process;
    } catch (error) {
      this.#release(slot);
      throw error;
    }
  }

  #acquire(): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('the sandbox is closed'));
    if (this.#free === 0) return new Promise((resolve, reject) => this.#queue.push({ resolve, reject }));
    this.#free -= 1;
    return Promise.resolve();
  }

  #release(slot: Slot): void {
    this.#idle.push(slot);
    const next = this.#queue.shift();
    if (next) next.resolve();
    else this.#free += 1;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the sandbox is closed'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }
}
