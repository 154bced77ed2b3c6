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

/** Returns an empty string if the file does not exist. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** Reads one value from a file of "key value" lines; 0 if absent. */
export function readKeyedValue(path: string, key: string): number {
  return parseKeyedValue(readText(path), key);
}

export function parseKeyedValue(text: string, key: string): number {
  for (const line of text.split('\n')) {
    if (line.startsWith(`${key} `)) return Number(line.slice(key.length + 1));
  }
  return 0;
}

export function readPids(folder: string): number[] {
  return readIds(`${folder}/cgroup.procs`);
}

export function readIds(path: string): number[] {
  return readText(path).split('\n').filter(Boolean).map(Number);
}

export function writeValue(path: string, value: string | number): void {
  writeFileSync(path, String(value));
}

/** Returns false on failure. Older kernels and machines without swap lack some files. */
export function tryWrite(path: string, value: string | number): boolean {
  try {
    writeFileSync(path, String(value));
    return true;
  } catch {
    return false;
  }
}

const readBufferBytes = 4096;
const readBuffer = Buffer.alloc(readBufferBytes);

/** Stays open, because every case reads it, and reopening it takes ten times as long. */
export class OpenCgroupFile {
  #descriptor: number | undefined;

  constructor(path: string) {
    this.#descriptor = tryOpen(path, 'r+') ?? tryOpen(path, 'r');
  }

  read(): string {
    if (this.#descriptor === undefined) return '';
    try {
      return readBuffer.toString('latin1', 0, readSync(this.#descriptor, readBuffer, 0, readBufferBytes, 0));
    } catch {
      return ''; // the cgroup was removed
    }
  }

  /** Returns false if the kernel rejects the value. */
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

export function makeCgroup(path: string): boolean {
  try {
    mkdirSync(path, { recursive: true });
    return true;
  } catch {
    return false;
  }
}

/** Returns false if the cgroup still has processes or children. */
export function removeCgroup(path: string): boolean {
  try {
    rmdirSync(path);
    return true;
  } catch {
    return false;
  }
}
