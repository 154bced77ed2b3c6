import { readdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { readPids, removeCgroup } from './cgroup-files.ts';
import { killAll } from './process-group.ts';
import { ownerState } from './owner-id.ts';

/** The cgroups of a judge that has just started may not have any processes yet. */
const minOrphanAgeMs = 60_000;
const maxAttempts = 100;

export async function removeOrphanedCgroups(parents: readonly string[]): Promise<void> {
  for (const parent of new Set(parents)) {
    for (const name of folderNames(parent)) {
      const root = `${parent}/${name}`;
      const owner = ownerState(name);
      if (owner === 'dead') await killAndRemove(root);
      // The pid is in another namespace. An old cgroup without processes belongs to a dead judge.
      else if (
        owner === 'unknown' &&
        ageMs(root) > minOrphanAgeMs &&
        subtree(root).every((folder) => readPids(folder).length === 0)
      )
        removeTree(root);
    }
  }
}

export function removeOrphanedFolders(parent: string): void {
  for (const name of folderNames(parent)) {
    if (ownerState(name) === 'dead') rmSync(`${parent}/${name}`, { recursive: true, force: true });
  }
}

async function killAndRemove(root: string): Promise<void> {
  for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
    const pids = subtree(root).flatMap(readPids);
    if (pids.length === 0 && removeTree(root)) return;
    killAll(pids);
    await pause(5);
  }
}

/** Children before parents. */
function subtree(folder: string): string[] {
  return [...folderNames(folder).flatMap((name) => subtree(`${folder}/${name}`)), folder];
}

const removeTree = (root: string): boolean => subtree(root).map(removeCgroup).every(Boolean);

function folderNames(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => entry.name);
  } catch {
    return [];
  }
}

function ageMs(path: string): number {
  return Date.now() - (statSync(path, { throwIfNoEntry: false })?.ctimeMs ?? Date.now());
}
