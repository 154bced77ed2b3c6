import { compileLimits } from '../../limits.ts';
import type { Budget, Sandbox } from '../../sandbox/sandbox.ts';
import { attach } from '../../grading/session.ts';
import { JudgeFault, type CompileFailure } from '../toolchain.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { cacheInside } from '../toolchain-cache.ts';
import { compileWith, type CompiledJava } from './compile-frames.ts';
import { archiveOption, javaCommand } from './jvm.ts';
import type { JavaToolchainCache } from './toolchain-cache.ts';

/** Compiles a learner's text in a JVM of its own. */
export async function compileCold(
  sandbox: Sandbox,
  toolchainCache: JavaToolchainCache,
  source: string,
  budget: Budget,
): Promise<CompiledJava | CompileFailure> {
  const confined = await sandbox.start({
    argv: javaCommand(toolchainCache.jdk, 'compile', [archiveOption('compile')]),
    limits: compileLimits,
    budget,
    binds: { [cacheInside]: toolchainCache.folder },
    proc: true,
  });
  const answer = await compileWith(attach(confined), source);
  if (answer) {
    confined.kill();
    await confined.ended;
    if (answer.kind !== 'broken') return answer;
    return compileFailure('The compiler could not cope with this program.');
  }
  const ending = await confined.ended;
  const errors = confined.takeOutput().stderr.toString();
  if (ending.reason === 'exited' && !/OutOfMemoryError|StackOverflowError/.test(errors)) {
    throw new JudgeFault(`the Java compiler left: ${errors.slice(0, 500)}`);
  }
  return compilerEnded(ending);
}
