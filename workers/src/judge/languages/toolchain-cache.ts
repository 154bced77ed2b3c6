import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { InternalJudgeError } from './toolchain.ts';

/** Path inside the sandbox. */
export const cacheMountPath = '/judge';

/** `workers/drivers`, for code in `src/` and in `dist/src/`: a build doesn't copy the drivers. */
export const driversFolder = path.join(
  import.meta.dirname.replace(/\/(?:dist\/)?src\/judge\/languages$/, ''),
  'drivers',
);

/** Builds once per `inputs`, in a temporary folder that it renames, so that two judges can start concurrently. */
export async function findOrBuildToolchainCache(
  cache: string,
  name: string,
  inputs: readonly (string | Uint8Array)[],
  build: (folder: string) => Promise<void>,
): Promise<string> {
  await checkCache(cache);
  const hash = createHash('sha256');
  for (const input of inputs) hash.update(input).update('\0');
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

/** Removes temporary folders of judges killed during a build. */
async function removeAbandoned(folder: string): Promise<void> {
  const prefix = `${path.basename(folder)}.`;
  for (const name of await readdir(path.dirname(folder))) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length).split('.', 1)[0]) : undefined;
    if (pid === undefined || (await exists(`/proc/${pid}`))) continue;
    await rm(path.join(path.dirname(folder), name), { recursive: true, force: true });
  }
}

export async function readDriver(...names: string[]): Promise<string> {
  return readFile(path.join(driversFolder, ...names), 'utf8');
}

/** Throws unless only the judge can write to the folder and sandbox users can read it. */
async function checkCache(cache: string): Promise<void> {
  await mkdir(cache, { recursive: true, mode: 0o755 });
  const { uid, mode } = await stat(cache);
  if (uid !== process.getuid?.() || (mode & 0o022) !== 0) {
    throw new InternalJudgeError(
      `JUDGE_CACHE: other users can write to ${cache}; use a folder that only the judge can write to`,
    );
  }
  for (let folder = path.resolve(cache); folder !== path.dirname(folder); folder = path.dirname(folder)) {
    if (((await stat(folder)).mode & 0o001) === 0) {
      throw new InternalJudgeError(
        `JUDGE_CACHE: sandbox users cannot enter ${folder}; use another folder or make it world-executable`,
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
