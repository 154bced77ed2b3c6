import type { Diagnostic } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { CaseLimits } from '@dryrun/content/problem';
import type { PoolSizes } from '../prewarm/pool-sizes.ts';
import type { Budget, EndReason, Sandbox, Usage } from '../sandbox/sandbox.ts';
import type { ProcessPool } from '../prewarm/warm-pool.ts';

/**
 * The interface between grading and the languages. It hides how a language starts: cold starts, warm pools, compile servers
 * and artifact stores.
 */
export interface Toolchain {
  readonly lang: Lang;
  /** Shown to the learner, such as "Python 3.11.2". */
  readonly version: string;
  /** Compiles or checks a program. Rejects with InternalJudgeError if the judge itself failed. */
  prepare(program: Program): Promise<PreparedProgram | CompileFailure>;
  /** Prewarmed processes by name, for health checks and metrics. */
  readonly pools: Readonly<Record<string, ProcessPool>>;
  /** The cache of compiled programs, if the language has one. */
  readonly store?: {
    readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  };
  /** Kills all prewarmed processes. */
  close(): Promise<void>;
}

export type Toolchains = Readonly<Record<Lang, Toolchain>>;

export interface ToolchainOptions {
  readonly sandbox: Sandbox;
  /** The folder for files that are built once per toolchain, such as precompiled headers. */
  readonly cache: string;
  /** The budget of each compilation. */
  readonly compileBudget: Budget;
  readonly pools: PoolSizes;
  /** Compiles C++ with g++ even if clang is installed. */
  readonly gccFallback?: boolean;
  /** Resolves when prewarming doesn't delay a verdict. */
  readonly whenIdle: () => Promise<void>;
  /** Receives failures of prewarmed processes. */
  readonly onError: (error: unknown) => void;
}

export interface Program {
  readonly source: string;
  /** The signature of the method that the source must define. */
  readonly signature: Signature;
  /** Limits of each case. */
  readonly limits: CaseLimits;
}

export interface CompileFailure {
  readonly kind: 'compile-failure';
  /** The compiler's messages, with line numbers of the learner's source. */
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A compiled program that can open any number of sessions until it is closed. */
export interface PreparedProgram {
  readonly kind: 'prepared';
  /** The compiler's warnings; empty if there are none. */
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** A sandboxed process that runs cases one after the other. Each case sees a freshly loaded program. */
export interface Session {
  /** False once the process has ended or must not run another case. */
  readonly alive: boolean;
  /** The driver asked for a new process because of state that a case left behind. Not an error of the program. */
  readonly needsRestart: boolean;
  /** Runs one case with a canonical JSON literal per argument. Rejects only for internal errors of the judge. */
  runCase(literals: readonly string[], budget: CaseBudget): Promise<CaseOutcome>;
  /**
   * Runs several cases within one budget, sent without waiting for each other. Returns undefined unless all of them returned
   * and printed nothing; the caller must then run them one by one. Each outcome gets an equal share of the total time, and the
   * total memory.
   */
  runBatch(cases: readonly (readonly string[])[], budget: CaseBudget): Promise<CaseOutcome[] | undefined>;
  close(): Promise<void>;
}

/** Limits for loading the program and calling the method. */
export interface CaseBudget {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** A longer answer cannot be correct. It is not read, because reading takes the judge's own time. */
  readonly answerBytes: number;
}

/** How a case ended, before its answer is compared. */
export type CaseEnd =
  /** The method returned; `answer` is untrusted JSON text. */
  | { readonly kind: 'answered'; readonly answer: string }
  /** The returned value has no JSON literal; `found` completes "expected an int, ...". */
  | { readonly kind: 'unserializable'; readonly found: string }
  | { readonly kind: 'threw'; readonly summary: string; readonly trace: string; readonly line?: number }
  /** The program doesn't define the required class or method. */
  | { readonly kind: 'entry-point-missing'; readonly message: string }
  /** The language runtime refused an allocation. */
  | { readonly kind: 'out-of-memory' }
  /** The process exited or crashed before the method returned. */
  | { readonly kind: 'exited'; readonly exitCode?: number; readonly signal?: string }
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
  /** True if the program printed more than is kept. */
  readonly truncated: boolean;
}

/** A failure of the judge itself. It never counts against the learner: the job is retried. */
export class InternalJudgeError extends Error {
  override readonly name = 'InternalJudgeError';
}
