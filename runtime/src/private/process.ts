import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A server that only this process uses and stops. */
export interface PrivateProcess {
  /** Sends `stopSignal`, and SIGKILL after `stopMs`. Resolves when the process has exited. */
  stop(): Promise<void>;
  /** Resolves with its last output lines when it has exited for any reason. */
  readonly ended: Promise<string>;
}

export interface PrivateCommand {
  readonly name: string;
  readonly argv: readonly string[];
  /** Written to stdin: settings that must not appear in the process list. */
  readonly input?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Matches the output line that shows it is ready. */
  readonly ready: RegExp;
  readonly stopSignal: NodeJS.Signals;
  readonly stopMs?: number;
}

/** Options of Node for programs of this repository, which it runs from their TypeScript sources. */
export const nodeFlags = ['--conditions=source', '--disable-warning=ExperimentalWarning'] as const;

export function findProgram(program: string, extraFolders: readonly string[] = []): string | undefined {
  const folders = [...extraFolders, ...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
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

/** Below Linux's ephemeral range, so outgoing connections cannot use a port before its server starts. */
const [firstPort, lastPort] = [20_000, 32_000];
/**
 * Each process has its own range, because two could choose the same port between check and use. Only processes whose ids
 * differ by a multiple of 200 share one.
 */
const portsPerProcess = 60;
const ownPorts = firstPort + ((process.pid * portsPerProcess) % (lastPort - firstPort));
let nextPort = randomInt(portsPerProcess);

/** Returns a free TCP port on 127.0.0.1: `preferred` if free, else one of this process, each in turn. */
export async function freePort(preferred = 0): Promise<number> {
  if (preferred > 0 && (await isFree(preferred))) return preferred;
  for (let tries = 0; tries < portsPerProcess; tries += 1) {
    const port = ownPorts + nextPort;
    nextPort = (nextPort + 1) % portsPerProcess;
    if (await isFree(port)) return port;
  }
  throw new Error(`No free TCP port on 127.0.0.1 from ${ownPorts} to ${ownPorts + portsPerProcess - 1}.`);
}

function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once('error', () => resolve(false));
  server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  return promise;
}

/** Makes the kernel send `signal` to the command when this process dies (PR_SET_PDEATHSIG), if possible. */
export function withParentDeathSignal(argv: readonly string[], signal: string): readonly string[] {
  const setpriv = process.platform === 'linux' ? findProgram('setpriv') : undefined;
  if (setpriv === undefined) return argv;
  supportsDeathSignal ??= spawnSync(setpriv, ['--pdeathsig', 'TERM', 'true']).status === 0;
  return supportsDeathSignal ? [setpriv, '--pdeathsig', signal, ...argv] : argv;
}

let supportsDeathSignal: boolean | undefined;

/** Resolves when the program is ready. Throws with its last output lines if it exits before that. */
export async function startProcess(command: PrivateCommand): Promise<PrivateProcess> {
  const [program = '', ...args] = command.argv;
  // A separate process group, so Ctrl-C reaches only this process, which stops its children in order.
  const child = spawn(program, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...command.environment },
  });
  child.stdin.on('error', () => undefined); // it exited before it read its settings; `ended` has the reason
  child.stdin.end(command.input ?? '');
  const ready = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<string>();
  const lastLines: string[] = [];
  const onOutput = (chunk: Buffer): void => {
    lastLines.push(...chunk.toString('utf8').split('\n').filter(Boolean));
    if (lastLines.some((line) => command.ready.test(line))) ready.resolve();
    lastLines.splice(0, lastLines.length - 15);
  };
  child.stdout.on('data', onOutput);
  child.stderr.on('data', onOutput);
  child.once('error', (error) => ended.resolve(error.message));
  child.once('close', () => ended.resolve(lastLines.join('\n')));
  const failed = ended.promise.then((lines): never => {
    throw new Error(`${command.name} exited before it was ready:\n${lines}`);
  });
  failed.catch(() => undefined); // handled by the race below; later exits are reported by `ended`
  await Promise.race([ready.promise, failed]);
  return { stop: () => stopChild(child, command, ended.promise), ended: ended.promise };
}

async function stopChild(
  child: ChildProcess,
  command: PrivateCommand,
  ended: Promise<string>,
): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) child.kill(command.stopSignal);
  const killTimer = setTimeout(() => child.kill('SIGKILL'), command.stopMs ?? 15_000);
  await ended;
  clearTimeout(killTimer);
}
