import { randomInt } from 'node:crypto';
import os from 'node:os';
import path from 'node:path';
import { ProofCache } from './proof-cache.ts';
import { ProofRun } from './proof-run.ts';

/**
 * `subject` is a plural noun for the log. Environment: `DRYRUN_TEST_SEED` (a number; random by default),
 * `DRYRUN_TEST_TIER` (`full` repeats all proofs) and `DRYRUN_TEST_PROOFS` (a file for the counts).
 */
export function startProofRun(subject: string): ProofRun {
  const { DRYRUN_TEST_TIER: tier, DRYRUN_TEST_PROOFS: countsFile } = process.env;
  return new ProofRun({
    seed: testSeed(),
    isFull: tier === 'full',
    cache: new ProofCache(cacheFile()),
    countsFile: countsFile || undefined,
    print: (line) => process.stderr.write(`${subject}: ${line}\n`),
  });
}

/** From `DRYRUN_TEST_SEED`; random by default. */
export function testSeed(): number {
  const { DRYRUN_TEST_SEED: seed } = process.env;
  return seed ? Number(seed) : randomInt(2 ** 31);
}

function cacheFile(): string {
  const cacheFolder = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
  return path.join(cacheFolder, 'dry-run', 'proofs.json');
}
