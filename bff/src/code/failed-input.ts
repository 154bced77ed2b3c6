import { findProblem } from '@dryrun/content/problems';
import { caseResultSchema } from '@dryrun/contracts/code';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import { z } from 'zod';
import { formatArguments } from '../judging/requested-program.ts';

const resultSchema = z.object({ failedTest: caseResultSchema.pick({ index: true, input: true }) });

/** Returns the whole input of the first failing test; undefined if the problem's tests have changed since. */
export function rebuildFailedInput(questionId: number, result: object | null): string | undefined {
  const failedTest = resultSchema.safeParse(result).data?.failedTest;
  const problem = findProblem(questionId);
  const args = failedTest && problem?.cases[failedTest.index]?.args;
  if (!args) return undefined;
  const literals = formatArguments(problem.signature, args);
  const isSameTest = literals.every((literal, i) => truncateValue(literal) === failedTest.input[i]);
  return isSameTest ? `${literals.join('\n')}\n` : undefined;
}
