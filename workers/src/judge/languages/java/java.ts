import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore, type BuildResult } from '../artifact-store.ts';
import { artifactStoreBytes } from '../../limits.ts';
import { openSession, type Driver } from '../../grading/session.ts';
import type { CompileFailure, Program, Session, Toolchain, ToolchainOptions } from '../toolchain.ts';
import { traceUnavailable } from '../trace-unavailable.ts';
import { compileCold } from './compile.ts';
import type { CompiledJava } from './compile-frames.ts';
import { CompileServers } from './compile-servers.ts';
import { loadProgram, setupOf } from './run-frames.ts';
import { createRunSlots, startRunner } from './run-slots.ts';
import { createJavaToolchainCache } from './toolchain-cache.ts';

export async function createJava(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, cache, compileBudget, pools, whenIdle, onError } = options;
  const toolchainCache = await createJavaToolchainCache(sandbox, cache);
  const prewarming = { sandbox, toolchainCache, whenIdle, onError };
  const compilers = new CompileServers({ ...prewarming, size: pools.javaCompilers });
  const store = new ArtifactStore<CompiledJava | CompileFailure>(artifactStoreBytes);
  const slots = createRunSlots({ ...prewarming, size: pools.java });

  async function compile(source: string): Promise<BuildResult<CompiledJava | CompileFailure>> {
    const artifact =
      (await compilers.compile(source)) ??
      (await compileCold(sandbox, toolchainCache, source, compileBudget));
    if (artifact.kind !== 'compile-failure') {
      const bytes = artifact.classes.reduce((sum, { length }) => sum + length, source.length);
      return { artifact, bytes, isCacheable: true };
    }
    // Without diagnostics, the compiler exceeded a time or memory limit. Another compilation may succeed.
    const isCacheable = artifact.diagnostics.length > 0;
    // An estimate: the diagnostics repeat the output.
    return { artifact, bytes: 2 * artifact.output.length + 1000, isCacheable };
  }

  async function startCold(program: Program, classes: readonly Buffer[]): Promise<Driver> {
    const driver = await startRunner(sandbox, toolchainCache, program.limits);
    await loadProgram(driver, classes, setupOf(program.signature));
    return driver;
  }

  /** Failures are internal errors, because no code of the program has run yet. */
  async function start(program: Program, classes: readonly Buffer[]): Promise<Driver> {
    if (slots.counts.size === 0 || program.limits.memoryKb !== defaultLimits.java.memoryKb)
      return startCold(program, classes);
    const slot = await slots.take();
    try {
      await slot.ready;
      await loadProgram(slot, classes, setupOf(program.signature));
      return slot;
    } catch (error) {
      slot.sandboxed.kill();
      onError(error);
      return startCold(program, classes);
    }
  }

  async function open(program: Program, { classes }: CompiledJava): Promise<Session> {
    // Later classes replace earlier ones of the same name, so the learner's come last.
    const driver = await start(program, [...toolchainCache.nodes, ...classes]);
    return openSession(driver, { isLoading: false });
  }

  return {
    lang: 'java',
    version: toolchainCache.jdk.version,
    pools: { java: slots, javaCompilers: compilers },
    store,
    async close() {
      await Promise.all([slots.close(), compilers.close()]);
    },
    prepareTrace: () => Promise.resolve(traceUnavailable('Java programs cannot be stepped through yet.')),
    async prepare(program) {
      const compiled = await store.getOrBuild([program.source], () => compile(program.source));
      if (compiled.kind === 'compile-failure') return compiled;
      const { output, diagnostics } = compiled;
      return {
        kind: 'prepared',
        output,
        diagnostics,
        open: () => open(program, compiled),
        async close() {},
      };
    },
  };
}
