import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore, type BuildResult } from '../artifact-store.ts';
import { artifactStoreBytes } from '../../limits.ts';
import { openSession, type Driver } from '../../grading/session.ts';
import type { CompileFailure, Program, Toolchain, ToolchainOptions, TraceWindow } from '../toolchain.ts';
import { traceUnavailable } from '../trace-unavailable.ts';
import { compileCold } from './compile.ts';
import type { CompiledJava } from './compile-frames.ts';
import { CompileServers } from './compile-servers.ts';
import { loadProgram, setupOf } from './run-frames.ts';
import { createRunSlots, createTraceSlots, startRunner, tracedLimits, unwindingKb } from './run-slots.ts';
import { createJavaToolchainCache } from './toolchain-cache.ts';

interface LoadedProgram extends Program {
  readonly classes: readonly Buffer[];
  readonly window?: TraceWindow;
}

export async function createJava(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, cache, compileBudget, pools, whenIdle, onError } = options;
  const toolchainCache = await createJavaToolchainCache(sandbox, cache);
  const prewarming = { sandbox, toolchainCache, whenIdle, onError };
  const compilers = new CompileServers({ ...prewarming, size: pools.javaCompilers });
  const store = new ArtifactStore<CompiledJava | CompileFailure>(artifactStoreBytes);
  const slots = createRunSlots({ ...prewarming, size: pools.java });
  const traceSlots = createTraceSlots({
    ...prewarming,
    size: toolchainCache.canTrace ? pools.javaTraces : 0,
  });

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

  async function startCold(program: LoadedProgram): Promise<Driver> {
    const driver = await startRunner(sandbox, toolchainCache, program.limits);
    await load(driver, program);
    return driver;
  }

  /** Failures are internal errors, because no code of the program has run yet. */
  async function start(program: LoadedProgram): Promise<Driver> {
    const { memoryKb } = program.limits;
    const { memoryKb: usualKb } = program.window ? tracedLimits : defaultLimits.java;
    if (slots.counts.size === 0 || memoryKb !== usualKb) return startCold(program);
    const isRecorderWarm = program.window !== undefined && traceSlots.counts.warm > 0;
    const slot = await (isRecorderWarm ? traceSlots : slots).take(program.window && 'reduced');
    try {
      await slot.ready;
      if (program.window) slot.sandboxed.limitMemory(memoryKb + unwindingKb);
      await load(slot, program);
      return slot;
    } catch (error) {
      slot.sandboxed.kill();
      onError(error);
      return startCold(program);
    }
  }

  /** Later classes replace earlier ones of the same name, so the learner's come last. */
  async function load(driver: Driver, { signature, classes, window }: LoadedProgram): Promise<void> {
    await loadProgram(driver, [...toolchainCache.nodes, ...classes], setupOf(signature), window);
  }

  function compileOnce(source: string): Promise<CompiledJava | CompileFailure> {
    return store.getOrBuild([source], () => compile(source));
  }

  return {
    lang: 'java',
    version: toolchainCache.jdk.version,
    pools: { java: slots, javaCompilers: compilers, javaTraces: traceSlots },
    store,
    async close() {
      await Promise.all([slots.close(), traceSlots.close(), compilers.close()]);
    },
    async prepareTrace(program, window) {
      if (!toolchainCache.canTrace) return traceUnavailable('This server cannot step through Java programs.');
      const compiled = await compileOnce(program.source);
      if (compiled.kind === 'compile-failure') return compiled;
      const { output, diagnostics, classes } = compiled;
      const session = openSession(await start({ ...program, classes, window }), { isLoading: false });
      return {
        kind: 'prepared-trace',
        output,
        diagnostics,
        record: (literals, budget) => session.recordCase(literals, budget),
        close: () => session.close(),
      };
    },
    async prepare(program) {
      const compiled = await compileOnce(program.source);
      if (compiled.kind === 'compile-failure') return compiled;
      const { output, diagnostics, classes } = compiled;
      return {
        kind: 'prepared',
        output,
        diagnostics,
        open: async () => openSession(await start({ ...program, classes }), { isLoading: false }),
        async close() {},
      };
    },
  };
}
