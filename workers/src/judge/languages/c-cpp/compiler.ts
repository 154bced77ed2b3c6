import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { cacheMountPath } from '../toolchain-cache.ts';
import { readClangCommands } from './clang-command.ts';
import {
  clangDebugOptions,
  debugOptions,
  driverCommand,
  languageOptions,
  maxErrors,
} from './compile-options.ts';
import { findNewestClang } from './find-clang.ts';
import { findTraceCompiler, type TraceCompiler } from './trace-compiler.ts';

const run = promisify(execFile);
const gccPath = '/usr/bin/g++';
const linkers = ['mold', 'lld', 'gold'];

/** Otherwise failing checks of different lines become one call without a line. */
const gccOptions = ['-fno-crossjumping', '-fno-tree-tail-merge'];
/**
 * The first disables the same optimization as the options of gcc. The others disable optimizations based on undefined
 * behavior. Otherwise clang removes the code after an infinite loop or a missing return, and the program continues in
 * another function. The learner must see a Time Limit or a wrong answer.
 */
const clangOptions = ['-mllvm', '-enable-tail-merge=0', '-fno-finite-loops', '-fno-strict-return'];

/** The files of the driver, which are compiled once and linked to every program. */
export const driverFiles = ['driver', 'literals'] as const;
const objectFiles = driverFiles.map((name) => `${name}.o`);

/** The commands run in the sandbox in /work, with the toolchain cache mounted at `/judge`. */
export interface Compiler {
  readonly version: string;
  /** Everything that the output depends on besides the source. */
  readonly inputs: readonly string[];
  /** Precompiles `/judge/judge.hpp` into the file `output`. */
  readonly precompile: { readonly argv: readonly [string, ...string[]]; readonly output: string };
  /** Compiles a file of the driver, such as `/judge/driver.cpp` into driver.o. */
  readonly compileDriver: (name: string) => readonly [string, ...string[]];
  /** A shell command that reads a source from descriptor 3 and writes the executable `program`. */
  readonly compile: string;
  /** For programs that record their steps. Undefined without clang and its library. */
  readonly trace?: TraceCompiler | undefined;
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
    ...objectFiles.map((name) => `${cacheMountPath}/${name}`),
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

async function clangCompiler(
  clangPath: string,
  linkOptions: readonly string[],
  gccVersion: string,
): Promise<Compiler | undefined> {
  const { stdout: version } = await run(clangPath, ['--version']);
  const options = [...languageOptions, ...clangDebugOptions, ...clangOptions];
  const commands = await readClangCommands(clangPath, { options, linkOptions, objectFiles });
  if (!commands) return undefined;
  return {
    version: firstLine(version),
    inputs: [version, gccVersion, ...commands.precompile, commands.compile, commands.link],
    precompile: { argv: commands.precompile, output: 'judge.pch' },
    compileDriver: (name) => driverCommand(clangPath, name),
    compile: `${commands.compile} <&3 && ${commands.link}`,
    trace: await findTraceCompiler(clangPath, linkOptions, [version, gccVersion]),
  };
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
