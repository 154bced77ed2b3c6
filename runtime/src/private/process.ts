import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A server program of this machine, run as a child of this process. */
export interface PrivateProcess {
  /** Asks it to stop (`stopSignal`), and after `stopMs` forces it. Resolves when it is gone. */
  stop(): Promise<void>;
  /** Resolves when it has ended, for whatever reason, with its last lines. */
  readonly ended: Promise<string>;
}

export interface PrivateCommand {
  readonly name: string;
  readonly argv: readonly string[];
  /** Written to its standard input, then closed: settings that must not show in the list of processes. */
  readonly input?: string;
  /** Added to this process's environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** A line of its output that says it serves. */
  readonly ready: RegExp;
  readonly stopSignal: NodeJS.Signals;
  readonly stopMs?: number;
}

/** Where `program` is in PATH or in `places`; undefined when it is nowhere. */
export function findProgram(program: string, places: readonly string[] = []): string | undefined {
  const folders = [...places, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  return folders.map((folder) => join(folder, program)).find(isExecutable);
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Below those that Linux gives to outgoing connections, which could take a port before its server starts. */
const [firstPort, lastPort] = [20_000, 32_000];
/** Processes that look for ports at the same time begin at different ones: between the look and the use another could take it. */
const portsPerProcess = 60;
let nextPort = (process.pid * portsPerProcess + randomInt(portsPerProcess)) % (lastPort - firstPort);

/** A TCP port of 127.0.0.1 that is free: `wanted` if it is, otherwise one that this process has not given before. */
export async function freePort(wanted = 0): Promise<number> {
  if (wanted > 0 && (await isFree(wanted))) return wanted;
  for (let tries = firstPort; tries < lastPort; tries += 1) {
    const port = firstPort + nextPort;
    nextPort = (nextPort + 1) % (lastPort - firstPort);
    if (await isFree(port)) return port;
  }
  throw new Error(`No TCP port of 127.0.0.1 from ${firstPort} to ${lastPort} is free.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

/**
 * The command with a request to the kernel to end it together with this process, so that a killed start leaves
 * nothing running. Where that is not to be had (not Linux) the command is unchanged.
 */
export function diesWithParent(argv: readonly string[], signal: string): readonly string[] {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  if (setpriv === undefined) return argv;
  canDieWithParent ??= spawnSync(setpriv, ['--pdeathsig', 'TERM', 'true']).status === 0;
  return canDieWithParent ? [setpriv, '--pdeathsig', signal, ...argv] : argv;
}

let canDieWithParent: boolean | undefined;

/** Starts a program and resolves once it serves. Throws with its last lines when it ends before that. */
export async function startProcess(command: PrivateCommand): Promise<PrivateProcess> {
  const [program = '', ...args] = command.argv;
  // A group of its own: Ctrl-C in a terminal reaches us alone, and we stop things in order.
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...command.environment },
  });
  child.stdin.on('error', () => undefined); // it ended before it read its settings; `ended` tells why
  child.stdin.end(command.input ?? '');
  const serving = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const lastLines: string[] = [];
  const onOutput = (chunk: Buffer): void => {
    lastLines.push(...chunk.toString('utf8').split('\n').filter(Boolean));
    if (lastLines.some((line) => command.ready.test(line))) serving.resolve();
    lastLines.splice(0, lastLines.length - 15);
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  child.once('error', (error) => ended.resolve(error.message));
  child.once('close', () => ended.resolve(lastLines.join('\n')));
  const failed = ended.promise.then((lines): never => {
    throw new Error(`${command.name} ended before it served:\n${lines}`);
  });
  failed.catch(() => undefined); // told below while starting; later ends are told by `ended`
  await Promise.race([serving.promise, failed]);
  return { stop: () => stopChild(child, command, ended.promise), ended: ended.promise };
}

async function stopChild(
  child: ChildProcess,
  command: PrivateCommand,
  ended: Promise<string>,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(command.stopSignal);
  const force = setTimeout(() => child.kill('SIGKILL'), command.stopMs ?? 15_000);
  await ended;
  clearTimeout(force);
}
