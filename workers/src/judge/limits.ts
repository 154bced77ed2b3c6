import type { CaseLimits } from '@dryrun/content/problem';
import type { Budget, Limits } from './sandbox/sandbox.ts';

// docs/judge.md explains these numbers.

const megabyte = 1024 * 1024;

/** Maximum bytes that a program may print. One more byte is an Output Limit Exceeded. */
export const outputBytes = megabyte;

/** CPU time for a verdict within the client's 30 polls; wall time for stable verdicts on a busy machine. */
export const submissionBudget: Budget = { cpuMs: 20_000, wallMs: 60_000 };

/** Budget for the start of a driver, before it loads a learner's program. */
export const startupBudget: Budget = { cpuMs: 10_000, wallMs: 20_000 };

export const compileBudget: Budget = { cpuMs: 10_000, wallMs: 15_000 };

export const artifactBytes = 32 * megabyte;

/** Maximum size of the artifact store of one language. */
export const artifactStoreBytes = 64 * megabyte;

export const compileLimits: Limits = {
  memoryKb: 1024 * 1024,
  processes: 64,
  outputBytes,
  fileBytes: 64 * megabyte,
  diskBytes: 200 * megabyte,
  openFiles: 256,
  stackKb: 64 * 1024,
};

/** Sandbox limits of a judged program. Time is limited per case. */
export function runLimits(limits: CaseLimits, stackKb: number): Limits {
  return {
    memoryKb: limits.memoryKb,
    processes: 64,
    outputBytes,
    fileBytes: 16 * megabyte,
    diskBytes: 64 * megabyte,
    openFiles: 256,
    stackKb,
  };
}

/** The wall-time limit of a case with a CPU limit of `cpuMs`. It stops programs that sleep. */
export function wallMsOf(cpuMs: number): number {
  return 2 * cpuMs + 1000;
}

/**
 * Like `wallMsOf`, for a recording. A trace affects no verdict, so it needs less time for the waits of a busy machine,
 * and a program that sleeps frees its slot sooner.
 */
export function traceWallMsOf(cpuMs: number): number {
  return cpuMs + 1000;
}

/** Maximum bytes of an answer to read. Allows wrong answers longer than the correct `expectedLiteral`. */
export function answerBytesOf(expectedLiteral: string): number {
  return 2 * Buffer.byteLength(expectedLiteral) + megabyte / 4;
}

/** Maximum bytes of a stored recording; the database refuses larger ones. */
export const traceResultBytes = 2 * megabyte;

/** Added to the limits of a traced program. */
export const traceAllowance = { cpuMs: 2000, memoryKb: 64 * 1024 };
