import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { bubblewrapCommand, filterDescriptor, quote } from './bubblewrap.ts';
import type { CpuShare } from './cpu-share.ts';
import { MonitoredProcess } from './sandboxed-process.ts';
import type { CgroupManager, ProcessGroup } from './process-group.ts';
import { Launcher } from './launcher.ts';
import { rlimitPrefix } from './rlimits.ts';
import type { Enforcement } from './rlimits.ts';
import type { Command } from './sandbox.ts';
import { WorkFolder } from './work-folder.ts';

/** Settings shared by all slots of a sandbox. */
export interface SlotSettings {
  readonly cgroups: CgroupManager;
  /** The sandbox's own folder; the slots keep their disks in it. */
  readonly folder: string;
  /** Path of the seccomp filter. */
  readonly filter: string;
  /** Whether each disk is a tmpfs, and so has a size limit. */
  readonly tmpfs: boolean;
  readonly enforcement: Enforcement;
  /** Whether commands that ask for /proc get it. */
  readonly proc: boolean;
  readonly keepOutputBytes: number;
  /** Resolves when preparing a slot does not slow down a job. */
  readonly whenIdle: () => Promise<void>;
}

/** A fresh cgroup, disk and launcher: used for one run and never again. */
interface Environment {
  readonly group: ProcessGroup;
  readonly launcher: Launcher;
  readonly work: WorkFolder;
  readonly disk: string;
}

/**
 * preparing --start--> running --end of the process--> preparing; close ends either. If preparing or launching fails, the
 * slot prepares again.
 */
type State =
  | {
      readonly name: 'preparing';
      readonly environment: Promise<Environment>;
      /** Skips the wait for an idle machine. */
      readonly prepareNow: () => void;
    }
  | { readonly name: 'running'; readonly process: MonitoredProcess; readonly environment: Environment }
  | { readonly name: 'closed' };

const maxRemovalAttempts = 100;
/** /work stays readable for this long after the end. */
const artifactMs = 10_000;
const initialDiskBytes = 64 * 1024 * 1024;

/**
 * One uid that runs one process at a time. Nothing of a run remains but its /work, for `readArtifact`, until the slot's
 * next start or for ten seconds.
 */
export class Slot {
  readonly #settings: SlotSettings;
  readonly #name: string;
  readonly #uid: number | undefined;
  #state: State;
  /** Counts environments, to give each a unique name. */
  #generation = 0;
  /** As in the last run, whose limits the next one most likely shares. */
  #diskBytes = initialDiskBytes;
  /** Deletes the last run's /work. */
  #deleteLastWork: () => void = () => {};

  constructor(settings: SlotSettings, name: string, uid: number | undefined) {
    this.#settings = settings;
    this.#name = name;
    this.#uid = uid;
    this.#state = this.#prepare();
  }

