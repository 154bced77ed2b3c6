import { setImmediate as nextTurn } from 'node:timers/promises';
import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { answersEqual } from './comparison.ts';
import type { LoadedProblem } from './problems.ts';
import { seededRandom } from './random.ts';

/** Number of random small inputs a reference is compared with the brute force on. */
export const bruteForceRounds = 1000;

/** An input for which reference and brute force differ, or which violates the signature. */
export interface Disagreement {
  readonly input: readonly string[];
  readonly reason: string;
}

/**
 * Compares a problem's reference with its brute force on random small inputs. Resolves to undefined if they agree on all
 * and every input is valid. Gives way to other work after each input, so that a judge in the same process meets its limits.
 */
export async function findDisagreement(
  problem: LoadedProblem,
  rounds = bruteForceRounds,
  seed = 2026,
): Promise<Disagreement | undefined> {
  const { signature } = problem;
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    await nextTurn();
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
  const { args: declared, compare, returns } = signature;
  try {
    declared.forEach((arg, i) => checkRule(arg, args[i] ?? null));
  } catch (error) {
    return (error as Error).message;
  }
  const ruleError = signature.check?.(args);
  if (ruleError !== undefined) return ruleError;
  const [actual, expected] = [answer(args), bruteForceAnswer(args)];
  if (answersEqual(compare, returns, expected, actual)) return undefined;
  return `the reference returns ${formatLiteral(returns, actual)}, the brute force ${formatLiteral(returns, expected)}`;
}
