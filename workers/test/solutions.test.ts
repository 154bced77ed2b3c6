import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { startTestJudge, type TestJudge } from './judge.ts';
import { listPrograms, proveProgram } from './proof.ts';

/** A third of the time is enough for every reference and shows as well who is too slow; `npm run problems` takes 2. */
const slowFactor = 1 / 3;

const says = { reference: 'is Approved', wrong: 'is refused', slow: 'is too slow' };

let judge: TestJudge;
beforeAll(async () => {
  judge = await startTestJudge();
}, 120_000);
afterAll(() => judge.close());

describe.each(listProblems().map((problem) => ({ name: problem.signature.path, problem })))(
  '$name',
  ({ problem }) => {
    const programs = listPrograms(problem).map((program) => ({
      title: `${program.name} ${says[program.kind]}`,
      program,
    }));

    test.concurrent.each(programs)(
      '$title',
      async ({ program }) => {
        expect(await proveProgram(judge, problem, program, slowFactor)).not.toHaveProperty('fault');
      },
      120_000,
    );
  },
);
