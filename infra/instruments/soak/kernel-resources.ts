import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processTree } from '../../system/process-tree.ts';

export type KernelResources = Readonly<Record<(typeof kernelResourceNames)[number], number>>;

export const kernelResourceNames = [
  'processes',
  'descriptors',
  'cgroups',
  'mounts',
  'mount namespaces',
  'folders',
] as const;

/** Counts the resources of the judge with this pid and its descendants. */
export function countKernelResources(pid: number): KernelResources {
  const pids = processTree(pid);
  const namespaces = new Map<string, number>();
  for (const processId of pids) {
    const namespace = tryRead(() => readlinkSync(`/proc/${processId}/ns/mnt`));
    const mounts = tryRead(
      () => readFileSync(`/proc/${processId}/mountinfo`, 'utf8').trimEnd().split('\n').length,
    );
    if (namespace !== undefined && mounts !== undefined) namespaces.set(namespace, mounts);
  }
  const judgeFolder = new RegExp(`/dryrun-judge-\\d+-${pid}-`);
  const countJudgeFolders = (parent: string): number =>
    listFolders(parent).filter((folder) => judgeFolder.test(folder)).length;
  return {
    processes: pids.length,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    cgroups: countJudgeFolders('/sys/fs/cgroup'),
    mounts: [...namespaces.values()].reduce((sum, mounts) => sum + mounts, 0),
    'mount namespaces': namespaces.size,
    folders: countJudgeFolders(tmpdir()),
  };
}

function listFolders(parent: string): string[] {
  const entries = tryRead(() => readdirSync(parent, { withFileTypes: true })) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(parent, name));
  return folders.flatMap((folder) => [folder, ...listFolders(folder)]);
}

/** Returns undefined if the entry disappeared since it was listed. */
function tryRead<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
