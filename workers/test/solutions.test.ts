import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { problemProofsFile, readCommittedProofs } from '@dryrun/content/proofs/committed';
import { ProofKeys } from '@dryrun/content/proofs/keys';
import { startProofRun } from '@dryrun/content/proofs/testing';
import { sharedJudge, type TestJudge } from './judge.ts';
import { fullSlowFactor, proveProgram, quickSlowFactor } from './proof.ts';
import { listProvablePrograms } from './provable-programs.ts';

const outcomes = { reference: 'is Approved', wrong: 'fails as declared', slow: 'exceeds the time limit' };

const keys = new ProofKeys();
const programs = listProblems().flatMap((problem) => {
  const committed = readCommittedProofs(problemProofsFile(problem));
  return listProvablePrograms(problem, keys).map((provable) => ({
    ...provable,
    problem,
    committedKey: committed[provable.name],
  }));
});
const proofs = startProofRun('programs of problems');
const due = proofs.choose(programs, ({ committedKey }) => committedKey);

let judge: TestJudge;
beforeAll(async () => {
  judge = await sharedJudge();
}, 120_000);
afterAll(() => proofs.writeCounts());

describe.each(listProblems().map((problem) => ({ name: problem.signature.path, problem })))(
  '$name',
  ({ problem }) => {
    const chosen = due
      .filter(({ provable }) => provable.problem === problem)
      .map((dueProof) => ({
        title: `${dueProof.provable.name} ${outcomes[dueProof.provable.kind]}`,
        dueProof,
      }));

    test.concurrent.each(chosen)(
      '$title',
      async ({ dueProof }) => {
        const slowFactor = dueProof.isCurrent && !proofs.isFull ? quickSlowFactor : fullSlowFactor;
        await proofs.prove(dueProof, async () => {
          const result = await proveProgram(judge, problem, dueProof.provable.program, slowFactor);
          expect(result).not.toHaveProperty('failure');
        });
      },
      120_000,
    );
  },
);
