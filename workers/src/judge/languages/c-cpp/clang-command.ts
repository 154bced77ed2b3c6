import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the arguments of the command that `clang++ <args>` would start (`clang -cc1 ...` or a linker). Empty if none.
 *
 * `clang++ -###` prints its commands to stderr without running them. Each is a line of quoted arguments after a space:
 *
 *      "/usr/lib/llvm-14/bin/clang" "-cc1" "-triple" "x86_64-pc-linux-gnu" ... "-x" "c++" "-"
 *
 * A backslash escapes quotes and backslashes in an argument. The last such line is the command. clang requires that
 * `inputFiles` exist, so it runs in a temporary folder with empty files. Arguments that contain the folder are dropped.
 */
export async function readClangCommand(
  clangPath: string,
  args: readonly string[],
  inputFiles: readonly string[],
): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-clang-'));
  try {
    for (const name of inputFiles) await writeFile(path.join(folder, name), '');
    const { stderr } = await run(clangPath, ['-###', ...args], { cwd: folder });
    return parseLastCommand(stderr).filter((argument) => !argument.includes(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function parseLastCommand(output: string): string[] {
  const line = output.split('\n').findLast((text) => text.startsWith(' "')) ?? '';
  return [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, quoted = '']) => quoted.replace(/\\(.)/g, '$1'));
}
