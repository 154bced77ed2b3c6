import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { processTree } from '../system/process-tree.ts';

/** What a judge at rest has of the kernel, by name: as much after five thousand jobs as before. */
export type KernelResources = Readonly<Record<(typeof kernelResourceNames)[number], number>>;

export const kernelResourceNames = [
  'processes',
  'descriptors',
  'cgroups',
  'mounts',
  'mount namespaces',
  'folders',
] as const;

/** Counts what the judge with this pid and all that it started hold. */
export function countKernelResources(pid: number): KernelResources {
  const pids = processTree(pid);
  const namespaces = new Map<string, number>();
  for (const each of pids) {
    const namespace = ifThere(() => readlinkSync(`/proc/${each}/ns/mnt`));
    const mounts = ifThere(
      () => readFileSync(`/proc/${each}/mountinfo`, 'utf8').trimEnd().split('\n').length,
    );
    if (namespace !== undefined && mounts !== undefined) namespaces.set(namespace, mounts);
  }
  const judges = new RegExp(`/dryrun-judge-\\d+-${pid}-`);
  const judgesBelow = (parent: string): number =>
    foldersBelow(parent).filter((folder) => judges.test(folder)).length;
  return {
    processes: pids.length,
    descriptors: readdirSync(`/proc/${pid}/fd`).length,
    cgroups: judgesBelow('/sys/fs/cgroup'),
    mounts: [...namespaces.values()].reduce((sum, mounts) => sum + mounts, 0),
    'mount namespaces': namespaces.size,
    folders: judgesBelow(tmpdir()),
  };
}

function foldersBelow(parent: string): string[] {
  const entries = ifThere(() => readdirSync(parent, { withFileTypes: true })) ?? [];
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => path.join(parent, name));
  return folders.flatMap((folder) => [folder, ...foldersBelow(folder)]);
}

/** Undefined for what has gone between being listed and being read. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
