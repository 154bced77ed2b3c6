import type { Diagnostic } from '@dryrun/contracts/code';
import { compileLimits, compileBudget } from '../limits.ts';
import type { RunResult } from '../sandbox/sandbox.ts';
import { signalName } from '../sandbox/signal-names.ts';
import { InternalJudgeError, type CompileFailure } from './toolchain.ts';

const maxOutputLength = 16 * 1024;

export function compileFailure(output: string, diagnostics: readonly Diagnostic[] = []): CompileFailure {
  const truncated = output.length > maxOutputLength ? `${output.slice(0, maxOutputLength)}\n…` : output;
  return { kind: 'compile-failure', output: truncated, diagnostics: diagnostics.slice(0, 50) };
}

/** For a compiler that crashed or exceeded a limit. Throws InternalJudgeError if the program was not the cause. */
export function compilerExitFailure(result: RunResult): CompileFailure {
  switch (result.reason) {
    case 'killed':
    case 'internal-error':
      throw new InternalJudgeError('the sandbox ended the compiler');
    case 'cpu':
    case 'wall':
      return compileFailure(`Compilation took longer than ${compileBudget.cpuMs / 1000} s.`);
    case 'memory':
      return compileFailure(`Compilation needed more than ${compileLimits.memoryKb / 1024} MB of memory.`);
    case 'output':
      return compileFailure('The compiler printed more than 1 MB of messages.');
    default:
      return crashFailure(result.signal ?? result.reason);
  }
}

/** For a compiler terminated by a signal under a shell. Throws InternalJudgeError if the program was not the cause. */
export function compilerSignalFailure(signal: number, result: RunResult): CompileFailure {
  if (result.reason !== 'exited') return compilerExitFailure(result);
  return crashFailure(signalName(signal) ?? `signal ${signal}`);
}

function crashFailure(cause: string): CompileFailure {
  // No source makes a compiler kill itself, so the signal came from outside.
  if (cause === 'SIGKILL') throw new InternalJudgeError('the compiler was killed');
  return compileFailure(`The compiler crashed on this program (${cause}).`);
}
