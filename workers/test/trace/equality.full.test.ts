import { test } from '@jest/globals';
import { listProblems } from '@dryrun/content/problems';
import { expectEqualAnswers, listTracedPrograms } from './equality.ts';

const programs = listProblems().flatMap((problem) =>
  listTracedPrograms(problem).map((program) => ({
    title: `${problem.signature.path} ${program.name}`,
    problem,
    program,
  })),
);

test.each(programs)(
  'returns the same answer with and without the recorder: $title',
  ({ problem, program }) => expectEqualAnswers(problem, program),
  60_000,
);
