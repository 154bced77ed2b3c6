import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const prefix = 'dryrun-judge';

interface OwnerId {
  /** The pid namespace of `pid`; pids of other namespaces cannot be checked. */
  readonly namespace: string;
  readonly pid: number;
  /** In clock ticks since boot, to detect a reused pid. */
  readonly startTime: string;
}

function startTimeOf(pid: number | 'self'): string | undefined {
  try {
    // The process name in parentheses may contain anything, so fields are counted after it; this is field 22.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}

const ownNamespace = (): string => /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';

export function newRootName(): string {
  return [prefix, ownNamespace(), process.pid, startTimeOf('self'), randomBytes(3).toString('hex')].join('-');
}

function parseOwnerId(name: string): OwnerId | undefined {
  const match = /^dryrun-judge-(\d+)-(\d+)-(\d+)-[0-9a-f]{6}$/.exec(name);
  return match
    ? { namespace: match[1] as string, pid: Number(match[2]), startTime: match[3] as string }
    : undefined;
}

/** Returns `unknown` for a judge in another pid namespace, undefined if the name is not a judge's. */
export function ownerState(name: string): 'dead' | 'alive' | 'unknown' | undefined {
  const owner = parseOwnerId(name);
  if (!owner) return undefined;
  if (owner.namespace !== ownNamespace()) return 'unknown';
  return startTimeOf(owner.pid) === owner.startTime ? 'alive' : 'dead';
}
