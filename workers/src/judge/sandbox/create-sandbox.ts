import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { findCgroups } from './cgroup-detection.ts';
import { v1Groups } from './cgroup-v1.ts';
import { v2Groups } from './cgroup-v2.ts';
import type { Groups } from './group.ts';
import { newRootName } from './identity.ts';
import type { Command, Confined, Sandbox } from './sandbox.ts';
import { readFilter } from './seccomp/filter.ts';
import { Slot } from './slot.ts';

export interface SandboxOptions {
  /** Trees at once. */
  readonly slots: number;
  /** Kept of stdout and of stderr between two takes; what is beyond is counted and dropped. */
  readonly keepOutputBytes?: number;
  /** The first of `2 * slots` host uids nobody else uses. */
  readonly uidBase?: number;
  /** Accepts a machine that cannot bound a process tree; such a judge is not for the public. */
  readonly allowReduced?: boolean;
  /** Where folders of the slots go; reachable for every uid. */
  readonly folder?: string;
}

/** Probes the machine, then makes the slots. Throws when the machine gives less isolation than asked for. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const rootName = newRootName();
  const folder = `${options.folder ?? tmpdir()}/${rootName}`;
  mkdirSync(folder, { mode: 0o711 });
  chmodSync(folder, 0o711);
  const filter = `${folder}/seccomp.bin`;
  writeFileSync(filter, readFilter());
  const place = findCgroups();
  if (place.version === undefined) throw new Error(place.missing);
  const groups: Groups = place.version === 2 ? v2Groups(place.parent, rootName) : v1Groups(place.parents, rootName);
  const root = process.getuid?.() === 0;
  const settings = { groups, folder, filter, mounts: root, keepOutputBytes: options.keepOutputBytes ?? 65_536 };
  // Twice as many as run at once: while one is made anew the next is ready.
  const idle = Array.from({ length: options.slots * 2 }, (_, index) => new Slot(settings, `slot${index}`, root ? (options.uidBase ?? 61_000) + index : undefined));
  const all = [...idle];
  const waiting: (() => void)[] = [];
  let free = options.slots;

  async function acquire(): Promise<Slot> {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    return idle.shift() as Slot;
  }

  function release(slot: Slot): void {
    idle.push(slot);
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    isolation: { level: 'full', summary: `full: namespaces, seccomp, ${groups.name}`, missing: [] },
    async start(command: Command): Promise<Confined> {
      const slot = await acquire();
      try {
        const tree = await slot.start(command);
        void tree.ended.then(() => release(slot));
        return tree;
      } catch (error) {
        release(slot);
        throw error;
      }
    },
    async close(): Promise<void> {
      await Promise.all(all.map((slot) => slot.close()));
      groups.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
