import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore, type BuildResult } from '../artifact-store.ts';
import {
  artifactBytes,
  artifactStoreBytes,
  compileLimits,
  runLimits,
  startupBudget,
  wallMsOf,
} from '../../limits.ts';
import { createReadyDriver, openSession, type ReadyDriver } from '../../grading/session.ts';
import type { CompileFailure, Program, Toolchain, ToolchainOptions } from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { compileFailure, compilerSignalFailure, compilerExitFailure } from '../compile-failure.ts';
import { readDriver, cacheMountPath } from '../toolchain-cache.ts';
import { traceUnavailable } from '../trace-unavailable.ts';
import { cppStandard, findCompiler } from './compiler.ts';
import { readMessages, type CompilerMessages } from './diagnostics.ts';
import { composeProgram, learnerFile } from './program.ts';
import { createCppToolchainCache, type HeaderSet } from './toolchain-cache.ts';

const stackKb = 64 * 1024;

const writeReadyFrame = String.raw`printf '\0\0\0\0R' >&4`;

/** Shell command that writes an X frame with the last exit code. It arrives before the sandbox ends. */
const writeExitFrame = String.raw`printf '\0\0\0\003X%03d' $? >&4`;

/** Prewarms two sandboxes: a loaded compiler that waits for its source, and a shell that execs the program. */
export async function createCpp(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, pools, whenIdle, onError } = options;
  const compiler = await findCompiler(options);
  const toolchainCache = await createCppToolchainCache(sandbox, options.cache, compiler);
  const startCompiler = async (headerSet: HeaderSet, background: boolean): Promise<ReadyDriver> =>
    createReadyDriver(
      await sandbox.start({
        argv: ['/bin/sh', '-c', `${writeReadyFrame}; ${compiler.compile}; ${writeExitFrame}`],
        limits: compileLimits,
        budget: startupBudget,
        binds: { [cacheMountPath]: await toolchainCache.folderOf(headerSet) },
        background,
      }),
    );
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
    prepareTrace: () => Promise.resolve(traceUnavailable('C++ programs cannot be stepped through yet.')),
    async prepare(program) {
      const { source, signature } = program;
      const compiled = await store.getOrBuild([source, JSON.stringify(signature)], () =>
        compileWithFallback(takeCompiler, options, nodesHeader, program),
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

type TakeCompiler = (headerSet: HeaderSet) => Promise<ReadyDriver>;

interface Compiled {
  readonly binary: Buffer;
  readonly messages: CompilerMessages;
}

/** Errors that may disappear when all headers are included. */
const missingNamePattern =
  /was not declared|is not a member of|has not been declared|does not name a|No such file|incomplete type|no member named|undeclared identifier|unknown type name|file not found|no template named|no type named '\w+' in namespace/;

type CompileResult = BuildResult<Compiled | CompileFailure>;

async function compileWithFallback(
  takeCompiler: TakeCompiler,
  { compileBudget }: ToolchainOptions,
  nodesHeader: string,
  program: Program,
): Promise<CompileResult> {
  const text = composeProgram(program.source, nodesHeader, program.signature);
  const compile = async (headerSet: HeaderSet): Promise<CompileResult> => {
    const driver = await takeCompiler(headerSet);
    await driver.ready;
    const { sandboxed } = driver;
    // The compiler reads this file to quote lines in its messages.
    sandboxed.writeFiles({ [learnerFile]: program.source });
    sandboxed.startBudget(compileBudget);
    sandboxed.input.end(text);
    const exitFrame = await driver.frames.next();
    if (exitFrame?.type !== 'X') return failed(compilerExitFailure(await sandboxed.ended), false);
    const messages = readMessages(sandboxed.takeOutput().stderr.toString(), program.signature);
    const exitCode = Number(exitFrame.payload.toString());
    // A shell reports a signal as 128 plus its number. The sandbox knows whether it killed the compiler.
    if (exitCode > 128) return failed(compilerSignalFailure(exitCode - 128, await sandboxed.ended), false);
    const binary = await sandboxed.readArtifact('program', artifactBytes);
    sandboxed.kill();
    if (exitCode !== 0) return failed(compileFailure(messages.output, messages.diagnostics), true);
    if (!binary) return failed(compileFailure('The compiled program is too large.'), true);
    return { artifact: { binary, messages }, bytes: binary.length + text.length, isCacheable: true };
  };
  const result = await compile('common');
  if (!('kind' in result.artifact) || !missingNamePattern.test(result.artifact.output)) return result;
  return compile('all');
}

function failed(failure: CompileFailure, isCacheable: boolean): CompileResult {
  // An estimate: the diagnostics repeat the output.
  return { artifact: failure, bytes: 2 * failure.output.length + 1000, isCacheable };
}
