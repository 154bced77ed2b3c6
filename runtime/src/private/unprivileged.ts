import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { findProgram } from './process.ts';

type Wrap = (argv: readonly string[]) => readonly string[];

/**
 * Postgres refuses to be root, and a user without a name. Gives a wrapper under which a command is neither and yet may
 * write in `folder`: for an ordinary user the command itself; else a user namespace in which our own files belong to a
 * named ordinary user (so the folder may lie in /root, which no other user can enter); where namespaces are forbidden,
 * for root, the user `postgres`, to whom the folder is given. Throws a sentence when none of these works.
 */
export function unprivileged(folder: string): Wrap {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasName()) return (argv) => argv;
  const ways = [namespaceWay(), isRoot ? accountWay(folder) : undefined];
  const way = ways.find((wrap) => wrap !== undefined && mayWrite(wrap, folder));
  if (way === undefined) {
    throw new Error(
      `Postgres may not run as ${isRoot ? 'root' : 'a user without a name'}, and here neither a user namespace nor the ` +
        `user 'postgres' can write in ${folder}. Start as an ordinary user, or put the project where others can enter.`,
    );
  }
  return way;
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false; // the id is in no list of users
  }
}

function namespaceWay(): Wrap | undefined {
  const unshare = findProgram('unshare');
  const user = idsOf('postgres') ?? idsOf('nobody');
  if (unshare === undefined || user === undefined) return undefined;
  return (argv) => [unshare, '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, ...argv];
}

function accountWay(folder: string): Wrap | undefined {
  const setpriv = findProgram('setpriv');
  const user = idsOf('postgres');
  if (setpriv === undefined || user === undefined) return undefined;
  return (argv) => {
    chownSync(folder, user.uid, user.gid);
    return [setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...argv];
  };
}

function idsOf(name: string): { readonly uid: number; readonly gid: number } | undefined {
  const ask = (flag: string): number =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || NaN);
  const [uid, gid] = [ask('-u'), ask('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

function mayWrite(wrap: Wrap, folder: string): boolean {
  const [program = '', ...args] = wrap(['test', '-w', folder]);
  return spawnSync(program, args).status === 0;
}
