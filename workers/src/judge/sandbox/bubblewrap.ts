import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import type { Command } from './sandbox.ts';

/** Descriptors of the launcher: 0 script, 1 and 2 output, 3 input, 4 results, 5 bubblewrap's status, 6 seccomp filter. */
export const statusDescriptor = 5;
export const filterDescriptor = 6;

export interface HostOptions {
  /** The run's disk: its folders `work` and `tmp` become /work and /tmp. */
  readonly disk: string;
  /** The uid and gid on the host; undefined to keep the judge's own. */
  readonly uid: number | undefined;
}

const defaultEnvironment = { PATH: '/usr/bin:/bin', HOME: '/work', TMPDIR: '/tmp', LANG: 'C.UTF-8' };

/** `bwrap --uid` would keep root's uid on the host, so setpriv changes the uid first. */
export function bubblewrapCommand(command: Command, { disk, uid }: HostOptions): string[] {
  const changeUid =
    uid === undefined
      ? []
      : ['setpriv', `--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', '--no-new-privs'];
  const environment = { ...defaultEnvironment, ...command.env };
  return [
    ...changeUid,
    'bwrap',
    '--unshare-user',
    '--unshare-all',
    '--disable-userns',
    '--die-with-parent',
    '--new-session',
    '--clearenv',
    '--cap-drop',
    'ALL',
    '--hostname',
    'sandbox',
    '--seccomp',
    `${filterDescriptor}`,
    '--json-status-fd',
    `${statusDescriptor}`,
    ...toolchainMounts(),
    ...deviceMounts,
    ...(command.proc ? ['--proc', '/proc'] : []),
    '--bind',
    `${disk}/work`,
    '/work',
    '--bind',
    `${disk}/tmp`,
    '/tmp',
    ...Object.entries(command.binds ?? {}).flatMap(([inside, host]) => ['--ro-bind', host, inside]),
    '--remount-ro',
    '/',
    '--chdir',
    '/work',
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    ...command.argv,
  ];
}

/** Links shared memory to /tmp, so that the disk limit covers it. */
const deviceMounts = [
  '--size',
  '65536',
  '--tmpfs',
  '/dev',
  ...['null', 'zero', 'random', 'urandom'].flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
  '--symlink',
  '/tmp',
  '/dev/shm',
  '--remount-ro',
  '/dev',
];

let cachedMounts: string[] | undefined;

function toolchainMounts(): string[] {
  return (cachedMounts ??= [
    '--ro-bind',
    '/usr',
    '/usr',
    ...['/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'].flatMap((path) => {
      const status = lstatSync(path, { throwIfNoEntry: false });
      if (!status) return [];
      return status.isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path];
    }),
    ...['/etc/ld.so.cache', '/etc/alternatives', ...jdkConfiguration()]
      .filter((path) => existsSync(path))
      .flatMap((path) => ['--ro-bind', path, path]),
  ]);
}

function jdkConfiguration(): string[] {
  return readdirSync('/etc')
    .filter((name) => /^java(-\d+-openjdk)?$/.test(name))
    .map((name) => `/etc/${name}`);
}
