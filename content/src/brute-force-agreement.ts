import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Value } from '@dryrun/contracts/value';
import { answersEqual } from './comparison.ts';
import type { LoadedProblem } from './problems.ts';
import { seededRandom } from './random.ts';

/** On how many random small inputs a reference must agree with the brute force. */
export const agreementRounds = 1000;

/** Where the reference and the brute force differ, or an input that is not valid; everything as literals. */
export interface Disagreement {
  readonly input: readonly string[];
  readonly fault: string;
}

/**
 * Asks the reference and the brute force of a problem for the same random small inputs. Undefined when they agree on all
 * of them and every input obeys the signature.
 */
export function findDisagreement(
  problem: LoadedProblem,
  rounds = agreementRounds,
  seed = 2026,
): Disagreement | undefined {
  const { signature } = problem;
  const random = seededRandom(seed);
  for (let round = 0; round < rounds; round += 1) {
    const args = problem.smallInput(random);
    const fault = faultOf(problem, args);
    if (fault !== undefined)
      return { input: signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null)), fault };
  }
  return undefined;
}

function faultOf(
  { signature, answer, bruteForceAnswer }: LoadedProblem,
  args: readonly Value[],
): string | undefined {
  const { args: declared, compare, returns } = signature;
  try {
    declared.forEach((arg, i) => checkRule(arg, args[i] ?? null));
  } catch (error) {
    return (error as Error).message;
  }
  const broken = signature.check?.(args);
  if (broken !== undefined) return broken;
  const [fast, plain] = [answer(args), bruteForceAnswer(args)];
  if (answersEqual(compare, returns, plain, fast)) return undefined;
  return `the reference answers ${formatLiteral(returns, fast)}, the brute force ${formatLiteral(returns, plain)}`;
}
