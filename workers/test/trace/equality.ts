import { expect } from '@jest/globals';
import { answersEqual } from '@dryrun/content/comparison';
import type { LoadedProblem } from '@dryrun/content/problems';
import type { CaseResult } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { parseAnswer } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import { sharedJudge } from '../judge.ts';
import { listPrograms, type ProblemProgram } from '../proof.ts';

/** Languages whose programs can be recorded. */
const tracedLangs: ReadonlySet<Lang> = new Set<Lang>(['python3']);

export function listTracedPrograms(problem: LoadedProblem): ProblemProgram[] {
  return listPrograms(problem).filter(({ lang }) => tracedLangs.has(lang));
}

/** The first tests are the examples of the problem. */
const comparedTests = 2;

/** Expects the same answer with and without the recorder on the problem's first tests. */
export async function expectEqualAnswers(
  problem: LoadedProblem,
  { lang, source }: ProblemProgram,
): Promise<void> {
  const judge = await sharedJudge();
  const { signature } = problem;
  const limits = problem.limits[lang];
  for (const test of problem.cases.slice(0, comparedTests)) {
    const run = await judge.judge(lang, source, { signature, tests: [test], limits, kind: 'run' });
    const trace = await judge.trace(lang, source, { signature, test, limits });
    expect(trace.unavailable).toBeUndefined();
    expect(trace.totalSteps).toBeGreaterThan(1);
    const [expected, actual] = [answerOf(run.cases?.[0]), answerOf(trace.case)];
    if (!isSameInAnotherOrder(signature, expected.actual, actual.actual)) expect(actual).toEqual(expected);
  }
}

function answerOf(result: CaseResult | undefined) {
  return { verdict: result?.statusMsg, actual: result?.actual, errors: result?.errorOutput };
}

/** The order of a set of strings differs between processes. */
function isSameInAnotherOrder(
  { compare, returns }: Signature,
  first: string | undefined,
  second: string | undefined,
): boolean {
  if (compare === 'exact' || first === second || first === undefined || second === undefined) return false;
  return answersEqual(compare, returns, parseAnswer(returns, first), parseAnswer(returns, second));
}
