import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactBytes, compileLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { InternalJudgeError } from '../toolchain.ts';
import { findOrBuildToolchainCache, readDriver, cacheMountPath } from '../toolchain-cache.ts';
import { driverFiles, type Compiler } from './compiler.ts';
import { traceDriverFiles, type TraceCompiler } from './trace-compiler.ts';

/** gcc's file of all C++20 headers exceeds 128 MB. */
const headerBytes = 8 * artifactBytes;

/** Precompiled standard headers. `common` is nearly always enough and halves the compile time. */
export type HeaderSet = 'common' | 'all';

export interface CppToolchainCache {
  /** Returns the folder with the precompiled header and driver. Waits for a build in progress. */
  folderOf(set: HeaderSet): Promise<string>;
}

/** Precompiles once per compiler and driver version. Builds the set `all` in the background. */
export async function createCppToolchainCache(
  sandbox: Sandbox,
  cache: string,
  compiler: Compiler,
): Promise<CppToolchainCache> {
  const headers = await readHeaders(['judge.hpp']);
  const driver = await readSources(driverFiles.map((name) => `${name}.cpp`));
  const build = (set: HeaderSet): Promise<string> => {
    const inputs = [...compiler.inputs, headers[set], ...driver.map(({ source }) => source)];
    return findOrBuildToolchainCache(cache, `c-cpp-${set}`, inputs, async (building) => {
      await writeSources(building, [{ name: 'judge.hpp', source: headers[set] }, ...driver]);
      await buildFile(sandbox, building, compiler.precompile.argv, compiler.precompile.output);
      for (const name of driverFiles)
        await buildFile(sandbox, building, compiler.compileDriver(name), `${name}.o`);
      if (set === 'common') await replaceAllHeaders(building);
    });
  };
  const common = await build('common');
  const all = build('all');
  all.catch(() => undefined); // handled by the caller of `folderOf`
  return { folderOf: async (set) => (set === 'all' ? all : common) };
}

/** Builds the cache for programs that record their steps when it is needed first. */
export function createTraceToolchainCache(
  sandbox: Sandbox,
  cache: string,
  compiler: TraceCompiler,
): CppToolchainCache {
  const build = async (set: HeaderSet): Promise<string> => {
    const headers = await readHeaders(['judge.hpp', 'trace.hpp']);
    const names = [...traceDriverFiles, 'rewriter'].map((name) => `${name}.cpp`);
    const sources = await readSources([...names, 'trace-memory.hpp', 'libclang.hpp']);
    const inputs = [...compiler.inputs, headers[set], ...sources.map(({ source }) => source)];
    return findOrBuildToolchainCache(cache, `c-cpp-trace-${set}`, inputs, async (building) => {
      await writeSources(building, [{ name: 'judge.hpp', source: headers[set] }, ...sources]);
      await buildFile(sandbox, building, compiler.precompile.argv, compiler.precompile.output);
      for (const name of traceDriverFiles)
        await buildFile(sandbox, building, compiler.compileDriver(name), `${name}.o`);
      await buildFile(sandbox, building, compiler.buildRewriter, 'rewriter', 0o755);
      if (set === 'common') await replaceAllHeaders(building);
    });
  };
  const folders = new Map<HeaderSet, Promise<string>>();
  return {
    async folderOf(set) {
      const folder = folders.get(set) ?? build(set);
      folders.set(set, folder);
      folder.catch(() => folders.delete(set)); // the next trace tries again
      return folder;
    },
  };
}

interface SourceFile {
  readonly name: string;
  readonly source: string;
}

async function readSources(names: readonly string[]): Promise<SourceFile[]> {
  return Promise.all(names.map(async (name) => ({ name, source: await readDriver('c-cpp', name) })));
}

async function writeSources(folder: string, sources: readonly SourceFile[]): Promise<void> {
  for (const { name, source } of sources) await writeFile(path.join(folder, name), source);
}

async function readHeaders(names: readonly string[]): Promise<Record<HeaderSet, string>> {
  const [commonHeaders = '', ...parts] = await Promise.all(
    ['common-headers.hpp', ...names].map((name) => readDriver('c-cpp', name)),
  );
  return {
    common: [commonHeaders, 'using namespace std;', ...parts].join('\n'),
    all: ['#include <bits/stdc++.h>', 'using namespace std;', ...parts].join('\n'),
  };
}

/** The common headers are precompiled. A program that needs others is compiled again with the set `all`. */
async function replaceAllHeaders(folder: string): Promise<void> {
  await mkdir(path.join(folder, 'bits'));
  await writeFile(path.join(folder, 'bits', 'stdc++.h'), '#pragma once\n');
}

/** Mounts the folder at its final path, because a precompiled header contains its path. */
async function buildFile(
  sandbox: Sandbox,
  building: string,
  argv: readonly [string, ...string[]],
  output: string,
  mode = 0o644,
): Promise<void> {
  const sandboxed = await sandbox.start({
    argv,
    limits: { ...compileLimits, fileBytes: headerBytes, diskBytes: 2 * headerBytes },
    budget: { cpuMs: 60_000, wallMs: 180_000 },
    binds: { [cacheMountPath]: building },
  });
  const result = await sandboxed.ended;
  const file = result.exitCode === 0 ? await sandboxed.readArtifact(output, headerBytes) : undefined;
  if (!file) {
    const message = sandboxed.takeOutput().stderr.toString().slice(-500);
    throw new InternalJudgeError(`could not build ${output}: ${result.reason}: ${message}`);
  }
  await writeFile(path.join(building, output), file, { mode });
}
