import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultLimits } from '@dryrun/content/problem';
import { z } from 'zod';
import { encodeFrame } from '../../grading/frames.ts';
import { compileBudget, runLimits, startBudget } from '../../limits.ts';
import type { Command } from '../../sandbox/sandbox.ts';
import { attachReady, openSession, type Driver, type ReadyDriver } from '../../grading/session.ts';
import {
  JudgeFault,
  type CompileFailure,
  type Program,
  type Toolchain,
  type ToolchainOptions,
} from '../toolchain.ts';
import { WarmPool } from '../../prewarm/warm-pool.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { findOrBuildToolchainCache, readDriver, cacheInside } from '../toolchain-cache.ts';

const run = promisify(execFile);
const python = '/usr/bin/python3';
/** Bears the driver's recursion limit even where each level is a call from C, as with functools.cache. */
const stackKb = 256 * 1024;

/** Python 3: the driver compiles the program once and runs each case in a fork of its own. */
export async function createPython3({
  sandbox,
  cache,
  pools,
  whenQuiet,
  onFault,
}: ToolchainOptions): Promise<Toolchain> {
  const version = (await run(python, ['--version'])).stdout.trim();
  const toolchainCache = await createToolbox(cache, version);
  const pool = new WarmPool({
    size: pools.python3,
    start: async ({ background }) =>
      attachReady(await sandbox.start({ ...command(toolchainCache), background })),
    whenQuiet,
    onFault,
  });
  return {
    lang: 'python3',
    version,
    pools: { python3: pool },
    close: () => pool.close(),
    async prepare(program) {
      let first: Driver | undefined;
      const failure = await load((first = await handIn(await pool.take(), program)));
      if (failure) return failure;
      return {
        kind: 'prepared',
        output: '',
        diagnostics: [],
        async open() {
          const driver = first ?? (await handIn(await pool.take(), program));
          const session = openSession(driver, { loading: driver !== first });
          first = undefined;
          return session;
        },
        async close() {
          first?.confined.kill();
          await first?.confined.ended;
        },
      };
    },
  };
}

async function createToolbox(cache: string, version: string): Promise<string> {
  const source = await readDriver('python3', 'driver.py');
  return findOrBuildToolchainCache(cache, 'python3', [version, source], async (folder) => {
    await writeFile(path.join(folder, 'driver.py'), source);
    const compile =
      'import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], "driver.py", doraise=True)';
    await run(python, ['-I', '-c', compile, path.join(folder, 'driver.py'), path.join(folder, 'driver.pyc')]);
  });
}

function command(toolchainCache: string): Command {
  return {
    argv: [python, '-I', '-S', '-B', '-X', 'utf8', `${cacheInside}/driver.pyc`],
    limits: runLimits(defaultLimits.python3, stackKb),
    budget: startBudget,
    binds: { [cacheInside]: toolchainCache },
  };
}

/** Gives a driver its program; compiling it counts from here. */
async function handIn(driver: ReadyDriver, { source, signature, limits }: Program): Promise<Driver> {
  const setup = {
    source,
    function: signature.function,
    args: signature.args.map((arg) => arg.type),
    returns: signature.returns,
  };
  await driver.ready;
  driver.confined.limitMemory(limits.memoryKb);
  driver.confined.arm(compileBudget);
  driver.confined.input.write(encodeFrame('S', JSON.stringify(setup)));
  return driver;
}

const fault = z.object({
  line: z.int().nullable(),
  column: z.int().nullable(),
  text: z.string().nullable(),
  message: z.string(),
});

/** Waits until the program is compiled. The learner's code has not run yet, so what comes here can be trusted. */
async function load({ confined, frames }: Driver): Promise<CompileFailure | undefined> {
  const frame = await frames.next();
  if (frame?.type === 'L') {
    confined.takeOutput(); // the compiler's warnings
    return undefined;
  }
  if (frame?.type === 'X') {
    confined.kill();
    await confined.ended;
    return syntaxError(fault.parse(JSON.parse(frame.payload.toString())));
  }
  const ending = await confined.ended;
  if (ending.reason !== 'exited') return compilerEnded(ending);
  throw new JudgeFault(`the Python driver left: ${confined.takeOutput().stderr.toString().slice(-500)}`);
}

function syntaxError({ line, column, text, message }: z.output<typeof fault>): CompileFailure {
  if (line === null) return compileFailure(message);
  const shown = text === null ? '' : `\n    ${text.trim()}`;
  const place = { line: Math.max(line, 1), ...(column === null || column < 1 ? {} : { column }) };
  return compileFailure(`  File "solution.py", line ${line}${shown}\n${message}`, [
    { ...place, severity: 'error', message },
  ]);
}
