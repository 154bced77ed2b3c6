import { readFileSync } from 'node:fs';
import { replaceFile } from './replace-file.ts';

const version = 1;
const dayMs = 24 * 60 * 60 * 1000;
/** Older proofs are repeated; this also bounds the file size. */
const retentionMs = 90 * dayMs;

/** Time of each proof by key, in ms since the epoch. */
type Proofs = Record<string, number>;

/**
 * Successful proofs on this machine. A missing or corrupt file counts as empty. Each change rereads the file, so
 * concurrent runs keep each other's proofs.
 */
export class ProofCache {
  readonly #file: string;
  readonly #now: () => number;
  readonly #known: ReadonlySet<string>;

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
    this.#known = new Set(Object.keys(this.#read()));
  }

  /** Whether the key was in the file when this object was created. */
  has(key: string): boolean {
    return this.#known.has(key);
  }

  add(key: string): void {
    this.#write({ ...this.#read(), [key]: this.#now() });
  }

  remove(key: string): void {
    const { [key]: removed, ...remaining } = this.#read();
    if (removed !== undefined) this.#write(remaining);
  }

  #read(): Proofs {
    try {
      const parsed = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        version?: unknown;
        proofs?: unknown;
      } | null;
      if (parsed?.version !== version || typeof parsed.proofs !== 'object' || parsed.proofs === null)
        return {};
      const now = this.#now();
      const isValid = (time: unknown): boolean =>
        typeof time === 'number' && time <= now && time > now - retentionMs;
      return Object.fromEntries(Object.entries(parsed.proofs as Proofs).filter(([, time]) => isValid(time)));
    } catch {
      return {};
    }
  }

  #write(proofs: Proofs): void {
    try {
      replaceFile(this.#file, `${JSON.stringify({ version, proofs })}\n`);
    } catch {
      // The cache is not writable: proofs are repeated next time.
    }
  }
}
