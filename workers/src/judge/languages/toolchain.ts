import type { Diagnostic } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import type { Signature } from '@dryrun/contracts/signature';
import type { CaseLimits } from '@dryrun/content/problem';
import type { PoolSizes } from '../prewarm/pool-sizes.ts';
import type { Budget, EndReason, Sandbox, Usage } from '../sandbox/sandbox.ts';
import type { Kept } from '../prewarm/warm-pool.ts';

/**
 * The seam between judging and the languages. Cold starts, warm slots, a compile server or a store of artefacts all
 * live below it; nothing above it changes with them.
 */
export interface Toolchain {
  readonly lang: Lang;
  /** Shown to the learner, such as "Python 3.11.2". */
  readonly version: string;
  /** Compiles or checks a program. Rejects with JudgeFault only when the judge itself failed. */
  prepare(program: Program): Promise<Prepared | CompileFailure>;
  /** What is kept ready, by name, for health and metrics. */
  readonly pools: Readonly<Record<string, Kept>>;
  /** What was compiled before, if this language keeps it. */
  readonly store?: {
    readonly counts: { readonly hits: number; readonly misses: number; readonly bytes: number };
  };
  /** Ends what is kept ready. */
  close(): Promise<void>;
}

/** What every language is made with. */
export interface ToolchainOptions {
  readonly sandbox: Sandbox;
  /** A folder for what is made once per toolchain. */
  readonly cache: string;
  /** Of each compilation. */
  readonly compileBudget: Budget;
  readonly pools: PoolSizes;
  /** Leaves aside what not every machine has (clang), as if it were not installed. */
  readonly plain?: boolean;
  /** Resolves when making something ready stands in nobody's way. */
  readonly whenQuiet: () => Promise<void>;
  /** Told about a process that was kept ready and failed. */
  readonly onFault: (error: unknown) => void;
}

/** A learner's text, the problem whose method it must hold, and what each case may use. */
export interface Program {
  readonly source: string;
  readonly signature: Signature;
  readonly limits: CaseLimits;
}

export interface CompileFailure {
  readonly kind: 'compile-failure';
  /** The compiler's words, with the learner's own line numbers. */
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
}

/** A program ready to be opened any number of times, until it is closed. */
export interface Prepared {
  readonly kind: 'prepared';
  /** The compiler's warnings, empty when there are none. */
  readonly output: string;
  readonly diagnostics: readonly Diagnostic[];
  open(): Promise<Session>;
  close(): Promise<void>;
}

/** One confined process that judges cases in lock-step, each seeing the program freshly loaded. */
export interface Session {
  /** False once the process is gone: no further case can run here. */
  readonly alive: boolean;
  /** It ended because a case left something behind that only a new process is free of; no fault of the program's. */
  readonly wantsRenewal: boolean;
  /** Runs one case; `literals` holds a canonical JSON literal per argument. Never rejects for what the program did. */
  runCase(literals: readonly string[], budget: CaseBudget): Promise<CaseOutcome>;
  /**
   * Runs several cases within one budget without waiting between them. Undefined unless each returned and none printed:
   * then nothing is known of any, and they are to be run one by one. Time and memory are those of all together, told in
   * equal parts.
   */
  runChunk(cases: readonly (readonly string[])[], budget: CaseBudget): Promise<CaseOutcome[] | undefined>;
  close(): Promise<void>;
}

/** What a case may use for loading the program and the call together; wall time is the kill deadline. */
export interface CaseBudget {
  readonly cpuMs: number;
  readonly wallMs: number;
  /** A longer answer cannot be right and is not read: reading takes the judge's own time. */
  readonly answerBytes: number;
}

/** How a case ended, before anything is compared. */
export type CaseEnd =
  /** The method returned; `answer` is untrusted JSON text. */
  | { readonly kind: 'answered'; readonly answer: string }
  /** The method returned something that no JSON literal says; `found` completes "expected an int, ...". */
  | { readonly kind: 'unprintable'; readonly found: string }
  | { readonly kind: 'threw'; readonly summary: string; readonly trace: string; readonly line?: number }
  /** The program has no such class or method. */
  | { readonly kind: 'missing'; readonly message: string }
  /** The language itself refused an allocation. */
  | { readonly kind: 'out-of-memory' }
  /** The process left or crashed before the method returned. */
  | { readonly kind: 'left'; readonly exitCode?: number; readonly signal?: string }
  | {
      readonly kind: 'killed';
      readonly reason: Exclude<EndReason, 'exited' | 'signalled' | 'killed' | 'fault'>;
    }
  /** The program wrote to the judge's own channel. */
  | { readonly kind: 'garbled' };

export interface CaseOutcome {
  readonly end: CaseEnd;
  readonly usage: Usage;
  readonly stdout: string;
  readonly stderr: string;
  /** The program wrote more than was kept. */
  readonly truncated: boolean;
}

/** The judge's own failure, never the learner's: the job is tried again. */
export class JudgeFault extends Error {
  override readonly name = 'JudgeFault';
}
