import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { detectCgroups } from './cgroup-detection.ts';
import type { CgroupLocation } from './cgroup-detection.ts';
import { createCgroupV1Manager } from './cgroup-v1.ts';
import { createCgroupV2Manager } from './cgroup-v2.ts';
import type { CgroupManager } from './process-group.ts';
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
  /** Additional slots that stand by while others are prepared again; default: as many as `slots`. */
  readonly spares?: number;
  /** Resolves when preparing slots does not slow down a job. */
  readonly whenIdle?: () => Promise<void>;
  /** Bytes of stdout and of stderr to keep between two takes; the rest is counted and dropped. */
  readonly keepOutputBytes?: number;
  /** First of `slots + spares` host uids that nothing else uses. Only root can switch to them. */
  readonly uidBase?: number;
  /** Accepts a machine that cannot limit a whole process tree. Not for public judging. */
  readonly allowReduced?: boolean;
  /** Parent of the slots' folders; every uid must be able to reach it. */
  readonly folder?: string;
}

/** Optional features at the reduced level. */
type Features = Pick<SlotSettings, 'tmpfs' | 'proc'>;

const bestFeaturesFirst: readonly Features[] = [
  { tmpfs: true, proc: true },
  { tmpfs: false, proc: true },
  { tmpfs: false, proc: false },
];

/** Between systemd's ranges for home directories and for dynamic users, and below 65536 for containers with mapped uids. */
const defaultUidBase = 61_000;

/**
 * Removes the orphans of dead judges, probes the machine and creates the slots. Throws an error that names what is missing
 * and the fix if no sandbox works, or only a reduced one without `allowReduced`.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const parent = options.folder ?? tmpdir();
  removeOrphanedFolders(parent);
  const rootName = newRootName();
  const folder = `${parent}/${rootName}`;
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const filter = `${folder}/seccomp.bin`;
  writeFileSync(filter, readFilter());

  const missing: string[] = [];
  const root = process.getuid?.() === 0;
  const cgroups = await createCgroupManager(rootName, missing);
  if (!root)
    missing.push('The judge does not run as root: its programs share its uid and have no disk limit.');
  let pool: SlotPool | undefined;

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeOnce());

  async function closeOnce(): Promise<void> {
    await pool?.close();
    cgroups.close();
    rmSync(folder, { recursive: true, force: true });
  }

  /** Keeps the pool if a probe succeeds; else returns the error message. */
  async function tryFeatures(features: Features): Promise<string | undefined> {
    const candidate = new SlotPool(
      {
        ...features,
        cgroups,
        folder,
        filter,
        enforcement: cgroups.name === 'no cgroup' ? 'rlimits' : 'cgroup',
        keepOutputBytes: options.keepOutputBytes ?? 65_536,
        whenIdle: options.whenIdle ?? (() => eventLoopTurn()),
      },
      options.slots,
      options.spares ?? options.slots,
      root ? (options.uidBase ?? defaultUidBase) : undefined,
    );
    const error = await probeSandbox((command) => candidate.start(command));
    if (error === undefined) pool = candidate;
    else await candidate.close();
    return error;
  }

  try {
    const attempts = root ? bestFeaturesFirst : bestFeaturesFirst.filter(({ tmpfs }) => !tmpfs);
    let tmpfs = false;
    for (const features of options.allowReduced ? attempts : attempts.slice(0, 1)) {
      const error = await tryFeatures(features);
      tmpfs = features.tmpfs;
      if (error === undefined) break;
      const explanation = explainError(error);
      if (!missing.includes(explanation)) missing.push(explanation);
    }
    if (pool === undefined) throw new Error(`The sandbox cannot run on this machine. ${missing.join(' ')}`);
    const working: SlotPool = pool;
    const isolation = describeIsolation({ cgroups: cgroups.name, root, tmpfs, missing });
    if (isolation.level === 'reduced' && !options.allowReduced) {
      throw new Error(
        `This machine supports only reduced isolation, which must be allowed explicitly. ${missing.join(' ')}`,
      );
    }
    return { isolation, start: (command) => working.start(command), close };
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
