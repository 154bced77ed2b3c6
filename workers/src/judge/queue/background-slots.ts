import { evaluationRetryMs } from '@dryrun/contracts/evaluation-retry';

export type BackgroundKind = 'trace' | 'evaluation' | 'analysis';

/** The server requests a preempting evaluation again within this time; half a second is for the queue. */
const evaluationWaitMs = Math.max(...evaluationRetryMs) + 500;

/** Slots for traces, evaluations and analyses, so that runs always find one. Learners wait for the first two. */
export class BackgroundSlots {
  readonly #size: number;
  readonly #now: () => number;
  #used = 0;
  #hasWaitingTrace = false;
  #evaluationWaitsUntil = 0;

  /** `now` returns milliseconds. */
  constructor(size: number, now: () => number = Date.now) {
    this.#size = size;
    this.#now = now;
  }

  /** True while analyses should pause, because a trace or a preempting evaluation found no slot. */
  get shouldPreempt(): boolean {
    return this.#hasWaitingTrace || this.#hasWaitingEvaluation;
  }

  get #hasWaitingEvaluation(): boolean {
    return this.#now() < this.#evaluationWaitsUntil;
  }

  /** Returns whether a trace found no slot since the last call. */
  takeWaitingTrace(): boolean {
    const hasWaitingTrace = this.#hasWaitingTrace;
    this.#hasWaitingTrace = false;
    return hasWaitingTrace;
  }

  /**
   * Returns false without a call of `work` if no slot is free, or if it is an analysis and a preempting evaluation will be
   * requested again. Traces always preempt.
   */
  async tryRun(
    kind: BackgroundKind,
    work: () => Promise<void>,
    { preempts = false }: { readonly preempts?: boolean } = {},
  ): Promise<boolean> {
    if (this.#used >= this.#size) {
      if (kind === 'trace') this.#hasWaitingTrace = true;
      else if (preempts) this.#evaluationWaitsUntil = this.#now() + evaluationWaitMs;
      return false;
    }
    // Without this, the next analysis would take the slot that the paused one has left for the evaluation.
    if (kind === 'analysis' && this.#hasWaitingEvaluation) return false;
    this.#used += 1;
    try {
      await work();
    } finally {
      this.#used -= 1;
    }
    return true;
  }
}
