import { isDeepStrictEqual } from 'node:util';
import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral, parseAnswer, parseLiteral } from '@dryrun/contracts/literal';
import { answersEqual } from './comparison.ts';
import type { LoadedProblem } from './problems.ts';

/**
 * Returns what is wrong with the first invalid test of a problem, or undefined. A test is valid if its input follows the
 * rules, both literals round-trip, and the reference gives the expected answer without changing the input.
 */
export function findInvalidTest(problem: LoadedProblem): string | undefined {
  for (const test of problem.cases) {
    const fault = findFault(problem, test);
    if (fault !== undefined) return `${test.name}: ${fault}`;
  }
  return undefined;
}

function findFault(
  { signature, answer }: LoadedProblem,
  { args, input, expected }: LoadedProblem['cases'][number],
): string | undefined {
  const { compare, returns, check } = signature;
  try {
    signature.args.forEach((arg, i) => checkRule(arg, args[i] ?? null));
    const rule = check?.(args);
    if (rule !== undefined) return rule;
    const parsed = signature.args.map(({ type }, i) => parseLiteral(type, input[i] ?? '', 'test'));
    if (!isDeepStrictEqual(parsed, args)) return 'the input changes when it is written and read';
    const expectedAnswer = parseAnswer(returns, expected);
    if (formatLiteral(returns, expectedAnswer) !== expected)
      return 'the expected answer changes when it is read and written';
    if (!answersEqual(compare, returns, expectedAnswer, answer(args)))
      return 'the reference gives another answer';
    const isChanged = signature.args.some(({ type }, i) => formatLiteral(type, args[i] ?? null) !== input[i]);
    return isChanged ? 'the reference changes its input' : undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
