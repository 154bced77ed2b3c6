import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmdirSync,
  writeFileSync,
  writeSync,
} from 'node:fs';

/** A whole cgroup file as text; empty when it is not there. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** The value behind `key` in a file of "key value" lines; 0 when absent. */
export function readKey(path: string, key: string): number {
  return keyIn(readText(path), key);
}

/** The value behind `key` in such a text. */
export function keyIn(text: string, key: string): number {
  for (const line of text.split('\n')) {
    if (line.startsWith(`${key} `)) return Number(line.slice(key.length + 1));
  }
  return 0;
}

export function readPids(folder: string): number[] {
  return readIds(`${folder}/cgroup.procs`);
}

/** A file of an id a line. */
export function readIds(path: string): number[] {
  return readText(path).split('\n').filter(Boolean).map(Number);
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

const keptBytes = 4096;
const keptBuffer = Buffer.alloc(keptBytes);

/** A cgroup file kept open: it is read for every case, and opening it anew takes ten times as long. */
export class KeptFile {
  #descriptor: number | undefined;

  constructor(path: string) {
    this.#descriptor = tryOpen(path, 'r+') ?? tryOpen(path, 'r');
  }

  /** Its text; empty when it is not there. */
  read(): string {
    if (this.#descriptor === undefined) return '';
    try {
      return keptBuffer.toString('latin1', 0, readSync(this.#descriptor, keptBuffer, 0, keptBytes, 0));
    } catch {
      return ''; // its cgroup is gone
    }
  }

  /** False where the kernel does not take it. */
  write(value: string): boolean {
    if (this.#descriptor === undefined) return false;
    try {
      writeSync(this.#descriptor, value);
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    if (this.#descriptor !== undefined) closeSync(this.#descriptor);
    this.#descriptor = undefined;
  }
}

function tryOpen(path: string, flags: string): number | undefined {
  try {
    return openSync(path, flags);
  } catch {
    return undefined;
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
