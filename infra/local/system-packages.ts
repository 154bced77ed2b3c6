import { spawn, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { findPostgresFolder } from '@dryrun/runtime/private/postgres';
import { findProgram } from '@dryrun/runtime/private/process';
import { findNewestClang } from '@dryrun/workers/judge/languages/c-cpp/find-clang';
import { dataFolder } from './data-folder.ts';
import { log } from './log.ts';

const logFile = join(dataFolder, 'apt.log');

export interface SystemPackage {
  readonly name: string;
  readonly purpose: string;
  /** Installed instead if apt has it, because the distribution's default version may be too old. */
  readonly preferredName?: string;
  /** The platform works without it. */
  readonly isOptional?: true;
  isInstalled(): boolean;
}

const withProgram = (name: string, purpose: string, program: string): SystemPackage => ({
  name,
  purpose,
  isInstalled: () => findProgram(program) !== undefined,
});

/** Programs in the sandbox see only /usr, so a toolchain in a home directory does not count. */
const withSystemFile = (name: string, purpose: string, file: string): SystemPackage => ({
  name,
  purpose,
  isInstalled: () => existsSync(file),
});

const databasePackages: readonly SystemPackage[] = [
  { name: 'postgresql', purpose: 'the database', isInstalled: () => findPostgresFolder() !== undefined },
  withProgram('redis-server', 'the job queues', 'redis-server'),
];

export const judgePackages: readonly SystemPackage[] = [
  withSystemFile('bubblewrap', 'the sandbox', '/usr/bin/bwrap'),
  withSystemFile('g++', 'C++', '/usr/bin/g++'),
  {
    name: 'clang',
    preferredName: 'clang-19',
    purpose: 'faster C++ builds',
    isOptional: true,
    isInstalled: () => findNewestClang() !== undefined,
  },
  withSystemFile('mold', 'faster C++ builds', '/usr/bin/mold'),
  withSystemFile('default-jdk-headless', 'Java', '/usr/bin/javac'),
  {
    ...withSystemFile('libasm-java', 'stepping through Java programs', '/usr/share/java/asm-tree.jar'),
    isOptional: true,
  },
  withSystemFile('python3', 'Python', '/usr/bin/python3'),
  {
    ...withSystemFile(
      'python3-sortedcontainers',
      'sorted lists in Python',
      '/usr/lib/python3/dist-packages/sortedcontainers',
    ),
    isOptional: true,
  },
];

/** For `npm start`. */
export const appPackages = [...databasePackages, ...judgePackages];

const headlessShell = 'chromium-headless-shell';

export const testPackages: readonly SystemPackage[] = [
  ...appPackages,
  {
    name: headlessShell,
    purpose: 'browser tests',
    isInstalled: () =>
      findProgram(headlessShell) !== undefined ||
      (findProgram('chromium') !== undefined && !isAvailable(headlessShell)),
  },
];

/** Whether apt can install the package. False before the package lists are downloaded. */
function isAvailable(name: string): boolean {
  const { stdout } = spawnSync('apt-cache', ['policy', name], { encoding: 'utf8' });
  return /Candidate: (?!\(none\))/.test(stdout ?? '');
}

function aptName({ name, preferredName }: SystemPackage): string {
  return preferredName !== undefined && isAvailable(preferredName) ? preferredName : name;
}

/** Installs missing packages with apt, as root or with sudo. Returns false if a required one is still missing. */
export async function installSystemPackages(packages: readonly SystemPackage[]): Promise<boolean> {
  const missing = packages.filter((required) => !required.isInstalled());
  if (missing.length === 0) return true;
  const list = missing.map(({ name, purpose }) => `${name} (${purpose})`).join(', ');
  const prefix = rootPrefix();
  if (findProgram('apt-get') === undefined || prefix === undefined) {
    if (missing.every(({ isOptional }) => isOptional)) return true;
    log(`Missing packages: ${list}. Install them as root, or use containers: docker compose up`);
    return false;
  }
  log(`Installing packages with apt: ${list}.`);
  // The JDK's installation fails without this folder, and slim images do not have it.
  runQuietly(prefix, ['mkdir', '-p', '/usr/share/man/man1']);
  const hasLists = await apt(prefix, 'package lists', ['update']);
  // One unknown package would make apt install nothing.
  const names = missing.filter(({ name, isOptional }) => !isOptional || isAvailable(name)).map(aptName);
  const installed =
    hasLists && (await apt(prefix, 'packages', ['install', '-y', '--no-install-recommends', ...names]));
  const stillMissing = missing.filter((required) => !required.isInstalled());
  if (installed && stillMissing.length === 0) return true;
  log(
    `apt could not install ${stillMissing.map(({ name }) => name).join(', ')}. See ${logFile}, or use containers: docker compose up`,
  );
  return stillMissing.every(({ isOptional }) => isOptional);
}

function runQuietly(prefix: readonly string[], command: readonly string[]): void {
  const [program = '', ...args] = [...prefix, ...command];
  spawnSync(program, args, { stdio: ['inherit', 'ignore', 'ignore'] });
}

/** Undefined when root is not available. */
function rootPrefix(): readonly string[] | undefined {
  if (process.getuid?.() === 0) return [];
  if (findProgram('sudo') === undefined) return undefined;
  if (spawnSync('sudo', ['-n', 'true']).status === 0) return ['sudo', '-n'];
  return process.stdin.isTTY ? ['sudo'] : undefined;
}

/** Reads apt's progress from a separate pipe: apt makes it non-blocking, which breaks package scripts. */
async function apt(prefix: readonly string[], label: string, args: readonly string[]): Promise<boolean> {
  mkdirSync(dataFolder, { recursive: true, mode: 0o711 });
  appendFileSync(logFile, `\napt-get ${args.join(' ')}\n`);
  const redirect = 'log=$1; shift; exec 3>&1 >>"$log" 2>&1; exec "$@"';
  const options = ['-o', 'APT::Status-Fd=3', '-o', 'Dpkg::Use-Pty=0', '-q'];
  const [program = '', ...rest] = [
    ...prefix,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'LC_ALL=C',
    'sh',
    '-c',
    redirect,
    'sh',
    logFile,
    'apt-get',
    ...options,
    ...args,
  ];
  const child = spawn(program, rest, { stdio: ['inherit', 'pipe', 'inherit'] });
  createInterface(child.stdout).on('line', progressPrinter(label));
  const code = await new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  if (code !== 0) log(readFileSync(logFile, 'utf8').split('\n').slice(-15).join('\n'));
  return code === 0;
}

function progressPrinter(label: string): (line: string) => void {
  let lastFifth = -1;
  return (line) => {
    const [, kind, percent = ''] = /^(dlstatus|pmstatus):[^:]*:([\d.]+):/.exec(line) ?? [];
    if (kind === undefined) return;
    const fifth = Math.floor(Number(percent) / 20) + (kind === 'pmstatus' ? 100 : 0);
    if (fifth <= lastFifth) return;
    lastFifth = fifth;
    log(`  ${label} ${kind === 'pmstatus' ? 'installed' : 'downloaded'}: ${Math.round(Number(percent))}%`);
  };
}
