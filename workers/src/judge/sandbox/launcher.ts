import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Duplex, Readable, Writable } from 'node:stream';
import { statusDescriptor } from './bubblewrap.ts';
import { inheritedDescriptors, withoutDescriptors } from './inherited-descriptors.ts';

/** A start's disk: a tmpfs of its own, or without the right to mount a plain folder whose size nobody bounds. */
export interface Disk {
  readonly folder: string;
  readonly bytes: number;
  readonly mounted: boolean;
}

const shell = ['/bin/sh', '-s'] as const;
/**
 * A mount namespace for the disk, with a /proc that no container runtime has covered in part (else the kernel would
 * refuse the sandbox its own), and a pid namespace so that bubblewrap's orphans are reaped with it: its pid 1
 * outlives it for a moment, and in a container nobody may be there to wait for it. Dies with us.
 */
const ownNamespaces = [
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

/** Files and folders a disk may hold: one per 4 kB, at least enough for a compiler's. */
const tmpfsOptions = (bytes: number): string =>
  `size=${bytes},nr_inodes=${Math.max(1024, Math.ceil(bytes / 4096))}`;

/**
 * A shell that already stands in its cgroup and its mount namespace and waits for the one command it will become.
 * Entering a cgroup takes about 8 ms on an idle machine, so it is done ahead. The shell holds nothing of ours but its
 * pipes, and ends by itself when we do.
 */
export class Launcher {
  readonly #child: ChildProcess;
  readonly input: Writable;
  readonly results: Readable;
  readonly stdout: Readable;
  readonly stderr: Readable;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: string | null }>;
  /** Resolves when all that bubblewrap had to say of the command's end was read, which may be after `exited`. */
  readonly statusRead: Promise<void>;
  readonly #orders: Writable;
  #status = '';
  #complaint = '';
  #onStatus: () => void = () => {};
  readonly #disk: Disk;

  private constructor(disk: Disk) {
    this.#disk = disk;
    const [command, ...rest] = withoutDescriptors(inheritedDescriptors(statusDescriptor), [
      ...(disk.mounted ? ownNamespaces : []),
      ...shell,
    ] as unknown as readonly [string, ...string[]]);
    this.#child = spawn(command, rest, {
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
      cwd: '/',
      env: { PATH: systemPath },
      // Its own session: a Ctrl-C at our terminal is for us.
      detached: true,
    });
    const [orders, stdout, stderr, input, results, status] = this.#child.stdio as unknown as [
      Writable,
      Readable,
      Readable,
      Duplex,
      Duplex,
      Readable,
    ];
    this.#orders = orders;
    this.stdout = stdout;
    this.stderr = stderr;
    this.input = input;
    this.results = results;
    for (const stream of [orders, stdout, stderr, input, results, status]) stream?.on('error', () => {});
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
        this.#complaint = error.message;
        resolve({ code: null, signal: null });
      });
      this.#child.once('exit', (code, signal) => resolve({ code, signal }));
    });
  }

  /** Resolves when the shell stands where it should; rejects with what went wrong. */
  static async prepare(join: readonly string[], disk: Disk): Promise<Launcher> {
    const launcher = new Launcher(disk);
    const complaints: Buffer[] = [];
    const listen = (chunk: Buffer): void => void complaints.push(chunk);
    launcher.stderr.on('data', listen);
    const mount = disk.mounted
      ? [`mount -t tmpfs -o mode=711,nosuid,nodev,${tmpfsOptions(disk.bytes)} sandbox '${disk.folder}'`]
      : [];
    launcher.#orders.write(
      `{ ${[...join, ...mount, `echo ready >&${statusDescriptor}`].join(' && ')}; } || exit 99\n`,
    );
    const ready = new Promise<boolean>((resolve) => {
      launcher.#onStatus = () => resolve(true);
      void launcher.exited.then(() => resolve(false));
    });
    if (!(await ready)) {
      if (!launcher.#complaint) await once(launcher.stderr, 'close');
      throw new Error(
        `cannot prepare a sandbox: ${launcher.#complaint || Buffer.concat(complaints).toString().trim()}`,
      );
    }
    launcher.stderr.off('data', listen);
    launcher.#status = '';
    return launcher;
  }

  get pid(): number {
    if (this.#child.pid === undefined) throw new Error('the launcher never started');
    return this.#child.pid;
  }

  /** Becomes the command. `shellLine` is complete and quoted. */
  launch(shellLine: string, diskBytes: number): void {
    const resize =
      this.#disk.mounted && diskBytes !== this.#disk.bytes
        ? `mount -o 'remount,${tmpfsOptions(diskBytes)}' '${this.#disk.folder}' || exit 99\n`
        : '';
    this.#orders.end(`${resize}${shellLine}\n`);
  }

  /** The status with which the command itself ended; undefined when it never ran or was killed. From bubblewrap, not from inside. */
  get reportedExitCode(): number | undefined {
    const found = /"exit-code": (\d+)/.exec(this.#status)?.[1];
    return found === undefined ? undefined : Number(found);
  }
}
