import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

export interface BuildResult<T> {
  readonly artifact: T;
  readonly bytes: number;
  /** False if another build could have another result, such as after a timeout. */
  readonly isCacheable: boolean;
}

type Build<T> = () => Promise<BuildResult<T>>;

/** An LRU cache of compiler output, shared by all learners. It is in the judge's memory, so no program can change it. */
export class ArtifactStore<T> {
  readonly #results: LRUCache<string, BuildResult<T>, Build<T>>;
  #hits = 0;
  #misses = 0;

  constructor(maxBytes: number) {
    this.#results = new LRUCache<string, BuildResult<T>, Build<T>>({
      maxSize: maxBytes,
      // The cache stores no result above its size. It requires a size above 0, also for an empty Java program.
      sizeCalculation: ({ bytes, isCacheable }) => (isCacheable ? Math.max(1, bytes) : maxBytes + 1),
      fetchMethod: (_key, _stale, { context: build }) => {
        this.#misses += 1;
        return build();
      },
      // An eviction during a build must not fail it.
      ignoreFetchAbort: true,
    });
  }

  /** Returns the artifact for `inputs` (everything it depends on). Concurrent calls share one `build`. */
  async getOrBuild(inputs: readonly string[], build: Build<T>): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(inputs)).digest('base64url');
    if (this.#results.has(key)) this.#hits += 1;
    return (await this.#results.forceFetch(key, { context: build })).artifact;
  }

  get counts(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.#hits, misses: this.#misses, bytes: this.#results.calculatedSize };
  }
}
