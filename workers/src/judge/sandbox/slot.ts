import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { confine, filterDescriptor, quote } from './bubblewrap.ts';
import { MonitoredProcess } from './sandboxed-process.ts';
import type { Group, Groups } from './process-group.ts';
import { Launcher } from './launcher.ts';
import { rlimitPrefix } from './rlimits.ts';
import type { Command } from './sandbox.ts';
import { WorkFolder } from './work-folder.ts';

/** What all slots of a sandbox have in common. */
export interface SlotSettings {
  readonly groups: Groups;
  /** Our own folder, under which the slots keep their disks. */
  readonly folder: string;
  readonly filter: string;
  /** Whether the disks are file systems of their own, and so have a size. */
  readonly mounts: boolean;
  /** Whether the groups bound memory and processes; otherwise resource limits do what they can. */
  readonly bound: 'byGroup' | 'byProcess';
  /** Whether commands that ask for /proc get it. */
  readonly proc: boolean;
  readonly keepOutputBytes: number;
  /** Resolves when making a slot ready stands in nobody's way. */
  readonly whenIdle: () => Promise<void>;
}

interface Prepared {
  readonly group: Group;
  readonly launcher: Launcher;
  readonly work: WorkFolder;
  readonly disk: string;
}

const removalPatience = 100;
/** How long /work may be read after the end. */
const artefactMs = 10_000;

/**
 * One uid and, for each start, a fresh group, disk and launcher made ahead. Nothing of a start outlives it but its
 * /work, kept for `readArtifact` until the slot's next start or ten seconds.
 */
export class Slot {
  readonly #settings: SlotSettings;
  readonly #name: string;
  readonly #uid: number | undefined;
  #generation = 0;
  #diskBytes = 64 * 1024 * 1024;
  #prepared: Promise<Prepared>;
  #running: MonitoredProcess | undefined;
  #prepareNow: () => void = () => {};
  #isNeeded = false;
  #forgetLast: () => void = () => {};
  #closed = false;

  constructor(settings: SlotSettings, name: string, uid: number | undefined) {
    this.#settings = settings;
    this.#name = name;
    this.#uid = uid;
    this.#prepared = this.#prepareNext();
  }

  /** Makes ready for the next start once it is quiet, or at once when the next start comes before. */
  #prepareNext(tidyUp?: () => Promise<void>): Promise<Prepared> {
    const { promise: needed, resolve } = Promise.withResolvers<void>();
    this.#isNeeded = false;
    this.#prepareNow = () => {
      this.#isNeeded = true;
      resolve();
    };
    const preparing = Promise.race([needed, this.#settings.whenIdle()])
      .then(tidyUp)
      .then(() => this.#prepare());
    // Whoever starts next is told; until then nobody listens.
    preparing.catch(() => {});
    return preparing;
  }

  async #prepare(): Promise<Prepared> {
    if (this.#closed) throw new Error('the sandbox is closed');
    const { groups, folder, mounts } = this.#settings;
    this.#generation += 1;
    const name = `${this.#name}-${this.#generation}`;
    const disk = `${folder}/${name}`;
    mkdirSync(disk, { mode: 0o711 });
    const group = groups.create(name);
    if (!this.#isNeeded) group.setShare('low');
    try {
      const launcher = await Launcher.prepare(group.join, {
        folder: disk,
        bytes: this.#diskBytes,
        mounted: mounts,
      });
      group.follow(launcher.pid);
      const seen = mounts ? `/proc/${launcher.pid}/root${disk}` : disk;
      return { group, launcher, work: new WorkFolder(seen, this.#uid), disk };
    } catch (error) {
      await dissolve(group);
      rmSync(disk, { recursive: true, force: true });
      throw error;
    }
  }

  /** One at a time. Rejects when the slot could not be prepared, then prepares it anew. */
  async start(command: Command): Promise<MonitoredProcess> {
    this.#forgetLast();
    this.#prepareNow();
    let prepared: Prepared;
    try {
      prepared = await this.#prepared;
    } catch (error) {
      if (!this.#closed) this.#prepared = this.#prepareNext();
      throw error;
    }
    const { group, launcher, work, disk } = prepared;
    const { limits } = command;
    const { filter, keepOutputBytes, bound, proc } = this.#settings;
    try {
      work.writeFiles(command.files ?? {});
      const words = confine({ ...command, proc: command.proc === true && proc }, { disk, uid: this.#uid });
      const line = `${rlimitPrefix(limits, bound, this.#uid !== undefined)} && exec ${words.map(quote).join(' ')} ${filterDescriptor}<${quote(filter)} </dev/null`;
      group.setLimits(limits);
      const tree = new MonitoredProcess(launcher, group, work, limits, command.budget, keepOutputBytes);
      group.setShare(command.background ? 'low' : 'full');
      launcher.launch(line, limits.diskBytes);
      this.#diskBytes = limits.diskBytes;
      this.#running = tree;
      this.#prepared = tree.ended.then(() => {
        this.#running = undefined;
        this.#keepForReading(work, disk);
        return this.#prepareNext(() => dissolve(group));
      });
      this.#prepared.catch(() => {});
      return tree;
    } catch (error) {
      this.#prepared = discard(prepared).then(() => this.#prepareNext());
      this.#prepared.catch(() => {});
      throw error;
    }
  }

  #keepForReading(work: WorkFolder, disk: string): void {
    const timer = setTimeout(() => this.#forgetLast(), artefactMs);
    timer.unref();
    this.#forgetLast = () => {
      clearTimeout(timer);
      work.close();
      rmSync(disk, { recursive: true, force: true });
      this.#forgetLast = () => {};
    };
  }

  /** Kills what runs; resolves when nothing of the slot is left. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#running?.kill();
    await this.#running?.ended;
    this.#prepareNow();
    const unused = await this.#prepared.catch(() => undefined);
    if (unused) await discard(unused);
    this.#forgetLast();
  }
}

async function discard({ group, work, disk }: Prepared): Promise<void> {
  await dissolve(group);
  work.close();
  rmSync(disk, { recursive: true, force: true });
}

/** Ends who stands in the group and removes it; what the kernel will not let go of is left to the next judge's start. */
async function dissolve(group: Group): Promise<void> {
  for (let round = 0; round < removalPatience; round += 1) {
    if (group.isEmpty() && group.remove()) return;
    group.kill();
    await pause(Math.min(round, 20));
  }
}
