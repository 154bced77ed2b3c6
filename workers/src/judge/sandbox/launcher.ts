import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex, Readable, Writable } from 'node:stream';
import { statusDescriptor } from './bubblewrap.ts';
import { inheritedDescriptors, withoutDescriptors } from './inherited-descriptors.ts';

export interface Disk {
  readonly folder: string;
  readonly bytes: number;
  readonly isTmpfs: boolean;
}

const shell = ['/bin/sh', '-s'] as const;
/**
 * A mount namespace for the disk, with a complete /proc: the kernel refuses a new /proc if the container runtime has
 * masked parts of the old one. A pid namespace reaps bubblewrap's orphans, because a container's init may not. Both die
 * with the judge.
 */
const namespaceCommand = [
  'setpriv',
  '--pdeathsig',
  'KILL',
  'unshare',
  '--mount',
  '--pid',
  '--fork',
  '--kill-child',
  '--mount-proc',
] as const;

const systemPath = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** One inode per 4 kB, but at least the 1024 that a compiler needs. */
const tmpfsOptions = (bytes: number): string =>
  `size=${bytes},nr_inodes=${Math.max(1024, Math.ceil(bytes / 4096))}`;

/** A prewarmed shell that waits for the command to exec. Joining a cgroup takes about 8 ms on an idle machine. */
export class Launcher {
  readonly #child: ChildProcess;
  readonly input: Writable;
  readonly results: Readable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Resolves when bubblewrap's status is complete, possibly after `exited`. */
  readonly statusRead: Promise<void>;
  readonly #script: Writable;
  #status = '';
  #spawnError = '';
  #onStatus: () => void = () => {};
  readonly #disk: Disk;

  private constructor(disk: Disk) {
    this.#disk = disk;
    const [command, ...rest] = withoutDescriptors(inheritedDescriptors(statusDescriptor), [
      ...(disk.isTmpfs ? namespaceCommand : []),
      ...shell,
    ] as unknown as readonly [string, ...string[]]);
    this.#child = spawn(command, rest, {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
      cwd: '/',
      env: { PATH: systemPath },
      // A new session, so that Ctrl-C in the judge's terminal does not reach it.
      detached: true,
    });
    const [script, stdout, stderr, input, results, status] = this.#child.stdio as unknown as [
      Writable,
      Readable,
      Readable,
      Duplex,
      Duplex,
      Readable,
    ];
    this.#script = script;
    this.stdout = stdout;
    this.stderr = stderr;
    this.input = input;
    this.results = results;
    for (const stream of [script, stdout, stderr, input, results, status]) stream?.on('error', () => {});
    status?.on('data', (text: Buffer) => {
      this.#status += text.toString();
      this.#onStatus();
    });
    this.statusRead = new Promise((resolve) => {
      if (status) status.once('close', resolve);
      else resolve();
    });
    this.exited = new Promise((resolve) => {
      this.#child.once('error', (error) => {
        this.#spawnError = error.message;
        resolve({ code: null, signal: null });
      });
      this.#child.once('exit', (code, signal) => resolve({ code, signal }));
    });
  }

  /** Resolves when the shell has joined its cgroup and mounted its disk; rejects with the shell's error message. */
  static async prepare(joinScript: readonly string[], disk: Disk): Promise<Launcher> {
    const launcher = new Launcher(disk);
    const errors: Buffer[] = [];
    const collect = (chunk: Buffer): void => void errors.push(chunk);
    launcher.stderr.on('data', collect);
    const mount = disk.isTmpfs
      ? [`mount -t tmpfs -o mode=711,nosuid,nodev,${tmpfsOptions(disk.bytes)} sandbox '${disk.folder}'`]
      : [];
    launcher.#script.write(
      `{ ${[...joinScript, ...mount, `echo ready >&${statusDescriptor}`].join(' && ')}; } || exit 99\n`,
    );
    const isReady = await new Promise<boolean>((resolve) => {
      launcher.#onStatus = () => resolve(true);
      void launcher.exited.then(() => resolve(false));
    });
    if (!isReady) {
      if (!launcher.#spawnError) await once(launcher.stderr, 'close');
      throw new Error(
        `cannot prepare a sandbox: ${launcher.#spawnError || Buffer.concat(errors).toString().trim()}`,
      );
    }
    launcher.stderr.off('data', collect);
    launcher.#status = '';
    return launcher;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the launcher never started');
    return this.#child.pid;
  }

  /** Replaces the shell with the command. `shellLine` must be complete and quoted. */
  launch(shellLine: string, diskBytes: number): void {
    const resize =
      this.#disk.isTmpfs && diskBytes !== this.#disk.bytes
        ? `mount -o 'remount,${tmpfsOptions(diskBytes)}' '${this.#disk.folder}' || exit 99\n`
        : '';
    this.#script.end(`${resize}${shellLine}\n`);
  }

  /** The command's exit status as bubblewrap reports it; undefined if the command never ran or was killed. */
  get reportedExitCode(): number | undefined {
    const found = /"exit-code": (\d+)/.exec(this.#status)?.[1];
    return found === undefined ? undefined : Number(found);
  }
}
