import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { findOrBuildToolbox, readDriver } from '../toolbox.ts';

const run = promisify(execFile);
export const compiler = '/usr/bin/g++';

/** The options of every program, which a precompiled header must share. Out-of-range indexes end the program. */
export const compileOptions = ['-std=gnu++17', '-O2', '-D_GLIBCXX_ASSERTIONS', '-fdiagnostics-color=never'];

/** Two sets of standard headers: nearly always the first is enough, and it compiles in half the time. */
export const headerSets = ['common', 'all'] as const;
export type HeaderSet = (typeof headerSets)[number];

export interface CppToolbox {
  readonly version: string;
  readonly folder: string;
  /** Chooses the quickest linker there is. */
  readonly linkOptions: readonly string[];
}

/** Precompiles the headers and the driver, once per compiler and driver. */
export async function createCppToolbox(cache: string): Promise<CppToolbox> {
  const version = (await run(compiler, ['--version'])).stdout;
  const [common, judge, driver] = await Promise.all(
    ['common-headers.hpp', 'judge.hpp', 'driver.cpp'].map((name) => readDriver('c-cpp', name)),
  );
  const headers: Record<HeaderSet, string> = {
    common: `${common}\nusing namespace std;\n${judge}`,
    all: `#include <bits/stdc++.h>\nusing namespace std;\n${judge}`,
  };
  const madeFrom = [version, ...compileOptions, headers.common, headers.all, driver ?? ''];
  const folder = await findOrBuildToolbox(cache, 'c-cpp', madeFrom, async (building) => {
    await Promise.all(headerSets.map((set) => precompile(building, set, headers[set])));
    await writeFile(path.join(building, 'driver.cpp'), driver ?? '');
    const include = ['-I', path.join(building, 'common'), '-include', 'judge.hpp'];
    await run(compiler, [...compileOptions, ...include, '-c', 'driver.cpp', '-o', 'driver.o'], { cwd: building });
  });
  const linker = ['mold', 'lld', 'gold'].find((name) => existsSync(`/usr/bin/ld.${name}`));
  return { version: version.split('\n', 1)[0] ?? '', folder, linkOptions: linker ? [`-fuse-ld=${linker}`] : [] };
}

async function precompile(building: string, set: HeaderSet, header: string): Promise<void> {
  const folder = path.join(building, set);
  await mkdir(folder);
  await writeFile(path.join(folder, 'judge.hpp'), header);
  if (set === 'common') {
    // What it stands for is there already, or the program is compiled again with all headers.
    await mkdir(path.join(folder, 'bits'));
    await writeFile(path.join(folder, 'bits', 'stdc++.h'), '#pragma once\n');
  }
  await run(compiler, [...compileOptions, '-x', 'c++-header', 'judge.hpp', '-o', 'judge.hpp.gch'], { cwd: folder });
}
