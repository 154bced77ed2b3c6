import { readCommittedProofs, writeCommittedProofs } from '@dryrun/content/proofs/committed';
import type { Provable } from '@dryrun/content/proofs/proof-run';

export interface ProofFile<T extends Provable> {
  readonly provables: readonly T[];
  /** Those without a current entry in the file. */
  readonly stale: readonly T[];
  /** Saves successful proofs and removes failed ones. */
  readonly write: (passed: readonly T[], failed: readonly T[]) => void;
  /** Removes the entries of programs that no longer exist. */
  readonly removeObsolete: () => void;
}

export function openProofFile<T extends Provable>(file: string, provables: readonly T[]): ProofFile<T> {
  const committed = readCommittedProofs(file);
  const names = new Set(provables.map(({ name }) => name));
  return {
    provables,
    stale: provables.filter(({ name, key }) => committed[name] !== key),
    write: (passed, failed) => {
      const failedNames = new Set(failed.map(({ name }) => name));
      const remaining = Object.entries(readCommittedProofs(file)).filter(([name]) => !failedNames.has(name));
      const added = passed.map(({ name, key }) => [name, key]);
      writeCommittedProofs(file, Object.fromEntries([...remaining, ...added]));
    },
    removeObsolete: () => {
      const entries = Object.entries(readCommittedProofs(file));
      const existing = entries.filter(([name]) => names.has(name));
      if (existing.length < entries.length) writeCommittedProofs(file, Object.fromEntries(existing));
    },
  };
}
