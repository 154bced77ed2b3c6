import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { confine, filterDescriptor, quote } from './bubblewrap.ts';
import { ConfinedTree } from './confined-tree.ts';
import type { Group, Groups } from './group.ts';
import { Launcher } from './launcher.ts';
import { rlimitPrefix } from './rlimits.ts';
import type { Command } from './sandbox.ts';
import { WorkFolder } from './work-folder.ts';

/** What all slots of a sandbox have in common. */
export interface SlotSettings {
  readonly groups: Groups;
  /** Root-owned folder under which the slots keep their disks. */
  readonly folder: string;
  readonly filter: string;
  readonly mounts: boolean;
  readonly keepOutputBytes: number;
}

interface Prepared {
  readonly group: Group;
  readonly launcher: Launcher;
  readonly work: WorkFolder;
  readonly disk: string;
}

/**
 * One uid and, for each start, a fresh group, disk and launcher made ahead. Nothing of a start outlives it but its
 * /work, kept for `readArtefact` until the slot's next start.
 */
export class Slot {
  readonly #settings: SlotSettings;
  readonly #name: string;
  readonly #uid: number | undefined;
  #generation = 0;
  #diskBytes = 64 * 1024 * 1024;
  #prepared: Promise<Prepared>;
  #running: ConfinedTree | undefined;
  #lastWork: WorkFolder | undefined;
  #lastDisk: string | undefined;
  #closing = false;

  constructor(settings: SlotSettings, name: string, uid: number | undefined) {
    this.#settings = settings;
    this.#name = name;
    this.#uid = uid;
    this.#prepared = this.#prepare();
  }

  #prepare(): Promise<Prepared> {
    const preparing = this.#makeReady();
    // Whoever starts next is told; until then nobody listens.
    preparing.catch(() => {});
    return preparing;
  }

  async #makeReady(): Promise<Prepared> {
    const { groups, folder, mounts } = this.#settings;
    this.#generation += 1;
    const name = `${this.#name}-${this.#generation}`;
    const disk = `${folder}/${name}`;
    mkdirSync(disk, { mode: 0o711 });
    const group = groups.create(name);
    try {
      const launcher = await Launcher.prepare(group.join, { folder: disk, bytes: this.#diskBytes, mounted: mounts });
      const seen = mounts ? `/proc/${launcher.child.pid}/root${disk}` : disk;
      return { group, launcher, work: new WorkFolder(seen, this.#uid), disk };
    } catch (error) {
      await empty(group);
      group.remove();
      rmSync(disk, { recursive: true, force: true });
      throw error;
    }
  }

  /** One at a time. Rejects when the slot could not be prepared, then prepares it anew. */
  async start(command: Command): Promise<ConfinedTree> {
    this.#forgetLast();
    const { group, launcher, work, disk } = await this.#prepared.catch((error: unknown) => {
      this.#prepared = this.#prepare();
      throw error;
    });
    const { limits } = command;
    this.#lastWork = work;
    this.#lastDisk = disk;
    try {
      group.setLimits(limits);
      work.put(command.files ?? {});
    } catch (error) {
      await this.#discard(group, launcher);
      throw error;
    }
    const words = confine(command, { disk, filter: this.#settings.filter, uid: this.#uid });
    const line = `${rlimitPrefix(limits)} && exec ${words.map(quote).join(' ')} ${filterDescriptor}<${quote(this.#settings.filter)} </dev/null`;
    const tree = new ConfinedTree(launcher, group, work, limits, command.budget, this.#settings.keepOutputBytes);
    launcher.launch(line, limits.diskBytes);
    this.#running = tree;
    this.#diskBytes = limits.diskBytes;
    void tree.ended.then(() => {
      this.#running = undefined;
      group.remove();
      if (!this.#closing) this.#prepared = this.#prepare();
    });
    return tree;
  }

  async #discard(group: Group, launcher: Launcher): Promise<void> {
    launcher.launch('exit 0', this.#diskBytes);
    await empty(group);
    group.remove();
    if (!this.#closing) this.#prepared = this.#prepare();
  }

  #forgetLast(): void {
    this.#lastWork?.close();
    if (this.#lastDisk) rmSync(this.#lastDisk, { recursive: true, force: true });
    this.#lastWork = undefined;
    this.#lastDisk = undefined;
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#running?.kill();
    await this.#running?.ended;
    const prepared = await this.#prepared.catch(() => undefined);
    if (prepared && prepared.work !== this.#lastWork) {
      await empty(prepared.group);
      prepared.group.remove();
      prepared.work.close();
      rmSync(prepared.disk, { recursive: true, force: true });
    }
    this.#forgetLast();
  }
}

async function empty(group: Group): Promise<void> {
  for (let wait = 0; !group.isEmpty(); wait = Math.min(wait + 1, 20)) {
    group.kill();
    await pause(wait);
  }
}
