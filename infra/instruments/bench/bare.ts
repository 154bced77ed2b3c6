import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { bareInput, type BenchProgram } from '../programs.ts';

const execute = promisify(execFile);

/** Compiles and runs a program with the bare, unsandboxed toolchain. Returns the wall time in ms. */
export async function timeBare(program: BenchProgram, nonce: string): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'dryrun-bench-'));
  try {
    await writeFile(join(folder, program.fileName), program.bare(nonce));
    await writeFile(join(folder, 'input'), bareInput);
    const startedAt = performance.now();
    let output = '';
    for (const command of program.commands) {
      output = (await execute('/bin/sh', ['-c', command], { cwd: folder })).stdout;
    }
    const elapsedMs = performance.now() - startedAt;
    if (!output.includes('-3')) throw new Error(`unexpected output of the bare program: '${output}'`);
    return elapsedMs;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
