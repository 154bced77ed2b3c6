import { once } from 'node:events';
import type { Duplex, Readable, Writable } from 'node:stream';
import { statusDescriptor } from './bubblewrap.ts';
import type { ExitStatus } from './fork-server-messages.ts';
import type { ForkServer, StartedProcess } from './fork-server.ts';

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

/** One inode per 4 kB, but at least the 1024 that a compiler needs. */
const tmpfsOptions = (bytes: number): string =>
  `size=${bytes},nr_inodes=${Math.max(1024, Math.ceil(bytes / 4096))}`;

/** A prewarmed shell that waits for the command to exec. Joining a cgroup takes about 8 ms on an idle machine. */
export class Launcher {
  readonly pid: number;
  readonly input: Writable;
  readonly results: Readable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly exited: Promise<ExitStatus>;
  /** Resolves when bubblewrap's status is complete, possibly after `exited`. */
  readonly statusRead: Promise<void>;
  readonly #script: Writable;
  #status = '';
  #onStatus: () => void = () => {};
  readonly #disk: Disk;

  private constructor(disk: Disk, { pid, sockets, exited }: StartedProcess) {
    this.#disk = disk;
    this.pid = pid;
    this.exited = exited;
    const [script, stdout, stderr, input, results, status] = sockets as unknown as [
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
    status.on('data', (text: Buffer) => {
      this.#status += text.toString();
      this.#onStatus();
    });
    this.statusRead = new Promise((resolve) => status.once('close', resolve));
  }

  /** Resolves when the shell has joined its cgroup and mounted its disk; rejects with the shell's error message. */
  static async prepare(forkServer: ForkServer, joinScript: readonly string[], disk: Disk): Promise<Launcher> {
    const command = disk.isTmpfs ? ([...namespaceCommand, ...shell] as const) : shell;
    const started = await forkServer.spawn(command).catch((error: Error) => {
      throw new Error(`cannot prepare a sandbox: ${error.message}`);
    });
    const launcher = new Launcher(disk, started);
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
      if (!launcher.stderr.closed) await once(launcher.stderr, 'close');
      throw new Error(`cannot prepare a sandbox: ${Buffer.concat(errors).toString().trim()}`);
    }
    launcher.stderr.off('data', collect);
    launcher.#status = '';
    return launcher;
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
