import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactBytes, compileLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { InternalJudgeError } from '../toolchain.ts';
import { findOrBuildToolchainCache, readDriver, cacheMountPath } from '../toolchain-cache.ts';
import { driverFiles, type Compiler } from './compiler.ts';

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
  const [commonHeaders, judge] = await Promise.all(
    ['common-headers.hpp', 'judge.hpp'].map((name) => readDriver('c-cpp', name)),
  );
  const driver = await Promise.all(
    driverFiles.map(async (name) => ({ name, source: await readDriver('c-cpp', `${name}.cpp`) })),
  );
  const headers: Record<HeaderSet, string> = {
    common: `${commonHeaders}\nusing namespace std;\n${judge}`,
    all: `#include <bits/stdc++.h>\nusing namespace std;\n${judge}`,
  };
  const build = (set: HeaderSet): Promise<string> => {
    const inputs = [...compiler.inputs, headers[set], ...driver.map(({ source }) => source)];
    return findOrBuildToolchainCache(cache, `c-cpp-${set}`, inputs, async (building) => {
      await writeFile(path.join(building, 'judge.hpp'), headers[set]);
      const { argv, output } = compiler.precompile;
      await buildFile(sandbox, building, argv, output);
      for (const { name, source } of driver) {
        await writeFile(path.join(building, `${name}.cpp`), source);
        await buildFile(sandbox, building, compiler.compileDriver(name), `${name}.o`);
      }
      if (set === 'all') return;
      // Its common headers are precompiled. A program that needs others is compiled again with `all`.
      await mkdir(path.join(building, 'bits'));
      await writeFile(path.join(building, 'bits', 'stdc++.h'), '#pragma once\n');
    });
  };
  const common = await build('common');
  const all = build('all');
  all.catch(() => undefined); // handled by the caller of `folderOf`
  return { folderOf: async (set) => (set === 'all' ? all : common) };
}

/** Mounts the folder at its final path, because a precompiled header contains its path. */
async function buildFile(
  sandbox: Sandbox,
  building: string,
  argv: readonly [string, ...string[]],
  output: string,
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
  await writeFile(path.join(building, output), file, { mode: 0o644 });
}
