import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { artifactBytes, compileLimits } from '../../limits.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { JudgeFault } from '../toolchain.ts';
import { findOrBuildToolchainCache, readDriver, cacheInside } from '../toolchain-cache.ts';
import type { Compiler } from './compiler.ts';

/** Two sets of standard headers: nearly always the first is enough, and it compiles in half the time. */
export type HeaderSet = 'common' | 'all';

/** The precompiled header and the driver, for each set of headers. */
export interface CppToolchainCache {
  /** The folder of a set; the set `all` may still be in the making. */
  folderOf(set: HeaderSet): Promise<string>;
}

/** Precompiles the headers and the driver, once per compiler and driver; the rarer headers without being waited for. */
export async function createCppToolchainCache(
  sandbox: Sandbox,
  cache: string,
  compiler: Compiler,
): Promise<CppToolchainCache> {
  const [commonHeaders, judge, driver] = await Promise.all(
    ['common-headers.hpp', 'judge.hpp', 'driver.cpp'].map((name) => readDriver('c-cpp', name)),
  );
  const headers: Record<HeaderSet, string> = {
    common: `${commonHeaders}\nusing namespace std;\n${judge}`,
    all: `#include <bits/stdc++.h>\nusing namespace std;\n${judge}`,
  };
  const build = (set: HeaderSet): Promise<string> => {
    const madeFrom = [...compiler.madeFrom, headers[set], driver ?? ''];
    return findOrBuildToolchainCache(cache, `c-cpp-${set}`, madeFrom, async (building) => {
      await writeFile(path.join(building, 'driver.cpp'), driver ?? '');
      await writeFile(path.join(building, 'judge.hpp'), headers[set]);
      const { argv, output } = compiler.precompile;
      await make(sandbox, building, argv, output);
      await make(sandbox, building, compiler.compileDriver, 'driver.o');
      if (set === 'all') return;
      // What it stands for is there already, or the program is compiled again with all headers.
      await mkdir(path.join(building, 'bits'));
      await writeFile(path.join(building, 'bits', 'stdc++.h'), '#pragma once\n');
    });
  };
  const common = await build('common');
  const all = build('all');
  all.catch(() => undefined); // told to whoever needs it
  return { folderOf: async (set) => (set === 'all' ? all : common) };
}

/** Runs a command in the place where its output will be used: a precompiled header remembers where it was made. */
async function make(
  sandbox: Sandbox,
  building: string,
  argv: readonly [string, ...string[]],
  output: string,
): Promise<void> {
  const confined = await sandbox.start({
    argv,
    limits: { ...compileLimits, fileBytes: 2 * compileLimits.fileBytes },
    budget: { cpuMs: 60_000, wallMs: 180_000 },
    binds: { [cacheInside]: building },
  });
  const ending = await confined.ended;
  const made = ending.exitCode === 0 ? await confined.readArtefact(output, 4 * artifactBytes) : undefined;
  if (!made) {
    const words = confined.takeOutput().stderr.toString().slice(-500);
    throw new JudgeFault(`no ${output}: ${ending.reason}: ${words}`);
  }
  await writeFile(path.join(building, output), made, { mode: 0o644 });
}
