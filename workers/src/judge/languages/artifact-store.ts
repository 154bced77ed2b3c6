import { createHash } from 'node:crypto';

export interface BuildResult<T> {
  readonly artifact: T;
  readonly bytes: number;
  /** False if another build could have another result, such as after a timeout. */
  readonly isCacheable: boolean;
}

/** An LRU cache of compiler output, shared by all learners. It is in the judge's memory, so no program can change it. */
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
  async getOrBuild(inputs: readonly string[], build: () => Promise<BuildResult<T>>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
    const entry = this.#entries.get(key);
    if (entry) {
      this.#hits += 1;
      this.#entries.delete(key);
      this.#entries.set(key, entry);
      return entry.artifact;
    }
    const pending = this.#pending.get(key);
    if (pending) return pending;
    this.#misses += 1;
    const promise = build().then((result) => {
      if (result.isCacheable) this.#add(key, result);
      return result.artifact;
    });
    this.#pending.set(key, promise);
    return promise.finally(() => this.#pending.delete(key));
  }

  get counts(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#bytes };
  }

  #add(key: string, { artifact, bytes }: BuildResult<T>): void {
    this.#entries.set(key, { artifact, bytes });
    this.#bytes += bytes;
    for (const [oldestKey, { bytes: freedBytes }] of this.#entries) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#entries.delete(oldestKey);
      this.#bytes -= freedBytes;
    }
  }
}
