import type { CaseLimits } from '@dryrun/content/problem';
import type { Budget, Limits } from './sandbox/sandbox.ts';

/** Sources of these numbers: docs/judge.md. */
const megabyte = 1024 * 1024;

/** A learner's prints: one byte more ends the program with Output Limit Exceeded. */
export const outputBytes = megabyte;

/**
 * All tests of a submission together: computing, so that the client's thirty polls usually see the end, and the kill
 * deadline, which a busy machine must not turn into a verdict.
 */
export const submissionBudget: Budget = { cpuMs: 20_000, wallMs: 60_000 };

/** Starting a driver, which no learner's code can slow down. */
export const startBudget: Budget = { cpuMs: 10_000, wallMs: 20_000 };

export const compileBudget: Budget = { cpuMs: 10_000, wallMs: 15_000 };

/** Largest program or set of classes that is taken out of a compiler's sandbox. */
export const artifactBytes = 32 * megabyte;

/** Compiled programs kept for whoever brings the same text again, for each language. */
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

/** What a judged program may use besides time. */
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

/** The kill deadline of a case that may use `cpuMs`: a program that sleeps is not worth more. */
export function wallMsOf(cpuMs: number): number {
  return 2 * cpuMs + 1000;
}

/** The longest answer worth reading where this one is right: drivers print compactly, and a wrong one may be longer. */
export function answerBytesOf(expectedLiteral: string): number {
  return 2 * Buffer.byteLength(expectedLiteral) + megabyte / 4;
}
