import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { postgresPrograms } from '@dryrun/runtime/private/postgres';
import { findProgram } from '@dryrun/runtime/private/process';
import { dataFolder } from './data-folder.ts';
import { say } from './say.ts';

/** All that apt said. */
const logFile = join(dataFolder, 'apt.log');

/** A Debian package we need, what it is for, and how to see that it is there. */
export interface SystemPackage {
  readonly name: string;
  readonly purpose: string;
  isThere(): boolean;
}

const withProgram = (name: string, purpose: string, program: string): SystemPackage => ({
  name,
  purpose,
  isThere: () => findProgram(program) !== undefined,
});

/** The sandbox shows programs only /usr: a toolchain of one user's own does not count. */
const withSystemFile = (name: string, purpose: string, file: string): SystemPackage => ({
  name,
  purpose,
  isThere: () => existsSync(file),
});

export const databasePackages: readonly SystemPackage[] = [
  { name: 'postgresql', purpose: 'the database', isThere: () => postgresPrograms() !== undefined },
  withProgram('redis-server', 'the job queues', 'redis-server'),
];

export const judgePackages: readonly SystemPackage[] = [
  withSystemFile('bubblewrap', 'the sandbox', '/usr/bin/bwrap'),
  withSystemFile('g++', 'C++', '/usr/bin/g++'),
  withSystemFile('clang', 'quick C++', '/usr/bin/clang++'),
  withSystemFile('mold', 'quick C++', '/usr/bin/mold'),
  withSystemFile('default-jdk-headless', 'Java', '/usr/bin/javac'),
  withSystemFile('python3', 'Python', '/usr/bin/python3'),
];

const headlessShell = 'chromium-headless-shell';

export const browserPackages: readonly SystemPackage[] = [
  {
    name: headlessShell,
    purpose: 'browser tests',
    isThere: () =>
      findProgram(headlessShell) !== undefined ||
      (findProgram('chromium') !== undefined && !isOffered(headlessShell)),
  },
];

/** Whether apt knows a version to install; false before the package lists are downloaded. */
function isOffered(name: string): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\))/.test(stdout ?? '');
}

/**
 * Installs what is missing in one apt step where that is possible (Debian or Ubuntu, as root or with sudo). Gives false
 * after saying in one sentence what is missing and what else would work.
 */
export async function installSystemPackages(packages: readonly SystemPackage[]): Promise<boolean> {
  const missing = packages.filter((one) => !one.isThere());
  if (missing.length === 0) return true;
  const list = missing.map(({ name, purpose }) => `${name} (${purpose})`).join(', ');
  const prefix = rootPrefix();
  if (findProgram('apt-get') === undefined || prefix === undefined) {
    say(
      `Missing on this machine: ${list}. Install these packages as root, or use containers: docker compose up`,
    );
    return false;
  }
  say(`Installing with apt: ${list}.`);
  // Slim images have no manual pages folder, and the JDK's set-up stumbles over that.
  runQuietly(prefix, ['mkdir', '-p', '/usr/share/man/man1']);
  const names = missing.map(({ name }) => name);
  const install = ['install', '-y', '--no-install-recommends', ...names];
  const installed =
    (await apt(prefix, 'package lists', ['update'])) && (await apt(prefix, 'packages', install));
  const stillMissing = missing.filter((one) => !one.isThere());
  if (installed && stillMissing.length === 0) return true;
  say(
    `apt could not install ${stillMissing.map(({ name }) => name).join(', ')}; all it said is in ${logFile}. Or use containers: docker compose up`,
  );
  return false;
}

function runQuietly(prefix: readonly string[], command: readonly string[]): void {
  const [program = '', ...args] = [...prefix, ...command];
  spawnSync(program, args, { stdio: ['inherit', 'ignore', 'ignore'] });
}

/** What to put before a command to run it as root; undefined when we cannot become root. */
function rootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  if (findProgram('sudo') === undefined) return undefined;
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  return process.stdin.isTTY ? ['sudo'] : undefined;
}

/**
 * Runs apt-get and tells how far it is, a line each fifth of the way; what it says goes to the log. Its progress needs a
 * pipe of its own, since apt makes that pipe non-blocking, and scripts of packages fail on such an output.
 */
async function apt(prefix: readonly string[], what: string, args: readonly string[]): Promise<boolean> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  appendFileSync(logFile, `\napt-get ${args.join(' ')}\n`);
  const redirect = 'log=$1; shift; exec 3>&1 >>"$log" 2>&1; exec "$@"';
  const options = ['-o', 'APT::Status-Fd=3', '-o', 'Dpkg::Use-Pty=0', '-q'];
  const [program = '', ...rest] = [
    ...[...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'LC_ALL=C', 'sh', '-c', redirect, 'sh', logFile],
    ...['apt-get', ...options, ...args],
  ];
  const child = spawn(program, rest, { stdio: ['inherit', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', tellProgress(what));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code !== 0) say(readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n'));
  return code === 0;
}

function tellProgress(what: string): (line: string) => void {
  let toldFifth = -1;
  return (line) => {
    const [, kind, percent = ''] = /^(dlstatus|pmstatus):[^:]*:([\d.]+):/.exec(line) ?? [];
    if (kind === undefined) return;
    const fifth = Math.floor(Number(percent) / 20) + (kind === 'pmstatus' ? 100 : 0);
    if (fifth <= toldFifth) return;
    toldFifth = fifth;
    say(`  ${what} ${kind === 'pmstatus' ? 'installed' : 'downloaded'}: ${Math.round(Number(percent))} %`);
  };
}
