import { existsSync, readFileSync } from 'node:fs';
import { makeFolder, readPids, readText, removeFolder, tryWrite } from './cgroup-files.ts';
import type { V1Parents } from './cgroup-v1.ts';

/** Where our groups may stand, or why they cannot. */
export type CgroupPlace =
  | { readonly version: 1; readonly parents: V1Parents }
  | { readonly version: 2; readonly parent: string }
  | { readonly version: undefined; readonly missing: string };

interface Mount {
  readonly root: string;
  readonly point: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** Finds the memory, pids and CPU accounting controllers: v2 first, else v1, which a hybrid machine has them in. */
export function findCgroups(): CgroupPlace {
  const mounts = cgroupMounts();
  const own = ownCgroups();
  const unified = mounts.find((mount) => mount.type === 'cgroup2');
  if (unified && hasControllers(readText(`${unified.point}/cgroup.controllers`)))
    return findV2(unified, own.get('') ?? '/');
  const parents = {
    cpuacct: v1Folder(mounts, own, 'cpuacct'),
    memory: v1Folder(mounts, own, 'memory'),
    pids: v1Folder(mounts, own, 'pids'),
  };
  const absent = Object.entries(parents)
    .filter(([, folder]) => folder === undefined)
    .map(([name]) => name);
  if (absent.length > 0) {
    return {
      version: undefined,
      missing: `No cgroup for ${absent.join(', ')} can be made: run as root, mount /sys/fs/cgroup writable into this container, or boot with the controllers enabled.`,
    };
  }
  const cpu = v1Folder(mounts, own, 'cpu');
  return { version: 1, parents: { ...(parents as V1Parents), ...(cpu !== undefined && { cpu }) } };
}

const steppedAside = 'judge-process';

const hasControllers = (list: string): boolean =>
  ['memory', 'pids'].every((name) => list.split(/\s+/).includes(name));

/**
 * v2 lets a cgroup have either processes or controllers for its children. The top of a machine and a manager's slice
 * already hand theirs on; in a container's or a delegated service's own cgroup our processes step aside first.
 */
function findV2(unified: Mount, ownPath: string): CgroupPlace {
  // Where an earlier sandbox of this process made us step aside, the place to divide is the one above.
  const own = folderOf(unified, ownPath).replace(new RegExp(`/${steppedAside}$`), '');
  for (const parent of [unified.point, own]) {
    if (hasControllers(readText(`${parent}/cgroup.subtree_control`)) && writable(parent))
      return { version: 2, parent };
  }
  for (const parent of [own, unified.point]) {
    if (writable(parent) && hasControllers(readText(`${parent}/cgroup.controllers`)) && stepAside(parent))
      return { version: 2, parent };
  }
  return {
    version: undefined,
    missing: `The cgroup v2 subtree ${own} is not ours to divide: delegate it (systemd: Delegate=yes; container: mount /sys/fs/cgroup writable with a private cgroup namespace).`,
  };
}

function stepAside(parent: string): boolean {
  const leaf = `${parent}/${steppedAside}`;
  if (readPids(parent).length > 0) {
    if (!makeFolder(leaf)) return false;
    for (const pid of readPids(parent)) tryWrite(`${leaf}/cgroup.procs`, pid);
  }
  tryWrite(`${parent}/cgroup.subtree_control`, '+cpu');
  return tryWrite(`${parent}/cgroup.subtree_control`, '+memory +pids');
}

function v1Folder(
  mounts: readonly Mount[],
  own: ReadonlyMap<string, string>,
  controller: string,
): string | undefined {
  const mount = mounts.find(
    (candidate) => candidate.type === 'cgroup' && candidate.options.includes(controller),
  );
  if (!mount) return undefined;
  const folder = folderOf(mount, own.get(controller) ?? '/');
  return writable(folder) ? folder : undefined;
}

/** Our own cgroup below a mount that may show only a part of the hierarchy; the mount itself when we stand outside it. */
function folderOf(mount: Mount, path: string): string {
  const below =
    mount.root === '/' ? path : path.startsWith(`${mount.root}/`) ? path.slice(mount.root.length) : '';
  const folder = `${mount.point}${below === '/' ? '' : below}`;
  return existsSync(folder) ? folder : mount.point;
}

/** A cgroup folder is ours to divide when a child can be made in it; asked by making one. */
function writable(folder: string): boolean {
  const trial = `${folder}/dryrun-trial-${process.pid}`;
  if (!makeFolder(trial)) return false;
  removeFolder(trial);
  return true;
}

function cgroupMounts(): Mount[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [left, right] = line.split(' - ') as [string, string];
      const [, , , root, point] = left.split(' ') as [string, string, string, string, string];
      const [type, , options] = right.split(' ') as [string, string, string];
      return { root, point, type, options: options.split(',') };
    });
}

/** Controller name to path; v2 under the empty name. */
function ownCgroups(): Map<string, string> {
  const paths = new Map<string, string>();
  for (const line of readFileSync('/proc/self/cgroup', 'utf8').split('\n').filter(Boolean)) {
    const [, controllers, ...path] = line.split(':') as [string, string, ...string[]];
    for (const controller of controllers.split(',')) paths.set(controller, path.join(':'));
  }
  return paths;
}
