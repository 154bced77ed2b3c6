import { constants } from 'node:os';
import type { Diagnostic } from '@dryrun/contracts/code';
import { compileLimits, compileBudget } from '../limits.ts';
import type { Ending } from '../sandbox/sandbox.ts';
import { JudgeFault, type CompileFailure } from './toolchain.ts';

/** Most text of a compiler that is shown. */
const shownBytes = 16 * 1024;

export function compileFailure(output: string, diagnostics: readonly Diagnostic[] = []): CompileFailure {
  const cut = output.length > shownBytes ? `${output.slice(0, shownBytes)}\n…` : output;
  return { kind: 'compile-failure', output: cut, diagnostics: diagnostics.slice(0, 50) };
}

/** A compiler which did not come to an end by itself: the program was too much for it. Throws JudgeFault otherwise. */
export function compilerEnded(ending: Ending): CompileFailure {
  switch (ending.reason) {
    case 'killed':
    case 'fault':
      throw new JudgeFault('the sandbox ended the compiler');
    case 'cpu':
    case 'wall':
      return compileFailure(`Compiling took longer than ${compileBudget.cpuMs / 1000} s.`);
    case 'memory':
      return compileFailure(`Compiling needed more than ${compileLimits.memoryKb / 1024} MB of memory.`);
    case 'output':
      return compileFailure('The compiler wrote more than 1 MB of messages.');
    default:
      return crashed(ending.signal ?? ending.reason);
  }
}

/** A compiler that ended by a signal while what started it lived on. Throws JudgeFault when it was killed from outside. */
export function compilerCrashed(signal: number, ending: Ending): CompileFailure {
  if (ending.reason !== 'exited') return compilerEnded(ending);
  const [name] = Object.entries(constants.signals).find(([, number]) => number === signal) ?? [];
  return crashed(name ?? `signal ${signal}`);
}

function crashed(how: string): CompileFailure {
  // Nothing in a source makes a compiler kill itself; somebody else did.
  if (how === 'SIGKILL') throw new JudgeFault('the compiler was killed');
  return compileFailure(`The compiler could not cope with this program (${how}).`);
}
