import type { CaseResult } from '@dryrun/contracts/code';
import { checkRule } from '@dryrun/contracts/arguments';
import { formatLiteral, LiteralError } from '@dryrun/contracts/literal';
import type { LoadedProblem } from '@dryrun/content/problems';
import { seededRandom } from '@dryrun/content/random';
import type { CaseRunner } from './case-runner.ts';
import { minimizeRound } from './smaller-values.ts';
import type { Args } from './trial.ts';
import { isLighter, weightOf } from './weight.ts';

/** How many random small inputs are tried first: a bug that shows on one of them needs no large input. */
const smallInputs = 150;
/** A candidate that computes longer than this is no help to a reader. */
const candidateCpuMs = 1000;

/** The search as it stands: what breaks the program and is the simplest so far. */
export interface Smallest {
  readonly args: Args;
  readonly result: CaseResult;
}

export interface MinimizeOptions {
  /** The input on which the program is known to fail. */
  readonly failed: Args;
  /** A simpler one found earlier. */
  readonly known: Smallest | undefined;
  /** When to stop with what there is. */
  readonly isOver: () => boolean;
}

/**
 * Looks for the simplest valid input on which a program gives a wrong answer or an error: among random small ones, then by
 * making the best one simpler as long as it still fails. The reference, outside the sandbox, says what is right.
 * Undefined when none is simpler than the failed one.
 */
export async function minimize(
  problem: LoadedProblem,
  runner: CaseRunner,
  { failed, known, isOver }: MinimizeOptions,
): Promise<Smallest | undefined> {
  const { signature } = problem;
  const tried = new Set<string>();
  let best: Smallest | undefined = known;
  let bestArgs = known?.args ?? failed;

  const attempt = async (args: Args): Promise<boolean> => {
    if (isOver() || !isLighter(weightOf(args), weightOf(bestArgs)) || !isValid(problem, args)) return false;
    const input = signature.args.map(({ type }, i) => formatLiteral(type, args[i] ?? null));
    const key = input.join('\n');
    if (tried.has(key)) return false;
    tried.add(key);
    const judged = await runner
      .judge({ input, expected: formatLiteral(signature.returns, problem.answer(args)) }, candidateCpuMs)
      .catch((error: unknown) => {
        if (isOver()) return undefined; // stopped in the middle, to give way
        throw error;
      });
    if (!judged) return false;
    const { result } = judged;
    if (result.statusMsg !== 'Wrong Answer' && result.statusMsg !== 'Runtime Error') return false;
    best = { args, result };
    bestArgs = args;
    return true;
  };

  if (!known) await trySmallInputs(problem, attempt);
  for (let before: Args | undefined; before !== bestArgs && !isOver();) {
    before = bestArgs;
    await minimizeRound(signature, { best: () => bestArgs, attempt });
  }
  return best;
}

/** The simplest first, so that the first one that fails is a good start. */
async function trySmallInputs(
  problem: LoadedProblem,
  attempt: (args: Args) => Promise<boolean>,
): Promise<void> {
  const random = seededRandom(4);
  const inputs = Array.from({ length: smallInputs }, () => problem.smallInput(random));
  const weighed = inputs.map((args) => ({ args, weight: weightOf(args) }));
  weighed.sort((a, b) => (isLighter(a.weight, b.weight) ? -1 : 1));
  for (const { args } of weighed) if (await attempt(args)) return;
}

/** Whether arguments obey the constraints of their problem. */
function isValid({ signature }: LoadedProblem, args: Args): boolean {
  try {
    signature.args.forEach((arg, i) => checkRule(arg, args[i] ?? null));
    return signature.check?.(args) === undefined;
  } catch (error) {
    if (error instanceof LiteralError) return false;
    throw error;
  }
}
