import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareInput, type BenchProgram } from './programs.ts';

const execute = promisify(execFile);

/** Compiles and runs the program with the bare, unsandboxed toolchain; answers the wall time in ms. */
export async function timeBare(program: BenchProgram, nonce: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-bench-'));
  try {
    await writeFile(join(folder, program.fileName), program.bare(nonce));
    await writeFile(join(folder, 'input'), bareInput);
    const before = performance.now();
    let printed = '';
    for (const command of program.commands) {
      printed = (await execute('/bin/sh', ['-c', command], { cwd: folder })).stdout;
    }
    const took = performance.now() - before;
    if (!printed.includes('-3')) throw new Error(`the bare program printed '${printed}'`);
    return took;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
