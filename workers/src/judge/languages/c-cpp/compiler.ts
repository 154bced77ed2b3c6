import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { quoteShellWord } from '../../sandbox/quote-shell-word.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { readClangCommand } from './clang-command.ts';
import { findNewestClang } from './find-clang.ts';

const run = promisify(execFile);
const gccPath = '/usr/bin/g++';
const linkers = ['mold', 'lld', 'gold'];

export const cppStandard = 20;

/** A precompiled header requires the same options. The assertions catch out-of-range indexes. */
const languageOptions = [`-std=gnu++${cppStandard}`, '-O2', '-D_GLIBCXX_ASSERTIONS'];
/** For the lines of a crash. addr2line of binutils 2.40 misses inlined calls in DWARF 5. */
const debugOptions = ['-g1', '-gdwarf-4'];
/** Otherwise failing checks of different lines become one call without a line. */
const gccOptions = ['-fno-crossjumping', '-fno-tree-tail-merge'];
/**
 * The first disables the same optimization as the options of gcc. The others disable optimizations based on undefined
 * behavior. Otherwise clang removes the code after an infinite loop or a missing return, and the program continues in
 * another function. The learner must see a Time Limit or a wrong answer.
 */
const clangOptions = ['-mllvm', '-enable-tail-merge=0', '-fno-finite-loops', '-fno-strict-return'];
const maxErrors = 20;

/** The files of the driver, which are compiled once and linked to every program. */
export const driverFiles = ['driver', 'literals'] as const;
export type DriverFile = (typeof driverFiles)[number];
const objectFiles = driverFiles.map((name) => `${name}.o`);

/** The commands run in the sandbox in /work, with the toolchain cache mounted at `/judge`. */
export interface Compiler {
  readonly version: string;
  /** Everything that the output depends on besides the source. */
  readonly inputs: readonly string[];
  /** Precompiles `/judge/judge.hpp` into the file `output`. */
  readonly precompile: { readonly argv: readonly [string, ...string[]]; readonly output: string };
  /** Compiles a file of the driver, such as `/judge/driver.cpp` into driver.o. */
  readonly compileDriver: (name: DriverFile) => readonly [string, ...string[]];
  /** A shell command that reads a source from descriptor 3 and writes the executable `program`. */
  readonly compile: string;
}

/** Returns the newest clang if one is installed, because it is faster, else g++. */
export async function findCompiler(options: { readonly gccFallback?: boolean }): Promise<Compiler> {
  const linker = linkers.find((name) => existsSync(`/usr/bin/ld.${name}`));
  const linkOptions = linker ? [`-fuse-ld=${linker}`] : [];
  const gccVersion = (await run(gccPath, ['--version'])).stdout;
  const clangPath = options.gccFallback ? undefined : findNewestClang();
  const clang = clangPath && (await clangCompiler(clangPath, linkOptions, gccVersion));
  return clang || gccCompiler(linkOptions, gccVersion);
}

function gccCompiler(linkOptions: readonly string[], version: string): Compiler {
  const options = [...languageOptions, ...debugOptions, ...gccOptions, '-fdiagnostics-color=never'];
  const compile = [
    gccPath,
    ...options,
    ...linkOptions,
    `-fmax-errors=${maxErrors}`,
    '-include',
    `${cacheMountPath}/judge.hpp`,
    `-I${cacheMountPath}`,
    '-x',
    'c++',
    '-',
    '-x',
    'none',
    ...objectFiles.map(toSandboxPath),
    '-o',
    'program',
  ];
  const header = ['-x', 'c++-header', `${cacheMountPath}/judge.hpp`, '-o', 'judge.hpp.gch'];
  return {
    version: firstLine(version),
    inputs: [version, ...compile],
    precompile: { argv: [gccPath, ...options, ...header], output: 'judge.hpp.gch' },
    compileDriver: (name) => driverCommand(gccPath, name),
    compile: `${compile.join(' ')} <&3`,
  };
}

/** Runs the commands of `clang++` directly, which saves a process and loads the front end before the source arrives. */
async function clangCompiler(
  clangPath: string,
  linkOptions: readonly string[],
  gccVersion: string,
): Promise<Compiler | undefined> {
  const printCommand = (args: readonly string[]): Promise<string[]> =>
    readClangCommand(clangPath, args, [...cachedFiles, 'judge.o']);
  const { stdout: version } = await run(clangPath, ['--version']);
  const options = [...languageOptions, ...debugOptions, ...clangOptions, `-I${cacheMountPath}`];
  const header = ['-x', 'c++-header', 'judge.hpp', '-o', 'judge.pch'];
  const source = ['-c', '-x', 'c++', '-', '-o', 'judge.o'];
  const diagnostics = [`-ferror-limit=${maxErrors}`, '-fno-color-diagnostics'];
  const [precompile, compile, link] = await Promise.all([
    printCommand([...options, '-fpch-instantiate-templates', ...header]),
    printCommand([...options, ...source, ...diagnostics]),
    printCommand([...linkOptions, 'judge.o', ...objectFiles, '-o', 'program']),
  ]);
  const [frontEnd, mode, ...compileOptions] = compile;
  const [headerCompiler, ...headerOptions] = precompile.map(toSandboxPath);
  if (!headerCompiler || !frontEnd || !mode || link.length === 0) return undefined;
  // Skips the slow validation of the header's sources, which cannot change.
  const includeHeader = ['-include-pch', `${cacheMountPath}/judge.pch`, '-fno-validate-pch'];
  const compileCommand = [frontEnd, mode, ...includeHeader, ...compileOptions].map(quoteShellWord).join(' ');
  const linkCommand = link.map((word) => quoteShellWord(toSandboxPath(word))).join(' ');
  return {
    version: firstLine(version),
    inputs: [version, gccVersion, ...precompile, compileCommand, linkCommand],
    precompile: { argv: [headerCompiler, ...headerOptions], output: 'judge.pch' },
    compileDriver: (name) => driverCommand(clangPath, name),
    compile: `${compileCommand} <&3 && ${linkCommand}`,
  };
}

const cachedFiles: readonly string[] = ['judge.hpp', ...objectFiles];

function toSandboxPath(word: string): string {
  return cachedFiles.includes(word) ? `${cacheMountPath}/${word}` : word;
}

function driverCommand(compiler: string, name: DriverFile): readonly [string, ...string[]] {
  const include = [`-I${cacheMountPath}`, '-include', `${cacheMountPath}/judge.hpp`];
  return [compiler, ...languageOptions, ...include, '-c', `${cacheMountPath}/${name}.cpp`, '-o', `${name}.o`];
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
