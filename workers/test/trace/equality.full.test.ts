import { test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { listPrograms } from '../proof.ts';
import { expectEqualAnswers } from './equality.ts';

const programs = listProblems().flatMap((problem) =>
  listPrograms(problem).map((program) => ({
    title: `${problem.signature.path} ${program.name}`,
    problem,
    program,
  })),
);

test.concurrent.each(programs)(
  'returns the same answer with and without the recorder: $title',
  ({ problem, program }) => expectEqualAnswers(problem, program),
  60_000,
);
