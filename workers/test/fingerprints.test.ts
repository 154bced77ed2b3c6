import { minSimilarity, readFingerprints, similarityOf } from '@dryrun/content/fingerprints';
import { listProblems } from '@dryrun/content/problems';
import { problemProofsFile, readCommittedProofs } from '@dryrun/content/proofs/committed';
import { ProofKeys, provableFingerprints } from '@dryrun/content/proofs/keys';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fingerprintPrograms } from './fingerprint-programs.ts';
import { sharedJudge, type TestJudge } from './judge.ts';

const keys = new ProofKeys();
const proofs = startProofRun('fingerprints of problems');
const due = proofs.choose(
  listProblems().map((problem) => ({ ...provableFingerprints(problem, keys), problem })),
  ({ problem, name }) => readCommittedProofs(problemProofsFile(problem))[name],
);

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);
afterAll(() => proofs.writeCounts());

test.each(listProblems().map((problem) => ({ path: problem.signature.path, problem })))(
  'the fingerprints of $path belong to its programs',
  ({ problem }) => {
    const { problemVersion, programs } = readFingerprints(problem);
    expect(problemVersion).toBe(keys.problemVersion(problem));
    expect(Object.keys(programs).length).toBeGreaterThanOrEqual(8);
  },
);

test.each(due.map((dueProof) => ({ path: dueProof.provable.problem.signature.path, dueProof })))(
  'the programs of $path fail like their fingerprints',
  async ({ dueProof }) => {
    await proofs.prove(dueProof, async () => {
      const { problem } = dueProof.provable;
      const recorded = readFingerprints(problem).programs;
      const measured = await fingerprintPrograms(judge, problem);
      expect(Object.keys(measured)).toEqual(Object.keys(recorded));
      for (const [name, fingerprint] of Object.entries(measured)) {
        // Undefined behavior can differ in a few answers.
        if (similarityOf(fingerprint, recorded[name] ?? {}) < minSimilarity)
          expect({ name, fingerprint }).toEqual({ name, fingerprint: recorded[name] });
      }
    });
  },
  300_000,
);
