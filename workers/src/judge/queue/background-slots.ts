export type BackgroundKind = 'trace' | 'evaluation' | 'analysis';

/** Slots for traces, evaluations and analyses, so that runs always find one. A waiting trace interrupts analyses. */
export class BackgroundSlots {
  readonly #size: number;
  #used = 0;
  #hasWaitingTrace = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** True while analyses should pause for a trace. */
  get hasWaitingTrace(): boolean {
    return this.#hasWaitingTrace;
  }

  /** Returns whether a trace found no slot since the last call. */
  takeWaitingTrace(): boolean {
    const hasWaitingTrace = this.#hasWaitingTrace;
    this.#hasWaitingTrace = false;
    return hasWaitingTrace;
  }

  /** Returns false without a call of `work` if no slot is free. */
  async tryRun(kind: BackgroundKind, work: () => Promise<void>): Promise<boolean> {
    if (this.#used >= this.#size) {
      if (kind === 'trace') this.#hasWaitingTrace = true;
      return false;
    }
    this.#used += 1;
    try {
      await work();
    } finally {
      this.#used -= 1;
    }
    return true;
  }
}
