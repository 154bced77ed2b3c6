import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import {
  descriptorCount,
  headerBytes,
  type ExitStatus,
  type ForkRequest,
  type ForkResponse,
} from './fork-server-messages.ts';

const program = fileURLToPath(new URL('fork-server-process.ts', import.meta.url));

export interface StartedProcess {
  readonly pid: number;
  /** The judge's ends of descriptors 0 to 5. */
  readonly sockets: readonly Socket[];
  readonly exited: Promise<ExitStatus>;
}

interface Entry {
  readonly sockets: Socket[];
  pid: number | undefined;
  readonly started: PromiseWithResolvers<StartedProcess>;
  readonly exited: PromiseWithResolvers<ExitStatus>;
}

/**
 * Starts processes from a small process of its own. A fork copies the page tables of its caller and blocks it: 40 ms
 * at 300 MB of the judge's memory, 3 ms here. Each descriptor is a connection to the judge's Unix socket.
 */
export class ForkServer {
  readonly #socketPath: string;
  readonly #listener: Server;
  readonly #entries = new Map<number, Entry>();
  #process: ChildProcess | undefined;
  #lastId = 0;

  private constructor(socketPath: string) {
    this.#socketPath = socketPath;
    this.#listener = createServer((socket) => this.#accept(socket));
  }

  /** Only the judge's user may write to `folder`. */
  static async start(folder: string): Promise<ForkServer> {
    const server = new ForkServer(`${folder}/fork-server.sock`);
    server.#listener.listen(server.#socketPath);
    await once(server.#listener, 'listening');
    return server;
  }

  /** Rejects if the command cannot start. The process dies with the fork server if it sets its death signal. */
  async spawn(argv: readonly [string, ...string[]]): Promise<StartedProcess> {
    this.#lastId += 1;
    const id = this.#lastId;
    const entry: Entry = {
      sockets: [],
      pid: undefined,
      started: Promise.withResolvers(),
      exited: Promise.withResolvers(),
    };
    this.#entries.set(id, entry);
    this.#process ??= this.#startProcess();
    this.#process.send({ id, argv } satisfies ForkRequest);
    return entry.started.promise;
  }

  async close(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGKILL');
    await ended;
    this.#listener.close();
    rmSync(this.#socketPath, { force: true });
  }

  #startProcess(): ChildProcess {
    const child = fork(program, [this.#socketPath], {
      execArgv: ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=1'],
      env: {},
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      detached: true,
    });
    child.on('message', (response: ForkResponse) => this.#receive(response));
    const end = (reason: string): void => {
      if (this.#process !== child) return;
      this.#process = undefined;
      child.kill('SIGKILL');
      for (const id of this.#entries.keys()) this.#fail(id, reason);
    };
    child.once('exit', () => end('the fork server ended'));
    // It could not start, or could not receive a request.
    child.on('error', ({ message }) => end(`the fork server failed: ${message}`));
    return child;
  }

  #receive(response: ForkResponse): void {
    const entry = this.#entries.get(response.id);
    if (!entry) return;
    if (response.kind === 'failed') return this.#fail(response.id, response.error);
    if (response.kind === 'started') {
      entry.pid = response.pid;
      return this.#resolveIfComplete(entry);
    }
    entry.exited.resolve(response.status);
    const release = ({ sockets }: StartedProcess): void => {
      this.#entries.delete(response.id);
      for (const socket of sockets) socket.resume(); // without a reader, a socket stays open after its end
    };
    entry.started.promise.then(release, () => {});
  }

  #fail(id: number, message: string): void {
    const entry = this.#entries.get(id);
    this.#entries.delete(id);
    entry?.started.reject(new Error(message));
    entry?.exited.resolve({ code: null, signal: 'SIGKILL' });
    for (const socket of entry?.sockets ?? []) socket?.destroy();
  }

  #accept(socket: Socket): void {
    socket.on('error', () => {}); // the process ended before it read everything
    socket.once('readable', () => {
      const header = socket.read(headerBytes) as Buffer | null;
      const entry = header && this.#entries.get(header.readUInt32BE());
      if (!entry) return socket.destroy();
      entry.sockets[header.readUInt32BE(4)] = socket;
      this.#resolveIfComplete(entry);
    });
  }

  #resolveIfComplete({ pid, sockets, started, exited }: Entry): void {
    if (pid === undefined || Object.keys(sockets).length < descriptorCount) return;
    started.resolve({ pid, sockets, exited: exited.promise });
  }
}
