import type { Diagnostic } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { CaseLimits } from '@dryrun/content/problem';
import type { PoolSizes } from '../prewarm/pool-sizes.ts';
import type { Budget, EndReason, Sandbox, Usage } from '../sandbox/sandbox.ts';
import type { ProcessPool } from '../prewarm/warm-pool.ts';

/** The interface between grading and the languages. It hides warm pools, compile servers and artifact stores. */
export interface Toolchain {
  readonly lang: Lang;
  /** Shown to the learner, such as "Python 3.11.2". */
  readonly version: string;
  /** The language standard, such as C++20, if the version does not imply it. */
  readonly standard?: string;
  /** Rejects with InternalJudgeError if the judge itself fails. */
  prepare(program: Program): Promise<PreparedProgram | CompileFailure>;
  /**
   * Prepares a program that records its own steps, apart from `prepare` and its artifacts. The recorder knows the
   * window, so each window needs its own call. Rejects with InternalJudgeError if the judge itself fails.
   */
  prepareTrace(
    program: Program,
    window: TraceWindow,
  ): Promise<PreparedTrace | CompileFailure | TraceUnavailable>;
  /** Prewarmed processes by name, for health checks and metrics. */
  readonly pools: Readonly<Record<string, ProcessPool>>;
  readonly store?: {
    readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  };
  close(): Promise<void>;
}

export type Toolchains = Readonly<Record<Lang, Toolchain>>;

export interface ToolchainOptions {
  readonly sandbox: Sandbox;
  /** The folder for files that are built once per toolchain, such as precompiled headers. */
  readonly cache: string;
  readonly compileBudget: Budget;
  readonly pools: PoolSizes;
  /** Compiles C++ with g++ even if clang is installed. */
  readonly gccFallback?: boolean;
  /** Resolves when prewarming doesn't delay a verdict. */
  readonly whenIdle: () => Promise<void>;
  readonly onError: (error: unknown) => void;
}

export interface Program {
  readonly source: string;
  readonly signature: Signature;
  readonly limits: CaseLimits;
}

export interface CompileFailure {
  readonly kind: 'compile-failure';
  /** The compiler's messages, with line numbers of the learner's source. */
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** Can open any number of sessions until it is closed. */
export interface PreparedProgram {
  readonly kind: 'prepared';
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
  open(): Promise<Session>;
  close(): Promise<void>;
}

export interface Session {
  /** False once the process has ended or must not run another case. */
  readonly isAlive: boolean;
  /** The driver requests a new process because a case left state behind. Not an error of the program. */
  readonly needsRestart: boolean;
  /** Runs one case with a canonical JSON literal per argument. Rejects only for internal errors of the judge. */
  runCase(literals: readonly string[], budget: CaseBudget): Promise<CaseOutcome>;
  /**
   * Sends all cases at once, within one budget. Returns undefined unless every case returns and prints nothing. The
   * caller then runs them one by one. Each outcome has an equal share of the total time, and the total memory.
   */
  runBatch(cases: readonly (readonly string[])[], budget: CaseBudget): Promise<CaseOutcome[] | undefined>;
  close(): Promise<void>;
}

/**
 * The steps that a recorder writes (contracts/src/trace-events.ts). Step 1 is the first event that has a line. Writes
 * the first `firstSteps` steps, then only counts. Writes a `k` event before step `fromStep`, and the `lastSteps` steps
 * from there on. Then only counts until the program ends or `traceLimits.countedSteps` is reached.
 */
export interface TraceWindow {
  readonly firstSteps: number;
  /** Greater than `firstSteps`. */
  readonly fromStep?: number;
  readonly lastSteps?: number;
  /** The recorder may end the process after the last of these steps, because the program did not end before. */
  readonly exitsAfter?: boolean;
}

/** Records one case, then needs `close`. */
export interface PreparedTrace {
  readonly kind: 'prepared-trace';
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
  /** Takes a canonical JSON literal per argument. Rejects only for internal errors of the judge. */
  record(literals: readonly string[], budget: CaseBudget): Promise<TraceOutcome>;
  close(): Promise<void>;
}

/** This judge cannot record the program. */
export interface TraceUnavailable {
  readonly kind: 'trace-unavailable';
  /** A sentence for the learner. */
  readonly reason: string;
}

export interface TraceOutcome extends CaseOutcome {
  /** Untrusted: lines of JSON, at most `traceLimits.bytes`. The last line may be incomplete. */
  readonly recording: Buffer;
}

/** Limits for loading the program and calling the method. */
export interface CaseBudget {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** A longer answer cannot be correct. The judge does not read it, to save its own time. */
  readonly maxAnswerBytes: number;
}

/** The end of a case, before the comparison of its answer. */
export type CaseEnd =
  /** The method returned; `answer` is untrusted JSON text. `hasOtherNodes`: breaks the signature's `reusesNodes`. */
  | { readonly kind: 'answered'; readonly answer: string; readonly hasOtherNodes?: true }
  /** The returned value has no JSON literal; `found` completes "expected an int, ...". */
  | { readonly kind: 'unserializable'; readonly found: string }
  | { readonly kind: 'threw'; readonly summary: string; readonly trace: string; readonly line?: number }
  | { readonly kind: 'entry-point-missing'; readonly message: string }
  /** The language runtime refused an allocation. */
  | { readonly kind: 'out-of-memory' }
  /** The process exited or crashed before the method returned. `calls` are those in the learner's source. */
  | {
      readonly kind: 'exited';
      readonly exitCode?: number;
      readonly signal?: string;
      readonly line?: number;
      readonly calls?: string;
    }
  /** The sandbox killed the process for exceeding a limit. */
  | {
      readonly kind: 'killed';
      readonly reason: Exclude<EndReason, 'exited' | 'signaled' | 'killed' | 'internal-error'>;
    }
  /** The program wrote to the descriptor of the driver protocol. */
  | { readonly kind: 'protocol-violation' };

export interface CaseOutcome {
  readonly end: CaseEnd;
  readonly usage: Usage;
  readonly stdout: string;
  readonly stderr: string;
  /** True if some output was dropped. */
  readonly truncated: boolean;
}

/** A failure of the judge itself. It never counts against the learner; the worker retries the job. */
export class InternalJudgeError extends Error {
  override readonly name = 'InternalJudgeError';
}
