import { readdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readPids, removeFolder } from './cgroup-files.ts';
import { killAll } from './process-group.ts';
import { ownerOf } from './owner-id.ts';

/** A judge that lives keeps its groups populated; one just starting may not have got there. */
const surelySettledMs = 60_000;
const patience = 100;

/** Ends and removes what judges that were killed left in `parents`, folders that hold cgroups of ours. */
export async function removeLeftoverCgroups(parents: readonly string[]): Promise<void> {
  for (const parent of new Set(parents)) {
    for (const name of folderNames(parent)) {
      const root = `${parent}/${name}`;
      const owner = ownerOf(name);
      if (owner === 'dead') await endAndRemove(root);
      // Another pid namespace's pids say nothing here; but an empty cgroup of some age has lost its judge.
      else if (
        owner === 'unknown' &&
        age(root) > surelySettledMs &&
        subtree(root).every((folder) => readPids(folder).length === 0)
      )
        removeTree(root);
    }
  }
}

/** The same for the slots' folders. */
export function removeLeftoverFolders(parent: string): void {
  for (const name of folderNames(parent)) {
    if (ownerOf(name) === 'dead') rmSync(`${parent}/${name}`, { recursive: true, force: true });
  }
}

async function endAndRemove(root: string): Promise<void> {
  for (let round = 0; round < patience; round += 1) {
    const left = subtree(root).flatMap(readPids);
    if (left.length === 0 && removeTree(root)) return;
    killAll(left);
    await pause(5);
  }
}

/** Children before parents. */
function subtree(folder: string): string[] {
  return [...folderNames(folder).flatMap((name) => subtree(`${folder}/${name}`)), folder];
}

const removeTree = (root: string): boolean => subtree(root).map(removeFolder).every(Boolean);

function folderNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

function age(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now());
}
