export type BackgroundKind = 'trace' | 'evaluation' | 'analysis';

/** Slots for traces, evaluations and analyses, so that runs always find one. Learners wait for the first two. */
export class BackgroundSlots {
  readonly #size: number;
  #used = 0;
  #hasWaitingTrace = false;
  #hasWaitingEvaluation = false;

  constructor(size: number) {
    this.#size = size;
  }

  /** True while analyses should pause, because a trace or a preempting evaluation found no slot. */
  get shouldPreempt(): boolean {
    return this.#hasWaitingTrace || this.#hasWaitingEvaluation;
  }

  /** Returns whether a trace found no slot since the last call. */
  takeWaitingTrace(): boolean {
    const hasWaitingTrace = this.#hasWaitingTrace;
    this.#hasWaitingTrace = false;
    return hasWaitingTrace;
  }

  /** Returns false without a call of `work` if no slot is free. Traces always preempt. */
  async tryRun(
    kind: BackgroundKind,
    work: () => Promise<void>,
    { preempts = false }: { readonly preempts?: boolean } = {},
  ): Promise<boolean> {
    if (this.#used >= this.#size) {
      if (kind === 'trace') this.#hasWaitingTrace = true;
      else if (preempts) this.#hasWaitingEvaluation = true;
      return false;
    }
    this.#used += 1;
    try {
      await work();
    } finally {
      this.#used -= 1;
      this.#hasWaitingEvaluation = false;
    }
    return true;
  }
}
