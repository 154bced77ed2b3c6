import { compileLimits } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach } from '../../grading/session.ts';
import { InternalJudgeError, type CompileFailure } from '../toolchain.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { compileWith, type CompiledJava } from './compile-frames.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

/** Compiles a source in a new JVM. */
export async function compileCold(
  sandbox: Sandbox,
  toolchainCache: JavaToolchainCache,
  source: string,
  budget: Budget,
): Promise<CompiledJava | CompileFailure> {
  const sandboxed = await sandbox.start({
    argv: javaCommand(toolchainCache.jdk, 'compile', [archiveOption('compile')]),
    limits: compileLimits,
    budget,
    binds: { [cacheMountPath]: toolchainCache.folder },
    proc: true,
  });
  const answer = await compileWith(attach(sandboxed), source);
  if (answer) {
    sandboxed.kill();
    await sandboxed.ended;
    if (answer.kind !== 'broken') return answer;
    return compileFailure('The compiler failed on this program.');
  }
  const result = await sandboxed.ended;
  const errors = sandboxed.takeOutput().stderr.toString();
  if (result.reason === 'exited' && !/OutOfMemoryError|StackOverflowError/.test(errors)) {
    throw new InternalJudgeError(`the Java compiler exited: ${errors.slice(0, 500)}`);
  }
  return compilerEnded(result);
}
