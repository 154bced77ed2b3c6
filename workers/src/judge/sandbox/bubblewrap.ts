import { existsSync, lstatSync, readdirSync, readlinkSync } from 'node:fs';
import type { Command } from './sandbox.ts';

/** Descriptors of the launcher: 0 our orders, 1 and 2 output, 3 input, 4 results, 5 bubblewrap's status, 6 the filter. */
export const statusDescriptor = 5;
export const filterDescriptor = 6;

/** Where a start finds what it needs on the host. */
export interface Places {
  /** The start's disk: its folders `work` and `tmp` become /work and /tmp. */
  readonly disk: string;
  /** The uid and gid on the host; undefined when we are no root and keep our own. */
  readonly uid: number | undefined;
}

const defaultEnvironment = { PATH: '/usr/bin:/bin', HOME: '/work', TMPDIR: '/tmp', LANG: 'C.UTF-8' };

/**
 * The argument list that confines a command. The uid is changed before bubblewrap starts, so that it is unprivileged
 * on the host as well: root starting `bwrap --uid` would stay root outside.
 */
export function confine(command: Command, places: Places): string[] {
  const uid =
    places.uid === undefined
      ? []
      : ['setpriv', `--reuid=${places.uid}`, `--regid=${places.uid}`, '--clear-groups', '--no-new-privs'];
  const environment = { ...defaultEnvironment, ...command.env };
  return [
    ...uid,
    ...[
      'bwrap',
      '--unshare-user',
      '--unshare-all',
      '--disable-userns',
      '--die-with-parent',
      '--new-session',
      '--clearenv',
    ],
    ...[
      '--cap-drop',
      'ALL',
      '--hostname',
      'sandbox',
      '--seccomp',
      `${filterDescriptor}`,
      '--json-status-fd',
      `${statusDescriptor}`,
    ],
    ...toolchain(),
    ...devices,
    ...(command.proc ? ['--proc', '/proc'] : []),
    ...['--bind', `${places.disk}/work`, '/work', '--bind', `${places.disk}/tmp`, '/tmp'],
    ...Object.entries(command.binds ?? {}).flatMap(([inside, host]) => ['--ro-bind', host, inside]),
    ...['--remount-ro', '/', '--chdir', '/work'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    '--',
    ...command.argv,
  ];
}

/** Shared memory goes where /tmp goes, so that it has a size. */
const devices = [
  ...['--size', '65536', '--tmpfs', '/dev'],
  ...['null', 'zero', 'random', 'urandom'].flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
  ...['--symlink', '/tmp', '/dev/shm', '--remount-ro', '/dev'],
];

let toolchainArguments: string[] | undefined;

/** /usr, the links or folders beside it, the loader's cache, Debian's alternatives and the JDK's configuration. */
function toolchain(): string[] {
  return (toolchainArguments ??= [
    ...['--ro-bind', '/usr', '/usr'],
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

/** One shell word, whatever it contains. */
export function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}
