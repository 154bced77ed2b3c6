import { spawnSync } from 'node:child_process';
import { chownSync, mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { findProgram } from './process.ts';

type Wrap = (argv: readonly string[]) => readonly string[];

/**
 * Postgres refuses to run as root or as a user without a name. Returns a wrapper that runs a command as a named ordinary
 * user with write access to `folder`:
 * - the command itself, if this process already is such a user;
 * - a user namespace that maps this user to a named one, so `folder` may be in /root;
 * - as root without namespaces: the user `postgres`, which becomes the owner of `folder`.
 *
 * Throws if none of these works.
 */
export function unprivileged(folder: string): Wrap {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && hasUserName()) return (argv) => argv;
  const candidates = [namespaceWrapper(), isRoot ? setprivWrapper(folder) : undefined];
  const wrapper = candidates.find((wrap) => wrap !== undefined && canWrite(wrap, folder));
  if (wrapper === undefined) {
    throw new Error(
      `Postgres cannot run as ${isRoot ? 'root' : 'a user without a name'}, and neither a user namespace nor the user ` +
        `'postgres' can write to ${folder}. Run as an ordinary user, or move the project to a folder other users can access.`,
    );
  }
  return wrapper;
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false; // the user id has no passwd entry
  }
}

function namespaceWrapper(): Wrap | undefined {
  const unshare = findProgram('unshare');
  const user = readUserIds('postgres') ?? readUserIds('nobody');
  if (unshare === undefined || user === undefined) return undefined;
  return (argv) => [unshare, '--user', `--map-user=${user.uid}`, `--map-group=${user.gid}`, ...argv];
}

function setprivWrapper(folder: string): Wrap | undefined {
  const setpriv = findProgram('setpriv');
  const user = readUserIds('postgres');
  if (setpriv === undefined || user === undefined) return undefined;
  return (argv) => {
    chownSync(folder, user.uid, user.gid);
    return [setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...argv];
  };
}

function readUserIds(name: string): { readonly uid: number; readonly gid: number } | undefined {
  const readId = (flag: string): number =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || NaN);
  const [uid, gid] = [readId('-u'), readId('-g')];
  return Number.isNaN(uid) || Number.isNaN(gid) ? undefined : { uid, gid };
}

function canWrite(wrap: Wrap, folder: string): boolean {
  const [program = '', ...args] = wrap(['test', '-w', folder]);
  return spawnSync(program, args).status === 0;
}
