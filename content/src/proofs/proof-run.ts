import { appendFileSync } from 'node:fs';
import type { ProofLedger } from './ledger.ts';
import { digest } from './source-tree.ts';

export const proofKinds = [
  'reference',
  'wrong',
  'slow',
  'brute-force',
  'lesson',
  'hostile',
  'test-file',
  'test-cases',
] as const;
export type ProofKind = (typeof proofKinds)[number];

/** Something to be proven: its name is unique in its `proofs.json`, its key in all. */
export interface Provable {
  readonly kind: ProofKind;
  readonly name: string;
  readonly key: string;
}

/** A proof that is due in this run. `isCurrent`: it was proven before and is only repeated. */
export interface DueProof<T extends Provable> {
  readonly provable: T;
  readonly isCurrent: boolean;
}

/**
 * How many proofs of a kind held in this run, and how many were left out because they are current. One line of JSON in
 * the file that `DRYRUN_TEST_PROOFS` names; a run of several test files adds up its lines.
 */
export interface ProofCount {
  readonly kind: ProofKind;
  readonly provenNow: number;
  readonly provenEarlier: number;
  /** Decided at random which current proofs were repeated. */
  readonly seed: number;
}

export interface ProofRunOptions {
  readonly seed: number;
  /** Proves everything. */
  readonly isFull: boolean;
  readonly ledger: ProofLedger;
  /** Where the counts are appended. */
  readonly countsFile?: string | undefined;
  readonly print: (line: string) => void;
}

/** This part of the current proofs is repeated, besides the references. */
const repeatedShare = 1 / 10;

/** The proofs of one test file: chooses those that are due, notes those that hold, and counts. */
export class ProofRun {
  readonly #options: ProofRunOptions;
  readonly #now = new Map<ProofKind, number>();
  readonly #earlier = new Map<ProofKind, number>();

  constructor(options: ProofRunOptions) {
    this.#options = options;
  }

  /**
   * Chooses every proof that isn't current, every reference, and a random tenth of the rest. A proof is current when the
   * ledger holds its key or `committedKey` gives it.
   */
  choose<T extends Provable>(
    provables: readonly T[],
    committedKey: (provable: T) => string | undefined = () => undefined,
  ): DueProof<T>[] {
    const { seed, isFull, ledger, print } = this.#options;
    const all = provables.map((provable) => {
      const isCurrent = committedKey(provable) === provable.key || ledger.has(provable.key);
      return { provable, isCurrent };
    });
    const repeatable = all.filter(({ provable, isCurrent }) => isCurrent && provable.kind !== 'reference');
    const drawn = new Set(isFull ? repeatable : draw(repeatable, seed));
    const due = all.filter((one) => !one.isCurrent || one.provable.kind === 'reference' || drawn.has(one));
    for (const { provable } of all) increase(this.#earlier, provable.kind);
    for (const { provable } of due) increase(this.#earlier, provable.kind, -1);
    const stale = due.filter(({ isCurrent }) => !isCurrent).length;
    print(`${due.length} of ${all.length} are due, ${stale} not current (DRYRUN_TEST_SEED=${seed}).`);
    return due;
  }

  /** Whether everything is proven, with the full margins. */
  get isFull(): boolean {
    return this.#options.isFull;
  }

  /** Runs a proof and notes its outcome. Rejects as the proof does when it doesn't hold. */
  async prove(due: DueProof<Provable>, proof: () => Promise<void>): Promise<void> {
    try {
      await proof();
    } catch (error) {
      this.refute(due);
      throw error;
    }
    this.confirm(due);
  }

  /** Notes a proof that holds. A repetition may have smaller margins than the first proof, so its entry stays. */
  confirm({ provable, isCurrent }: DueProof<Provable>): void {
    if (!isCurrent) this.#options.ledger.add(provable.key);
    increase(this.#now, provable.kind);
  }

  /** Forgets a proof that doesn't hold. */
  refute({ provable }: DueProof<Provable>): void {
    this.#options.ledger.remove(provable.key);
  }

  /** Appends the counts to the file of the run. */
  writeCounts(): void {
    const { countsFile } = this.#options;
    if (countsFile === undefined) return;
    const lines = this.counts().map((count) => `${JSON.stringify(count)}\n`);
    appendFileSync(countsFile, lines.join(''));
  }

  /** How many proofs of each kind held until now; kinds without any are left out. */
  counts(): ProofCount[] {
    return proofKinds.flatMap((kind) => {
      const provenNow = this.#now.get(kind) ?? 0;
      const provenEarlier = this.#earlier.get(kind) ?? 0;
      if (provenNow + provenEarlier === 0) return [];
      return { kind, provenNow, provenEarlier, seed: this.#options.seed };
    });
  }
}

/** A tenth, rounded up. The seed and a proof's key decide its rank: the order of the list doesn't matter. */
function draw<T extends DueProof<Provable>>(current: readonly T[], seed: number): T[] {
  const rank = ({ provable: { key } }: T): string => digest([seed, key]);
  const ranked = current.map((one) => ({ one, rank: rank(one) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : 1));
  return ranked.slice(0, Math.ceil(current.length * repeatedShare)).map(({ one }) => one);
}

function increase(counts: Map<ProofKind, number>, kind: ProofKind, by = 1): void {
  counts.set(kind, (counts.get(kind) ?? 0) + by);
}
