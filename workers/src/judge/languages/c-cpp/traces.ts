import { randomBytes } from 'node:crypto';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { encodeFrame } from '../../grading/frames.ts';
import { openSession, type ReadyDriver } from '../../grading/session.ts';
import { artifactStoreBytes } from '../../limits.ts';
import { ArtifactStore, type BuildResult } from '../artifact-store.ts';
import {
  type CompileFailure,
  type Program,
  type Toolchain,
  type ToolchainOptions,
  type TraceUnavailable,
  type TraceWindow,
} from '../toolchain.ts';
import { traceUnavailable } from '../trace-unavailable.ts';
import { compileWithFallback, type Compiled, type TakeCompiler } from './compile.ts';
import { startCompilerShell } from './compiler-shell.ts';
import { composeTracedProgram } from './program.ts';
import type { TraceCompiler } from './trace-compiler.ts';
import { createTraceToolchainCache } from './toolchain-cache.ts';

interface TraceOptions {
  readonly options: ToolchainOptions;
  /** The files for traces are built in the background afterward. */
  readonly whenBuilt: Promise<unknown>;
  /** Undefined if this machine cannot rewrite programs. */
  readonly compiler: TraceCompiler | undefined;
  readonly nodesHeader: string;
  readonly takeRunner: () => Promise<ReadyDriver>;
}

/** How much rewriter.cpp inserts. `none` shows whether the program itself compiles. */
const modes = ['full', 'steps', 'none'] as const;

type TracedProgram = Compiled | CompileFailure | TraceUnavailable;

export function createTraces({
  options,
  whenBuilt,
  compiler,
  nodesHeader,
  takeRunner,
}: TraceOptions): Toolchain['prepareTrace'] {
  if (compiler === undefined) {
    const reason = 'This judge cannot step through C++ programs because libclang is not installed.';
    return () => Promise.resolve(traceUnavailable(reason));
  }
  const { sandbox, cache, compileBudget } = options;
  const toolchainCache = createTraceToolchainCache(sandbox, cache, compiler);
  whenBuilt.then(() => toolchainCache.folderOf('common')).catch(() => undefined); // the first trace tries again
  const store = new ArtifactStore<TracedProgram>(artifactStoreBytes);

  const startCompiler: TakeCompiler = async (headerSet) => {
    const folder = await toolchainCache.folderOf(headerSet);
    const driver = await startCompilerShell(sandbox, compiler.compile, folder, false);
    driver.sandboxed.promote('reduced');
    return driver;
  };

  const build = async ({ source, signature }: Program): Promise<BuildResult<TracedProgram>> => {
    const prefix = `t${randomBytes(6).toString('hex')}`;
    const { text, start, end } = composeTracedProgram(source, nodesHeader, signature, prefix);
    for (const mode of modes) {
      const result = await compileWithFallback(startCompiler, compileBudget, {
        source,
        signature,
        text: `${[prefix, start, end, mode].join(' ')}\n${text}`,
      });
      const isCompiled = !('kind' in result.artifact);
      if (mode !== 'none' && isCompiled) return result;
      // A compiler that exceeded a limit would exceed it again.
      const isFinal = mode === 'none' || !result.isCacheable;
      if (!isCompiled && isFinal) return result;
    }
    const artifact = traceUnavailable(
      'This program cannot be stepped through because it does not compile with the recorder.',
    );
    return { artifact, bytes: 1000, isCacheable: false };
  };

  return async (program, window) => {
    const { source, signature, limits } = program;
    // It skips the destructors by which the recorder learns that a call has ended.
    if (/\blongjmp\b/.test(source))
      return traceUnavailable('This program cannot be stepped through because it uses longjmp.');
    const compiled = await store.getOrBuild([source, JSON.stringify(signature)], () => build(program));
    if ('kind' in compiled) return compiled;
    const driver = await takeRunner();
    await driver.ready;
    const { sandboxed } = driver;
    sandboxed.limitMemory(limits.memoryKb);
    sandboxed.writeFiles({ program: compiled.binary });
    const session = openSession(driver, { isLoading: true });
    return {
      kind: 'prepared-trace',
      ...compiled.messages,
      async record(literals, budget) {
        sandboxed.startBudget(budget);
        sandboxed.input.write('go\n');
        sandboxed.input.write(encodeFrame('S', writeSetup(window)));
        return session.recordCase(literals, budget);
      },
      close: () => session.close(),
    };
  };
}

/** The order of the numbers is that of `setUpRecording` in trace.cpp. */
function writeSetup({ firstSteps, fromStep = 0, lastSteps = 0, exitsAfter }: TraceWindow): string {
  const { countedSteps, bytes, items, textCharacters, objects, frames, outputCharacters, depth } =
    traceLimits;
  const limits = [countedSteps, bytes, items, textCharacters, objects, frames, outputCharacters, depth];
  return [firstSteps, fromStep, lastSteps, ...limits, exitsAfter ? 1 : 0].join(' ');
}
