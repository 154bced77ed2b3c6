import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { answersEqual } from './comparison.ts';
import type { LoadedProblem } from './problems.ts';
import { seededRandom } from './random.ts';

export const bruteForceRounds = 1000;

/** An input for which reference and brute force differ, or which violates the signature. */
export interface Disagreement {
  readonly input: readonly string[];
  readonly reason: string;
}

/**
 * Compares a problem's reference with its brute force on random small inputs. Resolves to undefined if they agree on all
 * and every input is valid. Yields to the event loop after each input, because a judge in the same process has limits.
 */
export async function findDisagreement(
  problem: LoadedProblem,
  rounds = bruteForceRounds,
  seed = 2026,
): Promise<Disagreement | undefined> {
  const { signature } = problem;
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    await yieldToEventLoop();
    const args = problem.smallInput(random);
    const reason = findMismatch(problem, args);
    if (reason !== undefined)
      return { input: signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null)), reason };
  }
  return undefined;
}

function findMismatch(
  { signature, answer, bruteForceAnswer }: LoadedProblem,
  args: readonly Value[],
): string | undefined {
  const { args: parameters, compare, returns } = signature;
  try {
    parameters.forEach((arg, i) => checkRule(arg, args[i] ?? null));
  } catch (error) {
    return (error as Error).message;
  }
  const ruleError = signature.check?.(args);
  if (ruleError !== undefined) return ruleError;
  const [actual, expected] = [answer(args), bruteForceAnswer(args)];
  if (answersEqual(compare, returns, expected, actual)) return undefined;
  return `the reference returns ${formatLiteral(returns, actual)}, the brute force ${formatLiteral(returns, expected)}`;
}
