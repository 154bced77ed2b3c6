import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLimits } from '@dryrun/content/problem';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
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
} from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { compileFailure, compilerExitFailure } from '../compile-failure.ts';
import { findOrBuildToolchainCache, readDriver, cacheMountPath } from '../toolchain-cache.ts';
import { traceUnavailable } from '../trace-unavailable.ts';

const run = promisify(execFile);
const python = '/usr/bin/python3';
/**
 * Where distributions install Python packages. The driver runs without this folder on its path, so programs can
 * import only `importablePackages`.
 */
const packagesFolder = '/usr/lib/python3/dist-packages';
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
    prepareTrace: () => Promise.resolve(traceUnavailable('Python programs cannot be stepped through yet.')),
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
  const source = await readDriver('python3', 'driver.py');
  const installed = importablePackages.filter((name) => existsSync(path.join(packagesFolder, name)));
  return findOrBuildToolchainCache(cache, 'python3', [version, source, ...installed], async (folder) => {
    await writeFile(path.join(folder, 'driver.py'), source);
    await mkdir(path.join(folder, 'packages'));
    for (const name of installed)
      await symlink(path.join(packagesFolder, name), path.join(folder, 'packages', name));
    const compile =
      'import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], "driver.py", doraise=True)';
    await run(python, ['-I', '-c', compile, path.join(folder, 'driver.py'), path.join(folder, 'driver.pyc')]);
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

async function sendProgram(driver: ReadyDriver, { source, signature, limits }: Program): Promise<Driver> {
  const setup = {
    source: source.replace(/^\uFEFF/, ''),
    function: signature.function,
    args: signature.args.map((arg) => arg.type),
    returns: signature.returns,
    reusesNodes: signature.reusesNodes ?? false,
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