  /** Call it only after the previous process has ended. Rejects if the slot cannot be prepared, or is closed. */
  async start(command: Command): Promise<MonitoredProcess> {
    this.#deleteLastWork();
    const environment = await this.#takeEnvironment();
    try {
      const process = this.#launch(environment, command);
      this.#state = { name: 'running', process, environment };
      void process.ended.then(() => this.#finish(environment));
      return process;
    } catch (error) {
      this.#state = this.#prepare(() => discard(environment));
      throw error;
    }
  }

  /** Kills the running process. Resolves when nothing of the slot is left. */
  async close(): Promise<void> {
    const last = this.#state;
    this.#state = { name: 'closed' };
    if (last.name === 'running') {
      last.process.kill();
      await last.process.ended;
      await discard(last.environment);
    } else if (last.name === 'preparing') {
      last.prepareNow();
      const unused = await last.environment.catch(() => undefined);
      if (unused) await discard(unused);
    }
    this.#deleteLastWork();
  }

  /** Prepares the next environment when the machine is idle, or at once when a start needs it. */
  #prepare(cleanUp?: () => Promise<void>): State {
    const needed = Promise.withResolvers<void>();
    let isNeeded = false;
    const prepareNow = (): void => {
      isNeeded = true;
      needed.resolve();
    };
    const environment = Promise.race([needed.promise, this.#settings.whenIdle()])
      .then(cleanUp)
      .then(() => this.#createEnvironment(isNeeded ? 'full' : 'low'));
    environment.catch(() => {}); // `start` reports it
    return { name: 'preparing', environment, prepareNow };
  }

  async #takeEnvironment(): Promise<Environment> {
    const state = this.#state;
    if (state.name === 'closed') throw closedError();
    if (state.name === 'running') throw new Error('the slot is in use');
    state.prepareNow();
    let environment: Environment;
    try {
      environment = await state.environment;
    } catch (error) {
      if (this.#state === state) this.#state = this.#prepare();
      throw error;
    }
    // `close` discards the environment in this case.
    if (this.#state !== state) throw closedError();
    return environment;
  }

  async #createEnvironment(share: CpuShare): Promise<Environment> {
    if (this.#state.name === 'closed') throw closedError();
    const { cgroups, folder, tmpfs } = this.#settings;
    this.#generation += 1;
    const name = `${this.#name}-${this.#generation}`;
    const disk = `${folder}/${name}`;
    mkdirSync(disk, { mode: 0o711 });
    const group = cgroups.create(name);
    if (share === 'low') group.setCpuShare('low');
    try {
      const launcher = await Launcher.prepare(group.joinScript, {
        folder: disk,
        bytes: this.#diskBytes,
        isTmpfs: tmpfs,
      });
      group.setRootProcess(launcher.pid);
      const visibleDisk = tmpfs ? `/proc/${launcher.pid}/root${disk}` : disk;
      return { group, launcher, work: new WorkFolder(visibleDisk, this.#uid), disk };
    } catch (error) {
      await removeGroup(group);
      rmSync(disk, { recursive: true, force: true });
      throw error;
    }
  }

  #launch({ group, launcher, work, disk }: Environment, command: Command): MonitoredProcess {
    const { limits } = command;
    const { filter, keepOutputBytes, enforcement, proc } = this.#settings;
    work.writeFiles(command.files ?? {});
    const argv = bubblewrapCommand(
      { ...command, proc: command.proc === true && proc },
      { disk, uid: this.#uid },
    );
    const line = `${rlimitPrefix(limits, enforcement, this.#uid !== undefined)} && exec ${argv.map(quote).join(' ')} ${filterDescriptor}<${quote(filter)} </dev/null`;
    group.setLimits(limits);
    const process = new MonitoredProcess(launcher, group, work, limits, command.budget, keepOutputBytes);
    group.setCpuShare(command.background ? 'low' : 'full');
    launcher.launch(line, limits.diskBytes);
    this.#diskBytes = limits.diskBytes;
    return process;
  }

  /** Runs when the process has ended. */
  #finish({ group, work, disk }: Environment): void {
    this.#keepWork(work, disk);
    if (this.#state.name !== 'closed') this.#state = this.#prepare(() => removeGroup(group));
  }

  #keepWork(work: WorkFolder, disk: string): void {
    const timer = setTimeout(() => this.#deleteLastWork(), artifactMs);
    timer.unref();
    this.#deleteLastWork = () => {
      clearTimeout(timer);
      deleteWork(work, disk);
      this.#deleteLastWork = () => {};
    };
  }
}

const closedError = (): Error => new Error('the sandbox is closed');

async function discard({ group, work, disk }: Environment): Promise<void> {
  await removeGroup(group);
  deleteWork(work, disk);
}

function deleteWork(work: WorkFolder, disk: string): void {
  work.close();
  rmSync(disk, { recursive: true, force: true });
}

/** Kills the group's processes and removes it. The next judge's orphan cleanup removes a group that the kernel still holds. */
async function removeGroup(group: ProcessGroup): Promise<void> {
  for (let attempt = 0; attempt < maxRemovalAttempts; attempt += 1) {
    if (group.isEmpty() && group.remove()) return;
    group.kill();
    await pause(Math.min(attempt, 20));
  }
}
