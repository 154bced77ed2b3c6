import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { quoteShellWord } from '../../sandbox/quote-shell-word.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { maxErrors } from './compile-options.ts';

const run = promisify(execFile);

interface ClangCommands {
  readonly precompile: readonly [string, ...string[]];
  /** Reads the source from standard input. */
  readonly compile: string;
  readonly link: string;
}

/** The commands that `clang++` would run. They save a process, and load the front end before the source arrives. */
export async function readClangCommands(
  clangPath: string,
  {
    options,
    linkOptions,
    objectFiles,
  }: Readonly<Record<'options' | 'linkOptions' | 'objectFiles', readonly string[]>>,
): Promise<ClangCommands | undefined> {
  const cachedFiles = ['judge.hpp', ...objectFiles];
  const inSandbox = (word: string): string =>
    cachedFiles.includes(word) ? `${cacheMountPath}/${word}` : word;
  const printCommand = (args: readonly string[]): Promise<string[]> =>
    readClangCommand(clangPath, args, [...cachedFiles, 'judge.o']);
  const allOptions = [...options, `-I${cacheMountPath}`];
  const header = ['-x', 'c++-header', 'judge.hpp', '-o', 'judge.pch'];
  const source = ['-c', '-x', 'c++', '-', '-o', 'judge.o'];
  const diagnostics = [`-ferror-limit=${maxErrors}`, '-fno-color-diagnostics'];
  const [precompile, compile, link] = await Promise.all([
    printCommand([...allOptions, '-fpch-instantiate-templates', ...header]),
    printCommand([...allOptions, ...source, ...diagnostics]),
    printCommand([...linkOptions, 'judge.o', ...objectFiles, '-o', 'program']),
  ]);
  const [frontEnd, mode, ...compileOptions] = compile;
  const [headerCompiler, ...headerOptions] = precompile.map(inSandbox);
  if (!headerCompiler || !frontEnd || !mode || link.length === 0) return undefined;
  // Skips the slow validation of the header's sources, which cannot change.
  const includeHeader = ['-include-pch', `${cacheMountPath}/judge.pch`, '-fno-validate-pch'];
  return {
    precompile: [headerCompiler, ...headerOptions],
    compile: [frontEnd, mode, ...includeHeader, ...compileOptions].map(quoteShellWord).join(' '),
    link: link.map((word) => quoteShellWord(inSandbox(word))).join(' '),
  };
}

/**
 * Returns the command that `clang++ <args>` would start: the last line that `clang++ -###` prints, unquoted.
 * clang requires that `inputFiles` exist, so it runs in a temporary folder with empty files. Drops arguments
 * that contain the folder. Empty if there is no command.
 */
async function readClangCommand(
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
