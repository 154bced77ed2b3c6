import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { encodeFrame } from '../../frames.ts';
import { compileBudget, runLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { attach, openSession, type Driver } from '../../session.ts';
import { JudgeFault, type CompileFailure, type Program, type Toolchain } from '../../toolchain.ts';
import { compileFailure, compilerEnded } from '../compile-failure.ts';
import { findOrBuildToolbox, readDriver, toolboxInside } from '../toolbox.ts';

const run = promisify(execFile);
const python = '/usr/bin/python3';
/** Bears the driver's recursion limit even where each level is a call from C, as with functools.cache. */
const stackKb = 256 * 1024;

/** Python 3: the driver compiles the program once and runs each case in a fork of its own. */
export async function createPython3(sandbox: Sandbox, cache: string): Promise<Toolchain> {
  const version = (await run(python, ['--version'])).stdout.trim();
  const source = await readDriver('python3', 'driver.py');
  const toolbox = await findOrBuildToolbox(cache, 'python3', [version, source], async (folder) => {
    await writeFile(path.join(folder, 'driver.py'), source);
    const compile =
      'import py_compile, sys; py_compile.compile(sys.argv[1], sys.argv[2], "driver.py", doraise=True)';
    await run(python, ['-I', '-c', compile, path.join(folder, 'driver.py'), path.join(folder, 'driver.pyc')]);
  });
  const start = (program: Program): Promise<Driver> => startDriver(sandbox, toolbox, program);
  return {
    lang: 'python3',
    version,
    async prepare(program) {
      let first: Driver | undefined = await start(program);
      const failure = await load(first);
      if (failure) return failure;
      return {
        kind: 'prepared',
        output: '',
        diagnostics: [],
        async open() {
          const driver = first ?? (await start(program));
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

async function startDriver(
  sandbox: Sandbox,
  toolbox: string,
  { source, signature, limits }: Program,
): Promise<Driver> {
  const confined = await sandbox.start({
    argv: [python, '-I', '-S', '-B', '-X', 'utf8', `${toolboxInside}/driver.pyc`],
    limits: runLimits(limits, stackKb),
    budget: compileBudget,
    binds: { [toolboxInside]: toolbox },
  });
  const setup = {
    source,
    function: signature.function,
    args: signature.args.map((arg) => arg.type),
    returns: signature.returns,
  };
  confined.input.write(encodeFrame('S', JSON.stringify(setup)));
  return attach(confined);
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
