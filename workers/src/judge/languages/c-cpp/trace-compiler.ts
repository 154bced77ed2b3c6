import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { quoteShellWord } from '../../sandbox/quote-shell-word.ts';
import { cacheMountPath } from '../toolchain-cache.ts';
import { readClangCommands } from './clang-command.ts';
import { clangDebugOptions, driverCommand, languageOptions } from './compile-options.ts';

/** Linked to every program that records its steps. */
export const traceDriverFiles = ['driver', 'literals', 'trace', 'trace-memory'] as const;

/** Like `Compiler`, for programs that record their steps. */
export interface TraceCompiler {
  readonly inputs: readonly string[];
  readonly precompile: { readonly argv: readonly [string, ...string[]]; readonly output: string };
  readonly compileDriver: (name: string) => readonly [string, ...string[]];
  /** Builds `/judge/rewriter.cpp` into the file `rewriter`. */
  readonly buildRewriter: readonly [string, ...string[]];
  /** A shell command that reads the input of rewriter.cpp from descriptor 3 and writes the executable `program`. */
  readonly compile: string;
}

/**
 * Unoptimized code compiles faster, and variables that are not set have a pattern. Warnings would quote rewritten lines.
 */
const traceOptions = [...languageOptions, '-O0', '-ftrivial-auto-var-init=pattern', '-w'];

/** Returns undefined if the library of this clang is not installed. */
export async function findTraceCompiler(
  clangPath: string,
  linkOptions: readonly string[],
  versions: readonly string[],
): Promise<TraceCompiler | undefined> {
  const library = findLibrary(clangPath);
  if (library === undefined) return undefined;
  const objectFiles = traceDriverFiles.map((name) => `${name}.o`);
  const options = [...traceOptions, ...clangDebugOptions];
  const commands = await readClangCommands(clangPath, { options, linkOptions, objectFiles });
  if (!commands) return undefined;
  const rewrite = [
    `${cacheMountPath}/rewriter`,
    ...traceOptions,
    '-include-pch',
    `${cacheMountPath}/judge.pch`,
    '-Xclang',
    '-fno-validate-pch',
    `-resource-dir=${library.resources}`,
  ];
  const rewriteCommand = rewrite.map(quoteShellWord).join(' ');
  return {
    inputs: [...versions, ...commands.precompile, commands.compile, commands.link, rewriteCommand],
    precompile: { argv: commands.precompile, output: 'judge.pch' },
    compileDriver: (name) => driverCommand(clangPath, name),
    buildRewriter: [
      clangPath,
      ...languageOptions,
      `-I${cacheMountPath}`,
      `${cacheMountPath}/rewriter.cpp`,
      library.file,
      `-Wl,-rpath,${path.dirname(library.file)}`,
      '-o',
      'rewriter',
    ],
    compile: `${rewriteCommand} <&3 | ${commands.compile} && ${commands.link}`,
  };
}

/** libclang of the same installation, such as /usr/lib/llvm-19/lib/libclang-19.so.1, and its compiler headers. */
function findLibrary(clangPath: string): { file: string; resources: string } | undefined {
  const root = path.join(path.dirname(realpathSync(clangPath)), '..');
  const version = /\d+$/.exec(root)?.[0];
  if (version === undefined) return undefined;
  const resources = path.join(root, 'lib', 'clang', version);
  const file = [`libclang-${version}.so.1`, 'libclang.so.1']
    .map((name) => path.join(root, 'lib', name))
    .find((candidate) => existsSync(candidate));
  return file === undefined || !existsSync(resources) ? undefined : { file, resources };
}
