import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';

/** A whole cgroup file as text; empty when it is not there. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export function readNumber(path: string): number {
  return Number(readText(path).trim() || 0);
}

/** The value behind `key` in a file of "key value" lines; 0 when absent. */
export function readKey(path: string, key: string): number {
  for (const line of readText(path).split('\n')) {
    if (line.startsWith(`${key} `)) return Number(line.slice(key.length + 1));
  }
  return 0;
}

export function readPids(folder: string): number[] {
  return readText(`${folder}/cgroup.procs`).split('\n').filter(Boolean).map(Number);
}

export function writeValue(path: string, value: string | number): void {
  writeFileSync(path, String(value));
}

/** Writes where the kernel knows the file; older kernels and machines without swap lack some. */
export function tryWrite(path: string, value: string | number): boolean {
  try {
    writeFileSync(path, String(value));
    return true;
  } catch {
    return false;
  }
}

export function makeFolder(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Removes an empty cgroup; false while something is left in it. */
export function removeFolder(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch {
    return false;
  }
}
