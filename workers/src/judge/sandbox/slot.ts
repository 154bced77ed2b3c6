import { mkdirSync, rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { bubblewrapCommand, filterDescriptor } from './bubblewrap.ts';
import type { CpuShare } from './cpu-share.ts';
import { MonitoredProcess } from './sandboxed-process.ts';
import type { CgroupManager, ProcessGroup } from './process-group.ts';
import type { ForkServer } from './fork-server.ts';
import { Launcher } from './launcher.ts';
import { rlimitPrefix } from './rlimits.ts';
import type { Enforcement } from './rlimits.ts';
import { quoteShellWord } from './quote-shell-word.ts';
import type { Command } from './sandbox.ts';
import { WorkFolder } from './work-folder.ts';

export interface SlotSettings {
  readonly forkServer: ForkServer;
  readonly cgroups: CgroupManager;
  readonly folder: string;
  readonly filterPath: string;
  /** Whether each disk is a tmpfs and so has a size limit. */
  readonly hasTmpfs: boolean;
  readonly enforcement: Enforcement;
  readonly hasProc: boolean;
  readonly keepOutputBytes: number;
  /** Resolves when preparing a slot does not slow down a job. */
  readonly whenIdle: () => Promise<void>;
}

interface Environment {
  readonly group: ProcessGroup;
  readonly launcher: Launcher;
  readonly work: WorkFolder;
  readonly disk: string;
}

/** preparing --start--> running --process ends--> preparing. `close` ends both. A failed slot prepares again. */
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
const artifactRetentionMs = 10_000;
const initialDiskBytes = 64 * 1024 * 1024;

/** Runs one process at a time under its uid. /work remains for ten seconds after the end or until the next start. */
export class Slot {
  readonly #settings: SlotSettings;
  readonly #name: string;
  readonly #uid: number | undefined;
  #state: State;
  #environmentCount = 0;
  /** The last run's limit, because the next run most likely has the same one. */
  #diskBytes = initialDiskBytes;
  #deleteLastWork: () => void = () => {};

  constructor(settings: SlotSettings, name: string, uid: number | undefined) {
    this.#settings = settings;
    this.#name = name;
    this.#uid = uid;
    this.#state = this.#prepare();
  }

  /** Call it only after the previous process has ended. Rejects if preparing fails or the slot is closed. */
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

  /** Kills the running process. Resolves when the slot's cgroup and disk are removed. */
  async close(): Promise<void> {
    const previous = this.#state;
    this.#state = { name: 'closed' };
    if (previous.name === 'running') {
      previous.process.kill();
      await previous.process.ended;
      await discard(previous.environment);
    } else if (previous.name === 'preparing') {
      previous.prepareNow();
      const unused = await previous.environment.catch(() => undefined);
      if (unused) await discard(unused);
    }
    this.#deleteLastWork();
  }

  /** Prepares the next environment when the machine is idle, or at once when `start` needs it. */
  #prepare(cleanUp?: () => Promise<void>): State {
    const urgent = Promise.withResolvers<void>();
    let isUrgent = false;
    const prepareNow = (): void => {
      isUrgent = true;
      urgent.resolve();
    };
    const environment = Promise.race([urgent.promise, this.#settings.whenIdle()])
      .then(cleanUp)
      .then(() => this.#createEnvironment(isUrgent ? 'full' : 'low'));
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
    const { cgroups, folder, forkServer, hasTmpfs } = this.#settings;
    this.#environmentCount += 1;
    const name = `${this.#name}-${this.#environmentCount}`;
    const disk = `${folder}/${name}`;
    mkdirSync(disk, { mode: 0o711 });
    const group = cgroups.create(name);
    if (share === 'low') group.setCpuShare('low');
    try {
      const launcher = await Launcher.prepare(forkServer, group.joinScript, {
        folder: disk,
        bytes: this.#diskBytes,
        isTmpfs: hasTmpfs,
      });
      group.setRootProcess(launcher.pid);
      const visibleDisk = hasTmpfs ? `/proc/${launcher.pid}/root${disk}` : disk;
      return { group, launcher, work: new WorkFolder(visibleDisk, this.#uid), disk };
    } catch (error) {
      await removeGroup(group);
      rmSync(disk, { recursive: true, force: true });
      throw error;
    }
  }

  #launch({ group, launcher, work, disk }: Environment, command: Command): MonitoredProcess {
    const { limits } = command;
    const { filterPath, keepOutputBytes, enforcement, hasProc } = this.#settings;
    work.writeFiles(command.files ?? {});
    const argv = bubblewrapCommand(
      { ...command, proc: command.proc === true && hasProc },
      { disk, uid: this.#uid },
    );
    const line = `${rlimitPrefix(limits, enforcement, this.#uid !== undefined)} && exec ${argv.map(quoteShellWord).join(' ')} ${filterDescriptor}<${quoteShellWord(filterPath)} </dev/null`;
    group.setLimits(limits);
    const process = new MonitoredProcess(launcher, group, work, limits, command.budget, keepOutputBytes);
    group.setCpuShare(command.background ? 'low' : 'full');
    launcher.launch(line, limits.diskBytes);
    this.#diskBytes = limits.diskBytes;
    return process;
  }

  #finish({ group, work, disk }: Environment): void {
    this.#keepWork(work, disk);
    if (this.#state.name !== 'closed') this.#state = this.#prepare(() => removeGroup(group));
  }

  #keepWork(work: WorkFolder, disk: string): void {
    const timer = setTimeout(() => this.#deleteLastWork(), artifactRetentionMs);
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

/** Kills and removes a group. If the kernel still uses it after all attempts, the next judge's cleanup removes it. */
async function removeGroup(group: ProcessGroup): Promise<void> {
  for (let attempt = 0; attempt < maxRemovalAttempts; attempt += 1) {
    if (group.isEmpty() && group.remove()) return;
    group.kill();
    await pause(Math.min(attempt, 20));
  }
}
