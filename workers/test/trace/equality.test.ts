import { expect, test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { testSeed } from '@dryrun/content/proofs/testing';
import { listPrograms } from '../proof.ts';
import { expectEqualAnswers } from './equality.ts';

const seed = testSeed();
const problems = listProblems();
const problem = problems[seed % problems.length];
if (!problem) throw new Error('no problem');
const programs = listPrograms(problem);

test(`has programs of ${problem.signature.path} to compare (DRYRUN_TEST_SEED=${seed})`, () => {
  expect(programs.length).toBeGreaterThan(0);
});

test.concurrent.each(programs)(
  `returns the same answer with and without the recorder: ${problem.signature.path} $name`,
  (program) => expectEqualAnswers(problem, program),
  60_000,
);
