import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { findCgroups } from './cgroup-detection.ts';
import type { CgroupPlace } from './cgroup-detection.ts';
import { v1Groups } from './cgroup-v1.ts';
import { v2Groups } from './cgroup-v2.ts';
import type { Groups } from './process-group.ts';
import { newRootName } from './owner-id.ts';
import { complaintOf, describe, explain } from './isolation.ts';
import { removeLeftoverCgroups, removeLeftoverFolders } from './orphan-cleanup.ts';
import { processTrees } from './procfs-group.ts';
import type { Sandbox } from './sandbox.ts';
import { readFilter } from './seccomp/filter.ts';
import type { SlotSettings } from './slot.ts';
import { SlotPool } from './slot-pool.ts';

export interface SandboxOptions {
  /** Trees at once. */
  readonly slots: number;
  /** Slots beside these that stand ready while others are made anew; as many again unless told otherwise. */
  readonly spares?: number;
  /** Resolves when making slots ready stands in nobody's way. */
  readonly whenIdle?: () => Promise<void>;
  /** Kept of stdout and of stderr, each, between two takes; what is beyond is counted and dropped. */
  readonly keepOutputBytes?: number;
  /** The first of `slots + spares` host uids nobody else uses; only root can give them. */
  readonly uidBase?: number;
  /** Accepts a machine that cannot bound a whole process tree; such a judge is not for the public. */
  readonly allowReduced?: boolean;
  /** Where the slots' folders go; every uid must be able to reach it. */
  readonly folder?: string;
}

/** What can be done without at the reduced level. */
type Given = Pick<SlotSettings, 'mounts' | 'proc'>;

const fromFullDownwards: readonly Given[] = [
  { mounts: true, proc: true },
  { mounts: false, proc: true },
  { mounts: false, proc: false },
];

/** Between systemd's ranges for home directories and for dynamic users, and below 65536 for containers with mapped uids. */
const defaultUidBase = 61_000;

/**
 * Clears what killed judges left, tries what the machine gives, and makes the slots. Throws with what is missing and
 * its remedy when nothing can be confined at all, or less than fully without `allowReduced`.
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const parent = options.folder ?? tmpdir();
  removeLeftoverFolders(parent);
  const rootName = newRootName();
  const folder = `${parent}/${rootName}`;
  mkdirSync(folder);
  chmodSync(folder, 0o711);
  const filter = `${folder}/seccomp.bin`;
  writeFileSync(filter, readFilter());

  const missing: string[] = [];
  const root = process.getuid?.() === 0;
  const groups = await bestGroups(rootName, missing);
  if (!root)
    missing.push('The judge does not run as root: its programs share its uid and their disk has no size.');
  let pool: SlotPool | undefined;

  let closing: Promise<void> | undefined;
  const close = (): Promise<void> => (closing ??= closeOnce());

  async function closeOnce(): Promise<void> {
    await pool?.close();
    groups.close();
    rmSync(folder, { recursive: true, force: true });
  }

  async function open(given: Given): Promise<string | undefined> {
    const bound = groups.name === 'no cgroup' ? 'byProcess' : 'byGroup';
    const opened = new SlotPool(
      {
        ...{ groups, folder, filter, bound, ...given },
        keepOutputBytes: options.keepOutputBytes ?? 65_536,
        whenIdle: options.whenIdle ?? (() => eventLoopTurn()),
      },
      options.slots,
      options.spares ?? options.slots,
      root ? (options.uidBase ?? defaultUidBase) : undefined,
    );
    const complaint = await complaintOf((command) => opened.start(command));
    if (complaint === undefined) pool = opened;
    else await opened.close();
    return complaint;
  }

  try {
    const attempts = root ? fromFullDownwards : fromFullDownwards.filter(({ mounts }) => !mounts);
    let mounts = false;
    for (const given of options.allowReduced ? attempts : attempts.slice(0, 1)) {
      const complaint = await open(given);
      mounts = given.mounts;
      if (complaint === undefined) break;
      const explanation = explain(complaint);
      if (!missing.includes(explanation)) missing.push(explanation);
    }
    if (pool === undefined) throw new Error(`Nothing can be confined on this machine. ${missing.join(' ')}`);
    const ready: SlotPool = pool;
    const isolation = describe({ groups: groups.name, root, mounts, missing });
    if (isolation.level === 'reduced' && !options.allowReduced) {
      throw new Error(
        `This machine gives only reduced isolation, which has to be allowed explicitly. ${missing.join(' ')}`,
      );
    }
    return { isolation, start: (command) => ready.start(command), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function bestGroups(rootName: string, missing: string[]): Promise<Groups> {
  const place = findCgroups();
  if (place.version === undefined) {
    missing.push(place.missing);
    return processTrees();
  }
  await removeLeftoverCgroups(parentsOf(place));
  try {
    return place.version === 2 ? v2Groups(place.parent, rootName) : v1Groups(place.parents, rootName);
  } catch (error) {
    missing.push(
      `No cgroup can be made below ${parentsOf(place).join(', ')}: ${error instanceof Error ? error.message : String(error)}.`,
    );
    return processTrees();
  }
}

function parentsOf(place: Exclude<CgroupPlace, { version: undefined }>): string[] {
  return place.version === 2 ? [place.parent] : Object.values(place.parents);
}
