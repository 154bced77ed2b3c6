import { createHash } from 'node:crypto';

/** What a compilation gave, and whether another one would give the same: a deadline that was met may be missed next time. */
export interface Made<T> {
  readonly artefact: T;
  readonly bytes: number;
  readonly isLasting: boolean;
}

/**
 * Keeps what was compiled, so that equal text compiles once: Submit after Run, and a second learner's equal program. It
 * lives in the judge's own memory and is filled from compilers only, before any program runs: no program can change what
 * another one gets. The least recently used goes first.
 */
export class ArtifactStore<T> {
  readonly #maxBytes: number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, { readonly artefact: T; readonly bytes: number }>();
  readonly #making = new Map<string, Promise<T>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** The artefact of `parts` (everything it depends on); `make` runs once for all who ask at the same time. */
  async getOrMake(parts: readonly string[], make: () => Promise<Made<T>>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
    const found = this.#kept.get(key);
    if (found) {
      this.#hits += 1;
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found.artefact;
    }
    const others = this.#making.get(key);
    if (others) return others;
    this.#misses += 1;
    const making = make().then((made) => {
      if (made.isLasting) this.#keep(key, made);
      return made.artefact;
    });
    this.#making.set(key, making);
    return making.finally(() => this.#making.delete(key));
  }

  get counts(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#bytes };
  }

  #keep(key: string, { artefact, bytes }: Made<T>): void {
    this.#kept.set(key, { artefact, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= freed;
    }
  }
}
