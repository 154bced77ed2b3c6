import type { CaseResult } from '@dryrun/contracts/code';
import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral, LiteralError } from '@dryrun/contracts/literal';
import { hasCounterexample } from '@dryrun/contracts/verdict-sets';
import type { LoadedProblem } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { CaseRunner } from './case-runner.ts';
import { minimizeRound } from './smaller-values.ts';
import type { Args } from './minimizer.ts';
import { isLighter, weightOf } from './weight.ts';

const smallInputCount = 150;
const candidateCpuMs = 1000;

export interface FailingInput {
  readonly args: Args;
  readonly result: CaseResult;
}

export interface MinimizeOptions {
  /** The input of the failed test. */
  readonly failed: Args;
  /** The result of an earlier search that was paused. */
  readonly previousBest: FailingInput | undefined;
  readonly isOver: () => boolean;
}

/**
 * Searches for the simplest valid input on which a program returns a wrong answer or throws. Returns undefined if no
 * input is simpler than `failed`. Tries random small inputs, then simplifies the best one while it still fails. The
 * reference solution, outside the sandbox, computes the expected answers.
 */
export async function minimize(
  problem: LoadedProblem,
  runner: CaseRunner,
  { failed, previousBest, isOver }: MinimizeOptions,
): Promise<FailingInput | undefined> {
  const { signature } = problem;
  const tried = new Set<string>();
  let best: FailingInput | undefined = previousBest;
  let bestArgs = previousBest?.args ?? failed;

  const attempt = async (args: Args): Promise<boolean> => {
    if (isOver() || !isLighter(weightOf(args), weightOf(bestArgs)) || !isValid(problem, args)) return false;
    const input = signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null));
    const key = input.join('\n');
    if (tried.has(key)) return false;
    tried.add(key);
    const judgedCase = await runner
      .judge({ input, expected: formatLiteral(signature.returns, problem.answer(args)) }, candidateCpuMs)
      .catch((error: unknown) => {
        if (isOver()) return undefined; // the session was closed to yield to a run or submission
        throw error;
      });
    if (!judgedCase) return false;
    const { result } = judgedCase;
    if (!hasCounterexample(result.statusMsg)) return false;
    best = { args, result };
    bestArgs = args;
    return true;
  };

  if (!previousBest) await trySmallInputs(problem, attempt);
  for (let before: Args | undefined; before !== bestArgs && !isOver();) {
    before = bestArgs;
    await minimizeRound(signature, { best: () => bestArgs, attempt });
  }
  return best;
}

async function trySmallInputs(
  problem: LoadedProblem,
  attempt: (args: Args) => Promise<boolean>,
): Promise<void> {
  const random = seededRandom(4);
  const inputs = Array.from({ length: smallInputCount }, () => problem.smallInput(random));
  const weighted = inputs.map((args) => ({ args, weight: weightOf(args) }));
  weighted.sort((a, b) => (isLighter(a.weight, b.weight) ? -1 : 1));
  for (const { args } of weighted) if (await attempt(args)) return;
}

function isValid({ signature }: LoadedProblem, args: Args): boolean {
  try {
    signature.args.forEach((arg, i) => checkRule(arg, args[i] ?? null));
    return signature.check?.(args) === undefined;
  } catch (error) {
    if (error instanceof LiteralError) return false;
    throw error;
  }
}
