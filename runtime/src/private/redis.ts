import { mkdirSync } from 'node:fs';
import { findProgram, startProcess, withParentDeathSignal, type PrivateProcess } from './process.ts';

export interface PrivateRedisOptions {
  /** Data folder; created if it doesn't exist. */
  readonly directory: string;
  readonly port: number;
  readonly password: string;
  /** Enables the append-only file, so queued jobs survive a restart. */
  readonly durable: boolean;
}

export const redisProgram = (): string | undefined => findProgram('redis-server');

/** Starts a private Redis on 127.0.0.1. Throws with its output if it fails. */
export async function startRedis(
  options: PrivateRedisOptions,
): Promise<PrivateProcess & { readonly url: string }> {
  const program = redisProgram();
  if (program === undefined) throw new Error('redis-server is not installed.');
  mkdirSync(options.directory, { recursive: true, mode: 0o700 });
  const settings = [
    'bind 127.0.0.1',
    `port ${options.port}`,
    `requirepass ${options.password}`,
    `dir "${options.directory}"`,
    `appendonly ${options.durable ? 'yes' : 'no'}`,
    'save ""',
    'maxmemory-policy noeviction', // evicting a key would lose a job
  ];
  const running = await startProcess({
    name: 'Redis',
    argv: withParentDeathSignal([program, '-'], 'TERM'),
    input: `${settings.join('\n')}\n`,
    ready: /Ready to accept connections/,
    stopSignal: 'SIGTERM',
  });
  return { ...running, url: `redis://:${options.password}@127.0.0.1:${options.port}` };
}
