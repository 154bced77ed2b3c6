import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
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
  withSystemFile('default-jdk-headless', 'Java', '/usr/bin/javac'),
  withSystemFile('python3', 'Python', '/usr/bin/python3'),
];

export const browserPackages: readonly SystemPackage[] = [
  withProgram('chromium', 'browser tests', 'chromium'),
];

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
    (await apt(prefix, 'package lists', ['update'])) &&
    ((await apt(prefix, 'packages', install)) || (await finishInstalling(prefix, install)));
  const stillMissing = missing.filter((one) => !one.isThere());
  if (installed && stillMissing.length === 0) return true;
  say(
    `apt could not install ${stillMissing.map(({ name }) => name).join(', ')}; all it said is in ${logFile}. Or use containers: docker compose up`,
  );
  return false;
}

/**
 * Debian's ca-certificates-java can be set up before the Java it runs and then fails, and with it the whole step; a
 * second go finds Java in place.
 */
async function finishInstalling(prefix: readonly string[], install: readonly string[]): Promise<boolean> {
  say('apt did not finish; trying once more.');
  runQuietly(prefix, ['env', 'DEBIAN_FRONTEND=noninteractive', 'dpkg', '--configure', '-a']);
  return apt(prefix, 'packages', install);
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

/** Runs apt-get and tells how far it is, a line each fifth of the way. On failure shows the end of what apt said. */
async function apt(prefix: readonly string[], what: string, args: readonly string[]): Promise<boolean> {
  const statusOption = ['-o', 'APT::Status-Fd=1', '-o', 'Dpkg::Use-Pty=0', '-qq'];
  const [program = '', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...statusOption,
    ...args,
  ];
  const child = spawn(program, rest, { stdio: ['inherit', 'pipe', 'pipe'] });
  const said: string[] = [];
  let toldFifth = -1;
  const onLine = (line: string): void => {
    const status = /^(?:dlstatus|pmstatus):[^:]*:([\d.]+):/.exec(line);
    if (status === null) {
      said.push(line);
      return;
    }
    const part = line.startsWith('dlstatus') ? 'downloaded' : 'installed';
    const fifth = Math.floor(Number(status[1]) / 20) + (part === 'installed' ? 100 : 0);
    if (fifth <= toldFifth) return;
    toldFifth = fifth;
    say(`  ${what} ${part}: ${Math.round(Number(status[1]))} %`);
  };
  for (const stream of [child.stdout, child.stderr] as Readable[]) createInterface(stream).on('line', onLine);
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  appendFileSync(logFile, `${said.join('\n')}\n`);
  if (code !== 0) say(said.slice(-15).join('\n'));
  return code === 0;
}
