import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cacheInside } from '../toolchain-cache.ts';

const run = promisify(execFile);
const gccPath = '/usr/bin/g++';
const clangPath = '/usr/bin/clang++';
const linkers = ['mold', 'lld', 'gold'];

/** The options of every program, which a precompiled header must share. Out-of-range indexes end the program. */
const languageOptions = ['-std=gnu++17', '-O2', '-D_GLIBCXX_ASSERTIONS'];
/**
 * The standard lets a compiler take an endless loop and a forgotten return for what never happens, and clang then leaves
 * out what follows: a learner should see the Time Limit or a wrong answer, not another function running.
 */
const clangMercies = ['-fno-finite-loops', '-fno-strict-return'];
const mostErrors = 20;

/** A compiler of this machine: commands that run inside the sandbox in /work, with the toolbox bound to `/judge`. */
export interface Compiler {
  readonly version: string;
  /** All that its output depends on besides the text. */
  readonly madeFrom: readonly string[];
  /** Precompiles `/judge/judge.hpp` into a file of this name. */
  readonly precompile: { readonly argv: readonly [string, ...string[]]; readonly output: string };
  /** Compiles `/judge/driver.cpp` into driver.o. */
  readonly compileDriver: readonly [string, ...string[]];
  /** Shell text that turns the program on descriptor 3, read to its end, into a file `program`. */
  readonly compile: string;
}

/** The quickest there is: clang's own front end without the driver in front of it, else g++. */
export async function findCompiler(options: { readonly plain?: boolean }): Promise<Compiler> {
  const linker = linkers.find((name) => existsSync(`/usr/bin/ld.${name}`));
  const linkOptions = linker ? [`-fuse-ld=${linker}`] : [];
  const gcc = (await run(gccPath, ['--version'])).stdout;
  const clang = options.plain ? undefined : await findClang(linkOptions, gcc);
  return clang ?? gnuCompiler(linkOptions, gcc);
}

function gnuCompiler(linkOptions: readonly string[], version: string): Compiler {
  const words = [
    ...[gccPath, ...languageOptions, '-fdiagnostics-color=never', ...linkOptions],
    ...[`-fmax-errors=${mostErrors}`, '-include', `${cacheInside}/judge.hpp`, `-I${cacheInside}`],
    ...['-x', 'c++', '-', '-x', 'none', `${cacheInside}/driver.o`, '-o', 'program'],
  ];
  const header = ['-x', 'c++-header', `${cacheInside}/judge.hpp`, '-o', 'judge.hpp.gch'];
  return {
    version: firstLine(version),
    madeFrom: [version, ...words],
    precompile: {
      argv: [gccPath, ...languageOptions, '-fdiagnostics-color=never', ...header],
      output: 'judge.hpp.gch',
    },
    compileDriver: driverCommand(gccPath),
    compile: `${words.join(' ')} <&3`,
  };
}

/**
 * What `clang++` would start, started without it: one process less, and one that has loaded itself before the text comes.
 * Undefined where there is no clang.
 */
async function findClang(linkOptions: readonly string[], gcc: string): Promise<Compiler | undefined> {
  if (!existsSync(clangPath)) return undefined;
  const { stdout: version } = await run(clangPath, ['--version']);
  const options = [...languageOptions, ...clangMercies, `-I${cacheInside}`];
  const [precompile, compile, link] = await Promise.all([
    printCommand([
      ...options,
      '-fpch-instantiate-templates',
      '-x',
      'c++-header',
      'judge.hpp',
      '-o',
      'judge.pch',
    ]),
    printCommand([
      ...[...options, '-c', '-x', 'c++', '-', '-o', 'judge.o'],
      ...[`-ferror-limit=${mostErrors}`, '-fno-color-diagnostics'],
    ]),
    printCommand([...linkOptions, 'judge.o', 'driver.o', '-o', 'program']),
  ]);
  const [front, first, ...rest] = compile;
  if (!precompile || !front || !first || !link) return undefined;
  // The header was made in this very place inside; looking for changes of its sources takes longer than it helps.
  const header = ['-include-pch', `${cacheInside}/judge.pch`, '-fno-validate-pch'];
  const inside = (word: string): string =>
    ['judge.hpp', 'driver.o'].includes(word) ? `${cacheInside}/${word}` : word;
  const compiling = [front, first, ...header, ...rest].map(quote).join(' ');
  const linking = link.map((word) => quote(inside(word))).join(' ');
  return {
    version: firstLine(version),
    madeFrom: [version, gcc, ...precompile, compiling, linking],
    precompile: { argv: precompile.map(inside) as [string, ...string[]], output: 'judge.pch' },
    compileDriver: driverCommand(clangPath),
    compile: `${compiling} <&3 && ${linking}`,
  };
}

function driverCommand(compiler: string): readonly [string, ...string[]] {
  const include = [`-I${cacheInside}`, '-include', `${cacheInside}/judge.hpp`];
  return [compiler, ...languageOptions, ...include, '-c', `${cacheInside}/driver.cpp`, '-o', 'driver.o'];
}

/** The one command that clang++ would run for these arguments, without the names of folders outside. */
async function printCommand(args: readonly string[]): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'dryrun-clang-'));
  try {
    // It looks whether its inputs are there.
    for (const name of ['judge.hpp', 'judge.o', 'driver.o']) await writeFile(path.join(folder, name), '');
    const { stderr } = await run(clangPath, ['-###', ...args], { cwd: folder });
    const line = stderr.split('\n').findLast((text) => text.startsWith(' "')) ?? '';
    const words = [...line.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, word = '']) =>
      word.replace(/\\(.)/g, '$1'),
    );
    return words.filter((word) => !word.includes(folder));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** One shell word. */
const quote = (word: string): string => `'${word.replaceAll("'", `'\\''`)}'`;
