import { answersEqual } from '@dryrun/content/comparison';
import type { LoadedProblem } from '@dryrun/content/problems';
import type { Evaluation } from '@dryrun/contracts/evaluation';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { BreakResult } from '@dryrun/contracts/practice';
import type { Value } from '@dryrun/contracts/value';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { requestEvaluation } from '../platform/evaluations.ts';
import { formatArguments, parseInput } from './requested-program.ts';

/** A valid input of a problem with the right answer, which is never sent to the judge. */
export interface AnsweredInput {
  /** Canonical literals. */
  readonly literals: string[];
  readonly answer: Value;
  /** The answer as a literal. */
  readonly expected: string;
}

interface PracticeProgram {
  readonly lang: Lang;
  readonly code: string;
}

type Outcome = Pick<BreakResult, 'isBroken' | 'actual' | 'failure'>;

/** Throws `invalid_input`, with `label` in front of the messages. */
export function readInput(
  { signature, answer }: LoadedProblem,
  input: readonly string[],
  label = '',
): AnsweredInput {
  const args = parseInput(signature, input, label);
  const value = answer(args);
  return {
    literals: formatArguments(signature, args),
    answer: value,
    expected: formatLiteral(signature.returns, value),
  };
}

export const createBusyError = (): ApiError =>
  new ApiError('judge_busy', { message: 'The judge is busy. Please try again in a moment.' });

/**
 * Runs a program on inputs until the first on which it errs, and returns the outcomes up to there. A program that ends or
 * hangs on one of several inputs has no outcomes. Throws `judge_busy`.
 */
export async function runUntilBroken(
  context: Context,
  problem: LoadedProblem,
  program: PracticeProgram,
  inputs: readonly AnsweredInput[],
  signal: AbortSignal,
): Promise<Outcome[]> {
  const evaluated = await evaluateInputs(context, problem, program, inputs, signal);
  if (evaluated.kind === 'unfinished') return [];
  if (evaluated.kind !== 'evaluated') throw createBusyError();
  const { outcomes } = evaluated;
  const firstBroken = outcomes.findIndex(({ isBroken }) => isBroken);
  return firstBroken < 0 ? outcomes : outcomes.slice(0, firstBroken + 1);
}

/** How many programs err on one of the inputs; none without inputs. Throws `judge_busy`. */
export async function countBroken(
  context: Context,
  problem: LoadedProblem,
  programs: readonly PracticeProgram[],
  inputs: readonly AnsweredInput[],
  signal: AbortSignal,
): Promise<number> {
  let broken = 0;
  for (const program of inputs.length > 0 ? programs : []) {
    const outcomes = await runUntilBroken(context, problem, program, inputs, signal);
    if (outcomes.at(-1)?.isBroken !== false) broken += 1;
  }
  return broken;
}

type Evaluated =
  | { readonly kind: 'evaluated'; readonly outcomes: Outcome[] }
  | { readonly kind: Exclude<Evaluation['kind'], 'evaluated'> };

/** Runs a program on inputs and compares its answers with the right ones. `retryMs`: see `requestEvaluation`. */
export async function evaluateInputs(
  context: Context,
  { signature }: LoadedProblem,
  { lang, code: source }: PracticeProgram,
  inputs: readonly AnsweredInput[],
  signal: AbortSignal,
  retryMs?: readonly number[],
): Promise<Evaluated> {
  const { questionId, returns, compare } = signature;
  const evaluation = await requestEvaluation(
    context,
    { questionId, lang, source, inputs: inputs.map(({ literals }) => literals), repeats: false },
    signal,
    retryMs,
  );
  if (evaluation.kind !== 'evaluated') return { kind: evaluation.kind };
  const outcomes = evaluation.cases.map((result, i): Outcome => {
    if ('failure' in result) return { isBroken: true, failure: result.failure };
    const answer = inputs[i]?.answer ?? null;
    const isBroken = !answersEqual(compare, returns, answer, parseAnswer(returns, result.answer));
    return omitUndefined({ isBroken, actual: result.answer });
  });
  return { kind: 'evaluated', outcomes };
}
