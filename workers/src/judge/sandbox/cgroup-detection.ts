import { existsSync, readFileSync } from 'node:fs';
import { makeCgroup, readPids, readText, removeCgroup, tryWrite } from './cgroup-files.ts';
import type { V1Folders } from './cgroup-v1.ts';

export type CgroupLocation =
  | { readonly version: 1; readonly parents: V1Folders }
  | { readonly version: 2; readonly parent: string }
  | { readonly version: undefined; readonly missing: string };

interface Mount {
  readonly root: string;
  readonly point: string;
  readonly type: string;
  readonly options: readonly string[];
}

/** Prefers v2. A hybrid machine has the controllers in v1 only. */
export function detectCgroups(): CgroupLocation {
  const mounts = cgroupMounts();
  const own = ownCgroups();
  const unified = mounts.find((mount) => mount.type === 'cgroup2');
  if (unified && hasControllers(readText(`${unified.point}/cgroup.controllers`)))
    return detectV2(unified, own.get('') ?? '/');
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
      missing: `Cannot create a cgroup for ${absent.join(', ')}: run as root, mount /sys/fs/cgroup writable into this container, or boot with the controllers enabled.`,
    };
  }
  const required = parents as V1Folders;
  const cpu = v1Folder(mounts, own, 'cpu');
  return { version: 1, parents: cpu === undefined ? required : { ...required, cpu } };
}

const leafName = 'judge-process';

const hasControllers = (list: string): boolean =>
  ['memory', 'pids'].every((name) => list.split(/\s+/).includes(name));

/**
 * A v2 cgroup can have processes or controllers for its children, not both. The root and systemd slices already delegate
 * controllers. In a container's or service's own cgroup, the processes must move to a leaf first.
 */
function detectV2(unified: Mount, ownPath: string): CgroupLocation {
  // An earlier sandbox may have moved this process to the leaf. Create new cgroups in its parent.
  const own = folderOf(unified, ownPath).replace(new RegExp(`/${leafName}$`), '');
  for (const parent of [unified.point, own]) {
    if (hasControllers(readText(`${parent}/cgroup.subtree_control`)) && canCreateIn(parent))
      return { version: 2, parent };
  }
  for (const parent of [own, unified.point]) {
    if (
      canCreateIn(parent) &&
      hasControllers(readText(`${parent}/cgroup.controllers`)) &&
      delegateControllers(parent)
    )
      return { version: 2, parent };
  }
  return {
    version: undefined,
    missing: `The cgroup v2 subtree ${own} is not delegated to the judge: delegate it (systemd: Delegate=yes; container: mount /sys/fs/cgroup writable with a private cgroup namespace).`,
  };
}

function delegateControllers(parent: string): boolean {
  const leaf = `${parent}/${leafName}`;
  if (readPids(parent).length > 0) {
    if (!makeCgroup(leaf)) return false;
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
  return canCreateIn(folder) ? folder : undefined;
}

/** Returns the folder of this process's cgroup; the mount point if the mount does not contain the cgroup. */
function folderOf(mount: Mount, path: string): string {
  const relativePath =
    mount.root === '/' ? path : path.startsWith(`${mount.root}/`) ? path.slice(mount.root.length) : '';
  const folder = `${mount.point}${relativePath === '/' ? '' : relativePath}`;
  return existsSync(folder) ? folder : mount.point;
}

function canCreateIn(folder: string): boolean {
  const probe = `${folder}/dryrun-trial-${process.pid}`;
  if (!makeCgroup(probe)) return false;
  removeCgroup(probe);
  return true;
}

function cgroupMounts(): Mount[] {
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [mountFields, fileSystemFields] = line.split(' - ') as [string, string];
      const [, , , root, point] = mountFields.split(' ') as [string, string, string, string, string];
      const [type, , options] = fileSystemFields.split(' ') as [string, string, string];
      return { root, point, type, options: options.split(',') };
    });
}

/** Maps controller names to paths; v2 has the empty name. */
function ownCgroups(): Map<string, string> {
  const paths = new Map<string, string>();
  for (const line of readFileSync('/proc/self/cgroup', 'utf8').split('\n').filter(Boolean)) {
    const [, controllers, ...path] = line.split(':') as [string, string, ...string[]];
    for (const controller of controllers.split(',')) paths.set(controller, path.join(':'));
  }
  return paths;
}
