import { randomBytes } from 'node:crypto';
import { readFileSync, readlinkSync } from 'node:fs';

const prefix = 'dryrun-judge';

/** Who owns a folder or cgroup that outlived its judge: named so that a later judge can tell whether that one lives. */
interface Identity {
  /** The pid namespace in which `pid` counts; another one's pids tell us nothing. */
  readonly namespace: string;
  readonly pid: number;
  /** In clock ticks since boot: the same pid with another start is another process. */
  readonly startTime: string;
}

function startTimeOf(pid: number | 'self'): string | undefined {
  try {
    // The name in parentheses may contain anything; field 22 counts from behind it.
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')[19];
  } catch {
    return undefined;
  }
}

const ownNamespace = (): string => /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0] ?? '0';

/** The name under which everything of this sandbox stands; differs between two sandboxes of one process. */
export function newRootName(): string {
  return [prefix, ownNamespace(), process.pid, startTimeOf('self'), randomBytes(3).toString('hex')].join('-');
}

function parse(name: string): Identity | undefined {
  const match = /^dryrun-judge-(\d+)-(\d+)-(\d+)-[0-9a-f]{6}$/.exec(name);
  return match
    ? { namespace: match[1] as string, pid: Number(match[2]), startTime: match[3] as string }
    : undefined;
}

/** Whether the owner of `name` is known to be dead, may be alive, or `name` is none of ours. */
export function ownerOf(name: string): 'dead' | 'alive' | 'unknown' | undefined {
  const identity = parse(name);
  if (!identity) return undefined;
  if (identity.namespace !== ownNamespace()) return 'unknown';
  return startTimeOf(identity.pid) === identity.startTime ? 'alive' : 'dead';
}
