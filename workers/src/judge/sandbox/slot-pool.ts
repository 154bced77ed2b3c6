import type { Command, SandboxedProcess } from './sandbox.ts';
import { Slot } from './slot.ts';
import type { SlotSettings } from './slot.ts';

/**
 * Lets `atOnce` trees run and keeps `spares` slots more: while one is made anew, the next stands ready. Slots take
 * turns, so that the /work of an ended tree stays readable while others start.
 */
export class SlotPool {
  readonly #slots: readonly Slot[];
  readonly #idle: Slot[];
  readonly #waiting: { readonly resolve: () => void; readonly reject: (error: Error) => void }[] = [];
  #free: number;
  #closed = false;

  constructor(settings: SlotSettings, atOnce: number, spares: number, uidBase: number | undefined) {
    this.#slots = Array.from(
      { length: atOnce + spares },
      (_, index) => new Slot(settings, `slot${index}`, uidBase === undefined ? undefined : uidBase + index),
    );
    this.#idle = [...this.#slots];
    this.#free = atOnce;
  }

  /** In the order of asking. Rejects when the slot cannot be made ready, or the pool is closed. */
  async start(command: Command): Promise<SandboxedProcess> {
    await this.#turn();
    const slot = this.#idle.shift() as Slot;
    try {
      const tree = await slot.start(command);
      void tree.ended.then(() => this.#release(slot));
      return tree;
    } catch (error) {
      this.#release(slot);
      throw error;
    }
  }

  #turn(): Promise<void> {
    if (this.#closed) return Promise.reject(new Error('the sandbox is closed'));
    if (this.#free === 0) return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
    this.#free -= 1;
    return Promise.resolve();
  }

  #release(slot: Slot): void {
    this.#idle.push(slot);
    const next = this.#waiting.shift();
    if (next) next.resolve();
    else this.#free += 1;
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the sandbox is closed'));
    await Promise.all(this.#slots.map((slot) => slot.close()));
  }
}
