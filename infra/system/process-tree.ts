import { readdirSync, readFileSync } from 'node:fs';

/** Returns the ids of a process and all its descendants. */
export function processTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const pid of readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)) {
    const parent = Number(processStat(pid)?.[1] ?? 0);
    children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const pids = [root];
  for (const pid of pids) pids.push(...(children.get(pid) ?? []));
  return pids;
}

/** Returns the fields of /proc/PID/stat, starting with the state; undefined if the process has exited. */
export function processStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
  } catch {
    return undefined;
  }
}
