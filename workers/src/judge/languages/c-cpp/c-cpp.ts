import { defaultLimits } from '@dryrun/content/problem';
import { ArtifactStore, type Made } from '../artifact-store.ts';
import {
  artifactBytes,
  artifactStoreBytes,
  compileLimits,
  runLimits,
  startBudget,
  wallMsOf,
} from '../../limits.ts';
import { attachReady, openSession, type ReadyDriver } from '../../grading/session.ts';
import type { CompileFailure, Program, Toolchain, ToolchainOptions } from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { compileFailure, compilerCrashed, compilerEnded } from '../compile-failure.ts';
import { readDriver, cacheInside } from '../toolchain-cache.ts';
import { findCompiler } from './compiler.ts';
import { readMessages, type CompilerMessages } from './diagnostics.ts';
import { learnerFile, writeProgram } from './program.ts';
import { createCppToolchainCache, type HeaderSet } from './toolchain-cache.ts';

const stackKb = 64 * 1024;

/** Shell text that says R, the frame of a driver that is ready. */
const sayReady = String.raw`printf '\0\0\0\0R' >&4`;

/** Shell text that says X and the exit code of what was run: the end of the sandbox itself takes longer. */
const sayDone = String.raw`printf '\0\0\0\003X%03d' $? >&4`;

/**
 * C++: compiled in one sandbox, run in another; each case runs in a fork. Both are kept ready: a compiler which has loaded
 * itself and waits for its text, and a shell that becomes the program.
 */
export async function createCpp(options: ToolchainOptions): Promise<Toolchain> {
  const { sandbox, pools, whenQuiet, onFault } = options;
  const compiler = await findCompiler(options);
  const toolchainCache = await createCppToolchainCache(sandbox, options.cache, compiler);
  const startCompiler = async (set: HeaderSet, background: boolean): Promise<ReadyDriver> =>
    attachReady(
      await sandbox.start({
        argv: ['/bin/sh', '-c', `${sayReady}; ${compiler.compile}; ${sayDone}`],
        limits: compileLimits,
        budget: startBudget,
        binds: { [cacheInside]: await toolchainCache.folderOf(set) },
        background,
      }),
    );
  const startRunner = async (background: boolean): Promise<ReadyDriver> =>
    attachReady(
      await sandbox.start({
        argv: ['/bin/sh', '-c', `${sayReady}; read -r go <&3; exec ./program`],
        limits: runLimits(defaultLimits.c_cpp, stackKb),
        budget: startBudget,
        background,
      }),
    );
  const kept = { whenQuiet, onFault };
  const compilers = new WarmPool({
    ...kept,
    size: pools.cppCompilers,
    start: ({ background }) => startCompiler('common', background),
  });
  const runners = new WarmPool({
    ...kept,
    size: pools.cppRunners,
    start: ({ background }) => startRunner(background),
  });
  const take: TakeCompiler = (set) => (set === 'common' ? compilers.take() : startCompiler(set, false));
  const nodes = await readDriver('c-cpp', 'nodes.hpp');
  const store = new ArtifactStore<Compiled | CompileFailure>(artifactStoreBytes);
  return {
    lang: 'c_cpp',
    version: compiler.version,
    pools: { cppCompilers: compilers, cppRunners: runners },
    store,
    async close() {
      await Promise.all([compilers.close(), runners.close()]);
    },
    async prepare(program) {
      const { source, signature } = program;
      const compiled = await store.getOrMake([source, JSON.stringify(signature)], () =>
        compileWithEnoughHeaders(take, options, nodes, program),
      );
      if ('kind' in compiled) return compiled;
      return {
        kind: 'prepared',
        ...compiled.messages,
        async open() {
          const driver = await runners.take();
          await driver.ready;
          const { confined } = driver;
          const { timeMs, memoryKb } = program.limits;
          confined.limitMemory(memoryKb);
          confined.put({ program: compiled.binary });
          confined.arm({ cpuMs: timeMs, wallMs: wallMsOf(timeMs) });
          confined.input.write('go\n');
          return openSession(driver, { loading: true });
        },
        async close() {},
      };
    },
  };
}

/** A compiler with a set of headers that waits for its text. */
type TakeCompiler = (set: HeaderSet) => Promise<ReadyDriver>;

interface Compiled {
  readonly binary: Buffer;
  readonly messages: CompilerMessages;
}

/** Errors that a header outside of the common ones may cure. */
const unknownName =
  /was not declared|is not a member of|has not been declared|does not name a|No such file|incomplete type|no member named|undeclared identifier|unknown type name|file not found|no template named/;

type Attempt = Made<Compiled | CompileFailure>;

async function compileWithEnoughHeaders(
  take: TakeCompiler,
  { compileBudget }: ToolchainOptions,
  nodes: string,
  program: Program,
): Promise<Attempt> {
  const text = writeProgram(program.source, nodes, program.signature);
  const compile = async (set: HeaderSet): Promise<Attempt> => {
    const driver = await take(set);
    await driver.ready;
    const { confined } = driver;
    // The learner's text lies there by itself so that the compiler can quote its lines.
    confined.put({ [learnerFile]: program.source });
    confined.arm(compileBudget);
    confined.input.end(text);
    const done = await driver.frames.next();
    if (done?.type !== 'X') return failed(compilerEnded(await confined.ended), false);
    const messages = readMessages(confined.takeOutput().stderr.toString(), program.signature);
    const exitCode = Number(done.payload.toString());
    // A shell reports a signal as 128 and its number; why it came, the sandbox knows.
    if (exitCode > 128) return failed(compilerCrashed(exitCode - 128, await confined.ended), false);
    const binary = await confined.readArtefact('program', artifactBytes);
    confined.kill();
    if (exitCode !== 0) return failed(compileFailure(messages.output, messages.diagnostics), true);
    if (!binary) return failed(compileFailure('The compiled program is too large.'), true);
    return { artefact: { binary, messages }, bytes: binary.length + text.length, isLasting: true };
  };
  const first = await compile('common');
  if (!('kind' in first.artefact) || !unknownName.test(first.artefact.output)) return first;
  return compile('all');
}

function failed(failure: CompileFailure, isLasting: boolean): Attempt {
  return { artefact: failure, bytes: 2 * failure.output.length + 1000, isLasting };
}
