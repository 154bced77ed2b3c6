import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { detectCgroups } from './cgroup-detection.ts';
import type { CgroupLocation } from './cgroup-detection.ts';
import { createCgroupV1Manager } from './cgroup-v1.ts';
import { createCgroupV2Manager } from './cgroup-v2.ts';
import type { CgroupManager } from './process-group.ts';
import { ForkServer } from './fork-server.ts';
import { newRootName } from './owner-id.ts';
import { describeIsolation, explainError, probeSandbox } from './isolation.ts';
import { removeOrphanedCgroups, removeOrphanedFolders } from './orphan-cleanup.ts';
import { createProcfsManager } from './procfs-group.ts';
import type { Sandbox } from './sandbox.ts';
import { readFilter } from './seccomp/filter.ts';
import type { SlotSettings } from './slot.ts';
import { SlotPool } from './slot-pool.ts';

export interface SandboxOptions {
  /** Maximum number of concurrent processes. */
  readonly slots: number;
  /** Additional slots, ready while others prepare again. Default: as many as `slots`. */
  readonly spares?: number;
  /** Resolves when preparing slots does not slow down a job. */
  readonly whenIdle?: () => Promise<void>;
  /** Bytes of stdout and of stderr to keep between two `takeOutput` calls. The rest is counted and dropped. */
  readonly keepOutputBytes?: number;
  /** First of `slots + spares` host uids that nothing else uses. Only root can switch to them. */
  readonly uidBase?: number;
  /** Accepts a machine that cannot limit a whole process tree. Not for public judging. */
  readonly allowReduced?: boolean;
  /** Parent of the slots' folders; every uid must be able to reach it. */
  readonly folder?: string;
}

type Features = Pick<SlotSettings, 'hasTmpfs' | 'hasProc'>;

const bestFeaturesFirst: readonly Features[] = [
  { hasTmpfs: true, hasProc: true },
  { hasTmpfs: false, hasProc: true },
  { hasTmpfs: false, hasProc: false },
];

/** Outside of systemd's ranges for homes and dynamic users, and below 65536 for containers with mapped uids. */
const defaultUidBase = 61_000;

/** Throws if no allowed isolation level works. The error names each missing mechanism and its fix. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const parent = options.folder ?? tmpdir();
  removeOrphanedFolders(parent);
  const rootName = newRootName();
  const folder = `${parent}/${rootName}`;
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const filterPath = `${folder}/seccomp.bin`;
  writeFileSync(filterPath, readFilter());

  const forkServer = await ForkServer.start(folder);

  const missing: string[] = [];
  const isRoot = process.getuid?.() === 0;
  const cgroups = await createCgroupManager(rootName, missing);
  if (!isRoot)
    missing.push('The judge does not run as root: its programs share its uid and have no disk limit.');
  let pool: SlotPool | undefined;

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeOnce());

  async function closeOnce(): Promise<void> {
    await pool?.close();
    await forkServer.close();
    cgroups.close();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Keeps the pool if a probe succeeds; else returns the error message. */
  async function tryFeatures(features: Features): Promise<string | undefined> {
    const candidate = new SlotPool(
      {
        ...features,
        forkServer,
        cgroups,
        folder,
        filterPath,
        enforcement: cgroups.name === 'no cgroup' ? 'rlimits' : 'cgroup',
        keepOutputBytes: options.keepOutputBytes ?? 65_536,
        whenIdle: options.whenIdle ?? (() => eventLoopTurn()),
      },
      options.slots,
      options.spares ?? options.slots,
      isRoot ? (options.uidBase ?? defaultUidBase) : undefined,
    );
    const error = await probeSandbox((command) => candidate.start(command));
    if (error === undefined) pool = candidate;
    else await candidate.close();
    return error;
  }

  try {
    const attempts = isRoot ? bestFeaturesFirst : bestFeaturesFirst.filter(({ hasTmpfs }) => !hasTmpfs);
    let hasTmpfs = false;
    for (const features of options.allowReduced ? attempts : attempts.slice(0, 1)) {
      const error = await tryFeatures(features);
      hasTmpfs = features.hasTmpfs;
      if (error === undefined) break;
      const explanation = explainError(error);
      if (!missing.includes(explanation)) missing.push(explanation);
    }
    if (pool === undefined) throw new Error(`The sandbox cannot run on this machine. ${missing.join(' ')}`);
    const workingPool: SlotPool = pool;
    const isolation = describeIsolation({ cgroups: cgroups.name, isRoot, hasTmpfs, missing });
    if (isolation.level === 'reduced' && !options.allowReduced) {
      throw new Error(
        `This machine supports only reduced isolation, which must be allowed explicitly. ${missing.join(' ')}`,
      );
    }
    return { isolation, start: (command) => workingPool.start(command), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createCgroupManager(rootName: string, missing: string[]): Promise<CgroupManager> {
  const location = detectCgroups();
  if (location.version === undefined) {
    missing.push(location.missing);
    return createProcfsManager();
  }
  await removeOrphanedCgroups(parentsOf(location));
  try {
    return location.version === 2
      ? createCgroupV2Manager(location.parent, rootName)
      : createCgroupV1Manager(location.parents, rootName);
  } catch (error) {
    missing.push(
      `Cannot create a cgroup below ${parentsOf(location).join(', ')}: ${error instanceof Error ? error.message : String(error)}.`,
    );
    return createProcfsManager();
  }
}

function parentsOf(location: Exclude<CgroupLocation, { version: undefined }>): string[] {
  return location.version === 2 ? [location.parent] : Object.values(location.parents);
}
