import { readFileSync } from 'node:fs';
import { replaceFile } from './replace-file.ts';

const version = 1;
const dayMs = 24 * 60 * 60 * 1000;
/** An older proof is repeated, and the file doesn't grow for ever. */
const keptMs = 90 * dayMs;

/** The time of each proof, in ms since 1970, by its key. */
type Proofs = Record<string, number>;

/**
 * The proofs that held on this machine, in a file outside of the repository. A file that is missing, damaged or of
 * another version counts as empty. Each change reads the file again, so that two runs at once keep each other's proofs.
 */
export class ProofLedger {
  readonly #file: string;
  readonly #now: () => number;
  readonly #known: ReadonlySet<string>;

  constructor(file: string, now: () => number = Date.now) {
    this.#file = file;
    this.#now = now;
    this.#known = new Set(Object.keys(this.#read()));
  }

  /** Whether a proof with this key was known when the ledger was opened. */
  has(key: string): boolean {
    return this.#known.has(key);
  }

  /** Notes a proof that holds. */
  add(key: string): void {
    this.#write({ ...this.#read(), [key]: this.#now() });
  }

  /** Forgets a proof that no longer holds. */
  remove(key: string): void {
    const { [key]: removed, ...others } = this.#read();
    if (removed !== undefined) this.#write(others);
  }

  #read(): Proofs {
    try {
      const read = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        version?: unknown;
        proofs?: unknown;
      } | null;
      if (read?.version !== version || typeof read.proofs !== 'object' || read.proofs === null) return {};
      const now = this.#now();
      const isValid = (time: unknown): boolean =>
        typeof time === 'number' && time <= now && time > now - keptMs;
      return Object.fromEntries(Object.entries(read.proofs as Proofs).filter(([, time]) => isValid(time)));
    } catch {
      return {};
    }
  }

  #write(proofs: Proofs): void {
    try {
      replaceFile(this.#file, `${JSON.stringify({ version, proofs })}\n`);
    } catch {
      // Without a cache folder to write to, the proofs are repeated next time.
    }
  }
}
