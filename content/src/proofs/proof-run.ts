import { appendFileSync } from 'node:fs';
import type { ProofCache } from './proof-cache.ts';
import { digest } from './source-tree.ts';

export const proofKinds = [
  'reference',
  'wrong',
  'slow',
  'outdated',
  'brute-force',
  'fingerprints',
  'lesson',
  'lesson-trace',
  'hostile',
  'test-file',
  'test-cases',
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** `name` is unique within its `proofs.json`, `key` globally. */
export interface Provable {
  readonly kind: ProofKind;
  readonly name: string;
  readonly key: string;
}

/** `isCurrent`: the proof succeeded before and is only repeated. */
export interface DueProof<T extends Provable> {
  readonly provable: T;
  readonly isCurrent: boolean;
}

/**
 * Proofs of a kind that succeeded in this run, and those skipped as current. A line of JSON in the file in
 * `DRYRUN_TEST_PROOFS`.
 */
export interface ProofCount {
  readonly kind: ProofKind;
  readonly provenNow: number;
  readonly provenEarlier: number;
  readonly seed: number;
}

export interface ProofRunOptions {
  readonly seed: number;
  readonly isFull: boolean;
  readonly cache: ProofCache;
  readonly countsFile?: string | undefined;
  readonly print: (line: string) => void;
}

/** Share of current proofs to repeat, besides the references. */
const repeatedShare = 1 / 10;

/** Selects the proofs of one test file to run, records results, and counts them. */
export class ProofRun {
  readonly #options: ProofRunOptions;
  readonly #now = new Map<ProofKind, number>();
  readonly #earlier = new Map<ProofKind, number>();

  constructor(options: ProofRunOptions) {
    this.#options = options;
  }

  /**
   * Selects every proof that isn't current, every reference, and a random tenth of the rest. A proof is current if its key
   * is in the cache or equals `committedKey`.
   */
  choose<T extends Provable>(
    provables: readonly T[],
    committedKey: (provable: T) => string | undefined = () => undefined,
  ): DueProof<T>[] {
    const { seed, isFull, cache, print } = this.#options;
    const all = provables.map((provable) => {
      const isCurrent = committedKey(provable) === provable.key || cache.has(provable.key);
      return { provable, isCurrent };
    });
    const repeatable = all.filter(({ provable, isCurrent }) => isCurrent && provable.kind !== 'reference');
    const sampled = new Set(isFull ? repeatable : sample(repeatable, seed));
    const due = all.filter(
      (proof) => !proof.isCurrent || proof.provable.kind === 'reference' || sampled.has(proof),
    );
    for (const { provable } of all) increase(this.#earlier, provable.kind);
    for (const { provable } of due) increase(this.#earlier, provable.kind, -1);
    const stale = due.filter(({ isCurrent }) => !isCurrent).length;
    print(`${due.length} of ${all.length} are due, ${stale} not current (DRYRUN_TEST_SEED=${seed}).`);
    return due;
  }

  /** Whether all proofs run, with full margins. */
  get isFull(): boolean {
    return this.#options.isFull;
  }

  async prove(due: DueProof<Provable>, proof: () => Promise<void>): Promise<void> {
    try {
      await proof();
    } catch (error) {
      this.recordFailure(due);
      throw error;
    }
    this.recordSuccess(due);
  }

  /** A repetition keeps the first entry, because it may run with smaller margins. */
  recordSuccess({ provable, isCurrent }: DueProof<Provable>): void {
    if (!isCurrent) this.#options.cache.add(provable.key);
    increase(this.#now, provable.kind);
  }

  recordFailure({ provable }: DueProof<Provable>): void {
    this.#options.cache.remove(provable.key);
  }

  writeCounts(): void {
    const { countsFile } = this.#options;
    if (countsFile === undefined) return;
    const lines = this.counts().map((count) => `${JSON.stringify(count)}\n`);
    appendFileSync(countsFile, lines.join(''));
  }

  /** Omits kinds without proofs. */
  counts(): ProofCount[] {
    return proofKinds.flatMap((kind) => {
      const provenNow = this.#now.get(kind) ?? 0;
      const provenEarlier = this.#earlier.get(kind) ?? 0;
      if (provenNow + provenEarlier === 0) return [];
      return { kind, provenNow, provenEarlier, seed: this.#options.seed };
    });
  }
}

/** Samples a tenth, rounded up. Ranks by seed and key, so the order of the list doesn't matter. */
function sample<T extends DueProof<Provable>>(current: readonly T[], seed: number): T[] {
  const rank = ({ provable: { key } }: T): string => digest([seed, key]);
  const ranked = current.map((proof) => ({ proof, rank: rank(proof) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, Math.ceil(current.length * repeatedShare)).map(({ proof }) => proof);
}

function increase(counts: Map<ProofKind, number>, kind: ProofKind, by = 1): void {
  counts.set(kind, (counts.get(kind) ?? 0) + by);
}
