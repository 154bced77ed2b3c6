import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOrBuildToolbox, readDriver } from '../toolbox.ts';

const run = promisify(execFile);
export const compilerPath = '/usr/bin/g++';

/** The options of every program, which a precompiled header must share. Out-of-range indexes end the program. */
export const compileOptions = ['-std=gnu++17', '-O2', '-D_GLIBCXX_ASSERTIONS', '-fdiagnostics-color=never'];

/** Two sets of standard headers: nearly always the first is enough, and it compiles in half the time. */
export type HeaderSet = 'common' | 'all';

export interface CppToolbox {
  readonly version: string;
  /** The precompiled driver and the folder of a header set; the set `all` may still be in the making. */
  folderOf(set: HeaderSet): Promise<string>;
  /** Chooses the quickest linker there is. */
  readonly linkOptions: readonly string[];
}

/** Precompiles the headers and the driver, once per compiler and driver; the rarer headers without being waited for. */
export async function createCppToolbox(cache: string): Promise<CppToolbox> {
  const version = (await run(compilerPath, ['--version'])).stdout;
  const [commonHeaders, judge, driver] = await Promise.all(
    ['common-headers.hpp', 'judge.hpp', 'driver.cpp'].map((name) => readDriver('c-cpp', name)),
  );
  const headers: Record<HeaderSet, string> = {
    common: `${commonHeaders}\nusing namespace std;\n${judge}`,
    all: `#include <bits/stdc++.h>\nusing namespace std;\n${judge}`,
  };
  const build = (set: HeaderSet): Promise<string> => {
    const madeFrom = [version, ...compileOptions, headers[set], driver ?? ''];
    return findOrBuildToolbox(cache, `c-cpp-${set}`, madeFrom, async (building) => {
      await writeFile(path.join(building, 'driver.cpp'), driver ?? '');
      await precompile(building, set, headers[set]);
      const compile = ['-I.', '-include', 'judge.hpp', '-c', 'driver.cpp', '-o', 'driver.o'];
      await run(compilerPath, [...compileOptions, ...compile], { cwd: building });
    });
  };
  const common = await build('common');
  const all = build('all');
  all.catch(() => undefined); // told to whoever needs it
  const linker = ['mold', 'lld', 'gold'].find((name) => existsSync(`/usr/bin/ld.${name}`));
  return {
    version: version.split('\n', 1)[0] ?? '',
    folderOf: async (set) => (set === 'all' ? all : common),
    linkOptions: linker ? [`-fuse-ld=${linker}`] : [],
  };
}

async function precompile(folder: string, set: HeaderSet, header: string): Promise<void> {
  await writeFile(path.join(folder, 'judge.hpp'), header);
  if (set === 'common') {
    // What it stands for is there already, or the program is compiled again with all headers.
    await mkdir(path.join(folder, 'bits'));
    await writeFile(path.join(folder, 'bits', 'stdc++.h'), '#pragma once\n');
  }
  await run(compilerPath, [...compileOptions, '-x', 'c++-header', 'judge.hpp', '-o', 'judge.hpp.gch'], {
    cwd: folder,
  });
}
