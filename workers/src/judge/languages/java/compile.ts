import { compileLimits } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { createDriver } from '../../grading/session.ts';
import { InternalJudgeError, type CompileFailure } from '../toolchain.ts';
import { compileFailure, compilerExitFailure } from '../compile-failure.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { compileWith, type CompiledJava } from './compile-frames.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

/** Compiles in a new JVM. Rejects with InternalJudgeError or FrameError. */
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
  const response = await compileWith(createDriver(sandboxed), source);
  if (response) {
    sandboxed.kill();
    await sandboxed.ended;
    if (response.kind !== 'broken') return response;
    return compileFailure('The compiler failed on this program.');
  }
  const result = await sandboxed.ended;
  const stderr = sandboxed.takeOutput().stderr.toString();
  if (result.reason === 'exited' && !/OutOfMemoryError|StackOverflowError/.test(stderr)) {
    throw new InternalJudgeError(`the Java compiler exited: ${stderr.slice(0, 500)}`);
  }
  return compilerExitFailure(result);
}
