import type { Signature } from '@dryrun/contracts/signature';
import type { BuildResult } from '../artifact-store.ts';
import type { ReadyDriver } from '../../grading/session.ts';
import { artifactBytes } from '../../limits.ts';
import type { Budget } from '../../sandbox/sandbox.ts';
import { compileFailure, compilerExitFailure, compilerSignalFailure } from '../compile-failure.ts';
import type { CompileFailure } from '../toolchain.ts';
import { readMessages, type CompilerMessages } from './diagnostics.ts';
import { learnerFile } from './program.ts';
import type { HeaderSet } from './toolchain-cache.ts';

export type TakeCompiler = (headerSet: HeaderSet) => Promise<ReadyDriver>;

export interface Compiled {
  readonly binary: Buffer;
  readonly messages: CompilerMessages;
}

export type CompileResult = BuildResult<Compiled | CompileFailure>;

export interface CompileInput {
  /** The learner's text, whose lines the compiler quotes. */
  readonly source: string;
  readonly signature: Signature;
  /** The whole program. */
  readonly text: string;
}

/** Errors that may disappear when all headers are included. */
const missingNamePattern =
  /was not declared|is not a member of|has not been declared|does not name a|No such file|incomplete type|no member named|undeclared identifier|unknown type name|file not found|no template named|no type named '\w+' in namespace/;

/** Compiles with the common headers, then with all if a name is missing. */
export async function compileWithFallback(
  takeCompiler: TakeCompiler,
  budget: Budget,
  input: CompileInput,
): Promise<CompileResult> {
  const result = await compile(await takeCompiler('common'), budget, input);
  if (!('kind' in result.artifact) || !missingNamePattern.test(result.artifact.output)) return result;
  return compile(await takeCompiler('all'), budget, input);
}

async function compile(
  driver: ReadyDriver,
  budget: Budget,
  { source, signature, text }: CompileInput,
): Promise<CompileResult> {
  await driver.ready;
  const { sandboxed } = driver;
  sandboxed.writeFiles({ [learnerFile]: source });
  sandboxed.startBudget(budget);
  sandboxed.input.end(text);
  const exitFrame = await driver.frames.next();
  if (exitFrame?.type !== 'X') return failed(compilerExitFailure(await sandboxed.ended), false);
  const messages = readMessages(sandboxed.takeOutput().stderr.toString(), signature);
  const exitCode = Number(exitFrame.payload.toString());
  // A shell reports a signal as 128 plus its number. The sandbox knows whether it killed the compiler.
  if (exitCode > 128) return failed(compilerSignalFailure(exitCode - 128, await sandboxed.ended), false);
  const binary = await sandboxed.readArtifact('program', artifactBytes);
  sandboxed.kill();
  if (exitCode !== 0) return failed(compileFailure(messages.output, messages.diagnostics), true);
  if (!binary) return failed(compileFailure('The compiled program is too large.'), true);
  return { artifact: { binary, messages }, bytes: binary.length + text.length, isCacheable: true };
}

function failed(failure: CompileFailure, isCacheable: boolean): CompileResult {
  // An estimate: the diagnostics repeat the output.
  return { artifact: failure, bytes: 2 * failure.output.length + 1000, isCacheable };
}
