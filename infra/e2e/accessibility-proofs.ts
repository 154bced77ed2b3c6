import { afterAll, expect } from '@jest/globals';
import type { DueProof, Provable } from '@dryrun/content/proofs/proof-run';
import { digest, SourceTree } from '@dryrun/content/proofs/source-tree';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { browser } from './system.ts';

/** Everything that a page may look like, and how it is opened and scanned. */
const sources = [
  'package-lock.json',
  'web/*.*',
  'web/{src,public}/**/*.*',
  'contracts/src/**/*.ts',
  'content/**/*.{ts,md,yaml,json,java,py,cpp}',
  'migrations/src/**/*.ts',
  'runtime/src/**/*.ts',
  'bff/src/**/*.ts',
  'bff/test/courses/**/*.*',
  'workers/src/**/*.ts',
  'infra/{e2e,system,testing,local}/**/*.*',
];

const siteDigest = digest([new SourceTree().digestFiles(sources), browser.version()]);
const proofs = startProofRun('accessibility scans');
afterAll(() => proofs.writeCounts());

export interface AccessibilityProof extends Provable {
  readonly kind: 'accessibility';
}

/** The proof that axe finds nothing in what has this name in the test file: it holds until a source of the site changes. */
export function accessibilityProof(name: string): AccessibilityProof {
  const { testPath } = expect.getState();
  return { kind: 'accessibility', name, key: digest(['accessibility', testPath, name, siteDigest]) };
}

/** Chooses the proofs that are due: those not known to hold on this machine, and a random tenth of the others. */
export function chooseDue<T extends AccessibilityProof>(provables: readonly T[]): DueProof<T>[] {
  return proofs.choose(provables);
}

/** Runs a proof and notes it if it holds. */
export function prove(due: DueProof<Provable>, proof: () => Promise<void>): Promise<void> {
  return proofs.prove(due, proof);
}
