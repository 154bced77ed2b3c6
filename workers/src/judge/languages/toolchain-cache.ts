import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { JudgeFault } from './toolchain.ts';

/** Where a language's toolbox appears inside the sandbox. */
export const cacheInside = '/judge';

/** The drivers' sources, `workers/drivers`, from `src/` and from `dist/src/` alike: a build does not copy them. */
export const driversFolder = path.join(
  import.meta.dirname.replace(/\/(?:dist\/)?src\/judge\/languages$/, ''),
  'drivers',
);

/**
 * Finds or builds a folder of things made once per toolchain (precompiled headers, classes, archives), named after
 * everything it is made from. Built beside its place and renamed, so that two workers may start at once.
 * Resolves to the folder's path.
 */
export async function findOrBuildToolchainCache(
  cache: string,
  name: string,
  madeFrom: readonly (string | Uint8Array)[],
  build: (folder: string) => Promise<void>,
): Promise<string> {
  await checkCache(cache);
  const hash = createHash('sha256');
  for (const part of madeFrom) hash.update(part).update('\0');
  const folder = path.join(cache, `${name}-${hash.digest('hex').slice(0, 16)}`);
  if (await exists(folder)) return folder;
  await removeAbandoned(folder);
  const building = `${folder}.${process.pid}.${Date.now()}`;
  await mkdir(building, { mode: 0o755 });
  try {
    await build(building);
    await rename(building, folder);
  } catch (error) {
    await rm(building, { recursive: true, force: true });
    if (!(await exists(folder))) throw error;
  }
  return folder;
}

/** What a judge that was killed while building has left. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.`;
  for (const name of await readdir(path.dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('.', 1)[0]) : undefined;
    if (pid === undefined || (await exists(`/proc/${pid}`))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

/** A driver's source file. */
export async function readDriver(...names: string[]): Promise<string> {
  return readFile(path.join(driversFolder, ...names), 'utf8');
}

/** The folder must be ours alone to write and everybody's to read: the sandbox's users look inside it. */
async function checkCache(cache: string): Promise<void> {
  await mkdir(cache, { recursive: true, mode: 0o755 });
  const { uid, mode } = await stat(cache);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new JudgeFault(`JUDGE_CACHE: ${cache} may be written by others; use a folder of the judge's own`);
  }
  for (let folder = path.resolve(cache); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) {
      throw new JudgeFault(
        `JUDGE_CACHE: ${folder} is closed to the sandbox's users; use a folder outside of it`,
      );
    }
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}
