import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLimits } from '@dryrun/content/problem';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { traceLimits } from '@dryrun/contracts/trace-events';
import { z } from 'zod';
import { encodeFrame } from '../../grading/frames.ts';
import { compileBudget, runLimits, startupBudget } from '../../limits.ts';
import type { Command } from '../../sandbox/sandbox.ts';
import { createReadyDriver, openSession, type Driver, type ReadyDriver } from '../../grading/session.ts';
import {
  InternalJudgeError,
  type CompileFailure,
  type Program,
  type Toolchain,
  type ToolchainOptions,
  type TraceWindow,
} from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { compileFailure, compilerExitFailure } from '../compile-failure.ts';
import { findOrBuildToolchainCache, readDriver, cacheMountPath } from '../toolchain-cache.ts';

const run = promisify(execFile);
const python = '/usr/bin/python3';
/** Distributions install Python packages here. Programs can import only `importablePackages`. */
const packagesFolder = '/usr/lib/python3/dist-packages';
const driverFiles = ['driver', 'recorder'];
const importablePackages = ['sortedcontainers'];
/** Enough for the driver's recursion limit even if each level is a C call, as with functools.cache. */
const stackKb = 256 * 1024;

export async function createPython3({
  sandbox,
  cache,
  pools,
  whenIdle,
  onError,
}: ToolchainOptions): Promise<Toolchain> {
  const version = (await run(python, ['--version'])).stdout.trim();
  const toolchainCache = await createPythonToolchainCache(cache, version);
  const pool = new WarmPool({
    size: pools.python3,
    start: async ({ background }) =>
      createReadyDriver(await sandbox.start({ ...driverCommand(toolchainCache), background })),
    whenIdle,
    onError,
  });
  return {
    lang: 'python3',
    version,
    pools: { python3: pool },
    close: () => pool.close(),
    async prepareTrace(program, window) {
      const driver = await sendProgram(await pool.take('reduced'), program, window);
      const failure = await awaitCompiled(driver);
      if (failure) return failure;
      const session = openSession(driver, { isLoading: false });
      return {
        kind: 'prepared-trace',
        output: '',
        diagnostics: [],
        record: (literals, budget) => session.recordCase(literals, budget),
        close: () => session.close(),
      };
    },
    async prepare(program) {
      let firstDriver: Driver | undefined;
      const failure = await awaitCompiled((firstDriver = await sendProgram(await pool.take(), program)));
      if (failure) return failure;
      return {
        kind: 'prepared',
        output: '',
        diagnostics: [],
        async open() {
          const driver = firstDriver ?? (await sendProgram(await pool.take(), program));
          const session = openSession(driver, { isLoading: driver !== firstDriver });
          firstDriver = undefined;
          return session;
        },
        async close() {
          firstDriver?.sandboxed.kill();
          await firstDriver?.sandboxed.ended;
        },
      };
    },
  };
}

async function createPythonToolchainCache(cache: string, version: string): Promise<string> {
  const sources = await Promise.all(driverFiles.map((name) => readDriver('python3', `${name}.py`)));
  const installed = importablePackages.filter((name) => existsSync(path.join(packagesFolder, name)));
  return findOrBuildToolchainCache(cache, 'python3', [version, ...sources, ...installed], async (folder) => {
    await mkdir(path.join(folder, 'packages'));
    for (const name of installed)
      await symlink(path.join(packagesFolder, name), path.join(folder, 'packages', name));
    const compile =
      'import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], sys.argv[3], doraise=True)';
    for (const [index, name] of driverFiles.entries()) {
      const file = path.join(folder, `${name}.py`);
      await writeFile(file, sources[index] ?? '');
      await run(python, ['-I', '-c', compile, file, `${file}c`, `${name}.py`]);
      await rm(file); // Python would compile it again
    }
  });
}

function driverCommand(toolchainCache: string): Command {
  return {
    argv: [python, '-I', '-S', '-B', '-X', 'utf8', `${cacheMountPath}/driver.pyc`],
    limits: runLimits(defaultLimits.python3, stackKb),
    budget: startupBudget,
    binds: { [cacheMountPath]: toolchainCache },
  };
}

async function sendProgram(
  driver: ReadyDriver,
  { source, signature, limits }: Program,
  window?: TraceWindow,
): Promise<Driver> {
  const setup = {
    source: source.replace(/^\uFEFF/, ''),
    function: signature.function,
    args: signature.args.map((arg) => arg.type),
    returns: signature.returns,
    reusesNodes: signature.reusesNodes ?? false,
    trace: window && { ...window, limits: traceLimits },
  };
  await driver.ready;
  driver.sandboxed.limitMemory(limits.memoryKb);
  driver.sandboxed.startBudget(compileBudget);
  driver.sandboxed.input.write(encodeFrame('S', JSON.stringify(setup)));
  return driver;
}

const syntaxErrorSchema = z.object({
  line: z.int().nullable(),
  column: z.int().nullable(),
  text: z.string().nullable(),
  message: z.string(),
});

/** The frames can be trusted, because no learner's code has run yet. */
async function awaitCompiled({ sandboxed, frames }: Driver): Promise<CompileFailure | undefined> {
  const frame = await frames.next();
  if (frame?.type === 'L') {
    sandboxed.takeOutput(); // discard the compiler's warnings
    return undefined;
  }
  if (frame?.type === 'X') {
    sandboxed.kill();
    await sandboxed.ended;
    return syntaxError(syntaxErrorSchema.parse(JSON.parse(frame.payload.toString())));
  }
  const result = await sandboxed.ended;
  if (result.reason !== 'exited') return compilerExitFailure(result);
  const message = sandboxed.takeOutput().stderr.toString().slice(-500);
  throw new InternalJudgeError(`the Python driver exited: ${message}`);
}

function syntaxError({ line, column, text, message }: z.output<typeof syntaxErrorSchema>): CompileFailure {
  if (line === null) return compileFailure(message);
  const sourceLine = text === null ? '' : `\n    ${text.trim()}`;
  const position = omitUndefined({
    line: Math.max(line, 1),
    column: column !== null && column >= 1 ? column : undefined,
  });
  return compileFailure(`  File "solution.py", line ${line}${sourceLine}\n${message}`, [
    { ...position, severity: 'error', message },
  ]);
}
