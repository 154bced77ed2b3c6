import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { findProgram } from './process.ts';

type Wrap = (argv: readonly string[]) => readonly string[];

/**
 * Postgres refuses to be root. Gives a wrapper under which a command is not root and yet may write in `folder`:
 * for an ordinary user the command itself; for root a user namespace in which root's files belong to an ordinary id
 * (so the folder may lie in /root, which no other user can enter); where namespaces are forbidden, the user `postgres`,
 * to whom the folder is given. Throws a sentence when none of these works.
 */
export function unprivileged(folder: string): Wrap {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return (argv) => argv;
  const ways = [namespaceWay(), accountWay(folder)];
  const way = ways.find((wrap) => wrap !== undefined && mayWrite(wrap, folder));
  if (way === undefined) {
    throw new Error(
      `Postgres may not run as root, and here neither a user namespace nor the user 'postgres' can write in ${folder}. ` +
        'Start as an ordinary user, or put the project where other users can enter.',
    );
  }
  return way;
}

function namespaceWay(): Wrap | undefined {
  const unshare = findProgram('unshare');
  return unshare === undefined
    ? undefined
    : (argv) => [unshare, '--user', '--map-user=1000', '--map-group=1000', ...argv];
}

function accountWay(folder: string): Wrap | undefined {
  const setpriv = findProgram('setpriv');
  const idOf = (flag: string): number =>
    Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout || NaN);
  const [uid, gid] = [idOf('-u'), idOf('-g')];
  if (setpriv === undefined || Number.isNaN(uid) || Number.isNaN(gid)) return undefined;
  return (argv) => {
    chownSync(folder, uid, gid);
    return [setpriv, `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...argv];
  };
}

function mayWrite(wrap: Wrap, folder: string): boolean {
  const [program = '', ...args] = wrap(['test', '-w', folder]);
  return spawnSync(program, args).status === 0;
}
