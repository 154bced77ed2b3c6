import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore, type Made } from '../artifact-store.ts';
import { artifactStoreBytes } from '../../limits.ts';
import { openSession } from '../../grading/session.ts';
import type { Driver } from '../../grading/session.ts';
import type { CompileFailure, Program, Session, Toolchain, ToolchainOptions } from '../toolchain.ts';
import { compileCold } from './compile.ts';
import type { CompiledJava } from './compile-frames.ts';
import { CompileServers } from './compile-servers.ts';
import { handIn, setupOf } from './run-frames.ts';
import { createRunSlots, startRunner } from './run-slots.ts';
import { createJavaToolchainCache } from './toolchain-cache.ts';

/** Java: compiled by a resident compiler, run in a JVM of its own that was started ahead. */
export async function createJava(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, cache, compileBudget, pools, whenQuiet, onFault } = options;
  const toolchainCache = await createJavaToolchainCache(sandbox, cache);
  const ahead = { sandbox, toolchainCache, whenQuiet, onFault };
  const compilers = new CompileServers({ ...ahead, size: pools.javaCompilers });
  const store = new ArtifactStore<CompiledJava | CompileFailure>(artifactStoreBytes);
  const slots = createRunSlots({ ...ahead, size: pools.java });

  async function compile(source: string): Promise<Made<CompiledJava | CompileFailure>> {
    const artefact =
      (await compilers.compile(source)) ??
      (await compileCold(sandbox, toolchainCache, source, compileBudget));
    if (artefact.kind !== 'compile-failure') {
      const bytes = artefact.classes.reduce((sum, { length }) => sum + length, source.length);
      return { artefact, bytes, isLasting: true };
    }
    // One without a line to point at met a limit of time or memory, and may not meet it again.
    const isLasting = artefact.diagnostics.length > 0;
    return { artefact, bytes: 2 * artefact.output.length + 1000, isLasting };
  }

  async function startCold(program: Program, classes: readonly Buffer[]): Promise<Driver> {
    const driver = await startRunner(sandbox, toolchainCache, program.limits);
    await handIn(driver, classes, setupOf(program.signature));
    return driver;
  }

  /** A driver with its program. No code of the program has run, so whatever goes wrong is our own fault. */
  async function start(program: Program, classes: readonly Buffer[]): Promise<Driver> {
    if (slots.counts.size === 0 || program.limits.memoryKb !== defaultLimits.java.memoryKb)
      return startCold(program, classes);
    const slot = await slots.take();
    try {
      await slot.ready;
      await handIn(slot, classes, setupOf(program.signature));
      return slot;
    } catch (error) {
      slot.confined.kill();
      onFault(error);
      return startCold(program, classes);
    }
  }

  async function open(program: Program, { classes }: CompiledJava): Promise<Session> {
    // The learner's own come last and so replace a supplied one.
    const driver = await start(program, [...toolchainCache.nodes, ...classes]);
    return openSession(driver, { loading: false });
  }

  return {
    lang: 'java',
    version: toolchainCache.jdk.version,
    pools: { java: slots, javaCompilers: compilers },
    store,
    async close() {
      await Promise.all([slots.close(), compilers.close()]);
    },
    async prepare(program) {
      const compiled = await store.getOrMake([program.source], () => compile(program.source));
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
