import { createHash } from 'node:crypto';

/** The result of a build. */
export interface Built<T> {
  readonly artifact: T;
  readonly bytes: number;
  /** False if another build could have another result, such as after a timeout. */
  readonly isCacheable: boolean;
}

/**
 * An LRU cache of compiled programs, so that equal sources compile once: for Run then Submit, and for different learners. It
 * lives in the judge's memory and stores compiler output only, so no running program can change it.
 */
export class ArtifactStore<T> {
  readonly #maxBytes: number;
  /** In order of last use. */
  readonly #entries = new Map<string, { readonly artifact: T; readonly bytes: number }>();
  readonly #pending = new Map<string, Promise<T>>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes;
  }

  /** Returns the artifact for `inputs` (everything it depends on). Concurrent calls share one `build`. */
  async getOrBuild(inputs: readonly string[], build: () => Promise<Built<T>>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
    const found = this.#entries.get(key);
    if (found) {
      this.#hits += 1;
      this.#entries.delete(key);
      this.#entries.set(key, found);
      return found.artifact;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.#misses += 1;
    const building = build().then((built) => {
      if (built.isCacheable) this.#add(key, built);
      return built.artifact;
    });
    this.#pending.set(key, building);
    return building.finally(() => this.#pending.delete(key));
  }

  get counts(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#bytes };
  }

  #add(key: string, { artifact, bytes }: Built<T>): void {
    this.#entries.set(key, { artifact, bytes });
    this.#bytes += bytes;
    for (const [oldest, { bytes: freed }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(oldest);
      this.#bytes -= freed;
    }
  }
}
