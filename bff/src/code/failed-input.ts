import { findProblem } from '@dryrun/content/problems';
import { caseResultSchema } from '@dryrun/contracts/code';
import { formatLiteral } from '@dryrun/contracts/literal';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import { z } from 'zod';

const resultSchema = z.object({ failedTest: caseResultSchema.pick({ index: true, input: true }) });

/** Returns the whole input of the first failing test; undefined if the problem's tests have changed since. */
export function rebuildFailedInput(questionId: number, result: object | null): string | undefined {
  const failedTest = resultSchema.safeParse(result).data?.failedTest;
  const problem = findProblem(questionId);
  const args = failedTest && problem?.cases[failedTest.index]?.args;
  if (!args) return undefined;
  const literals = problem.signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null));
  const isSameTest = literals.every((literal, i) => truncateValue(literal) === failedTest.input[i]);
  return isSameTest ? `${literals.join('\n')}\n` : undefined;
}
