import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, startProcess, withParentDeathSignal, type PrivateProcess } from './process.ts';
import { unprivileged } from './unprivileged.ts';

export interface PrivatePostgresOptions {
  /** Data folder; initialized if it doesn't exist. `unprivileged()` must accept its parent folder. */
  readonly directory: string;
  readonly port: number;
  readonly password: string;
  /** False disables fsync for speed, in tests only. */
  readonly durable: boolean;
}

const superuser = 'dryrun';

/** Returns the folder with the programs of the newest version. */
export function findPostgresFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const initdb = findProgram(
    'initdb',
    versions.map((version) => join(debian, version, 'bin')),
  );
  return initdb === undefined ? undefined : dirname(initdb);
}

/** Starts a private Postgres on 127.0.0.1. Throws with its output if it fails. */
export async function startPostgres(
  options: PrivatePostgresOptions,
): Promise<PrivateProcess & { readonly url: string }> {
  const programs = findPostgresFolder();
  if (programs === undefined) throw new Error('Postgres is not installed.');
  const wrap = unprivileged(dirname(options.directory));
  if (!existsSync(join(options.directory, 'PG_VERSION'))) initializeDirectory(programs, wrap, options);
  removeStalePidFile(options.directory);
  const settings: Record<string, string> = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '', // socket paths are limited to 107 characters
    lc_messages: 'C',
    max_connections: '200',
    ...(options.durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }),
  };
  const running = await startProcess({
    name: 'Postgres',
    argv: wrap(
      withParentDeathSignal(
        [
          join(programs, 'postgres'),
          '-D',
          options.directory,
          '-p',
          String(options.port),
          ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
        ],
        'INT',
      ),
    ),
    ready: /database system is ready to accept connections/,
    stopSignal: 'SIGINT', // fast shutdown: ends sessions, keeps data
  });
  return {
    ...running,
    url: `postgres://${superuser}:${options.password}@127.0.0.1:${options.port}/postgres`,
  };
}

/** Runs initdb in a temporary folder and renames it, so an interrupted first start leaves nothing behind. */
function initializeDirectory(
  programs: string,
  wrap: (argv: readonly string[]) => readonly string[],
  options: PrivatePostgresOptions,
): void {
  const temporary = `${options.directory}.unfinished`;
  const passwordFile = `${options.directory}.password`;
  rmSync(temporary, { recursive: true, force: true });
  const [program = '', ...args] = wrap([
    // initdb reads the password from a file only.
    'sh',
    '-c',
    'umask 077 && cat >"$0" && exec "$@"',
    passwordFile,
    join(programs, 'initdb'),
    '-D',
    temporary,
    '-U',
    superuser,
    '-E',
    'UTF8',
    `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    ...(options.durable ? [] : ['--no-sync']),
  ]);
  const result = spawnSync(program, args, { input: `${options.password}\n`, encoding: 'utf8' });
  rmSync(passwordFile, { force: true });
  if (result.status !== 0) throw new Error(`initdb failed:\n${result.stderr || String(result.error)}`);
  renameSync(temporary, options.directory);
}

/** Postgres does not start if another process has its old pid. Removes postmaster.pid in this case. */
function removeStalePidFile(directory: string): void {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = readFileSync(file, 'utf8').split('\n')[0] ?? '';
  const commandLine = `/proc/${pid}/cmdline`;
  if (existsSync(commandLine) && !readFileSync(commandLine, 'utf8').includes('postgres')) rmSync(file);
}
