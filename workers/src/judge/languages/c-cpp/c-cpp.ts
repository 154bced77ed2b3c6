import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore } from '../artifact-store.ts';
import { artifactStoreBytes, runLimits, startupBudget, wallMsOf } from '../../limits.ts';
import { createReadyDriver, openSession, type ReadyDriver } from '../../grading/session.ts';
import type { CompileFailure, Toolchain, ToolchainOptions } from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { readDriver } from '../toolchain-cache.ts';
import { startCompilerShell, writeReadyFrame } from './compiler-shell.ts';
import { compileWithFallback, type Compiled, type TakeCompiler } from './compile.ts';
import { cppStandard } from './compile-options.ts';
import { findCompiler } from './compiler.ts';
import { composeProgram } from './program.ts';
import { createCppToolchainCache, type HeaderSet } from './toolchain-cache.ts';
import { createTraces } from './traces.ts';

const stackKb = 64 * 1024;

/** Prewarms two sandboxes: a loaded compiler that waits for its source, and a shell that execs the program. */
export async function createCpp(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, pools, whenIdle, onError } = options;
  const compiler = await findCompiler(options);
  const toolchainCache = await createCppToolchainCache(sandbox, options.cache, compiler);
  const startCompiler = async (headerSet: HeaderSet, background: boolean): Promise<ReadyDriver> =>
    startCompilerShell(sandbox, compiler.compile, await toolchainCache.folderOf(headerSet), background);
  const startRunner = async (background: boolean): Promise<ReadyDriver> =>
    createReadyDriver(
      await sandbox.start({
        argv: ['/bin/sh', '-c', `${writeReadyFrame}; read -r go <&3; exec ./program`],
        limits: runLimits(defaultLimits.c_cpp, stackKb),
        budget: startupBudget,
        background,
      }),
    );
  const compilers = new WarmPool({
    size: pools.cppCompilers,
    start: ({ background }) => startCompiler('common', background),
    whenIdle,
    onError,
  });
  const runners = new WarmPool({
    size: pools.cppRunners,
    start: ({ background }) => startRunner(background),
    whenIdle,
    onError,
  });
  const takeCompiler: TakeCompiler = (headerSet) =>
    headerSet === 'common' ? compilers.take() : startCompiler(headerSet, false);
  const nodesHeader = await readDriver('c-cpp', 'nodes.hpp');
  const store = new ArtifactStore<Compiled | CompileFailure>(artifactStoreBytes);
  return {
    lang: 'c_cpp',
    version: compiler.version,
    standard: `C++${cppStandard}`,
    pools: { cppCompilers: compilers, cppRunners: runners },
    store,
    async close() {
      await Promise.all([compilers.close(), runners.close()]);
    },
    prepareTrace: createTraces({
      // Builds the headers for runs and submissions before those for traces.
      whenBuilt: toolchainCache.folderOf('all'),
      options,
      compiler: compiler.trace,
      nodesHeader,
      takeRunner: () => runners.take('reduced'),
    }),
    async prepare(program) {
      const { source, signature } = program;
      const compiled = await store.getOrBuild([source, JSON.stringify(signature)], () =>
        compileWithFallback(takeCompiler, options.compileBudget, {
          source,
          signature,
          text: composeProgram(source, nodesHeader, signature),
        }),
      );
      if ('kind' in compiled) return compiled;
      return {
        kind: 'prepared',
        ...compiled.messages,
        async open() {
          const driver = await runners.take();
          await driver.ready;
          const { sandboxed } = driver;
          const { timeMs, memoryKb } = program.limits;
          sandboxed.limitMemory(memoryKb);
          sandboxed.writeFiles({ program: compiled.binary });
          sandboxed.startBudget({ cpuMs: timeMs, wallMs: wallMsOf(timeMs) });
          sandboxed.input.write('go\n');
          return openSession(driver, { isLoading: true });
        },
        async close() {},
      };
    },
  };
}
