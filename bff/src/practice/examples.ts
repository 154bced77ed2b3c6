import { createHash } from 'node:crypto';
import { answersEqual } from '@dryrun/content/comparison';
import type { LoadedProblem } from '@dryrun/content/problems';
import { LiteralError, parseLiteral } from '@dryrun/contracts/literal';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { ExamplesResult } from '@dryrun/contracts/practice';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { listRefs, type BreakAttempt } from './break-attempts.ts';
import { listExercises, type Exercise } from './break-exercises.ts';
import { countBroken, readInput, type AnsweredInput } from '../judging/evaluate-inputs.ts';

/** How many wrong programs the examples are tried on. */
const programCount = 6;

interface TypedExample {
  readonly input: readonly string[];
  readonly answer: string;
}

interface Example {
  readonly input: AnsweredInput;
  readonly answer: Value;
}

/** Throws `invalid_input` with the number of the example. */
export function readExamples(problem: LoadedProblem, examples: readonly TypedExample[]): Example[] {
  return examples.map(({ input, answer }, i) => ({
    input: readInput(problem, input, `Example ${i + 1}: `),
    answer: readAnswer(problem.signature, answer, i),
  }));
}

function readAnswer({ returns }: Signature, text: string, index: number): Value {
  try {
    return parseLiteral(returns, text, 'answer');
  } catch (error) {
    if (!(error instanceof LiteralError)) throw error;
    const message = `Example ${index + 1}: ${error.message}`;
    throw new ApiError('invalid_input', { message, fields: { answer: message } });
  }
}

/** Stores each example as a practice event; `ref` identifies the input. Throws `judge_busy` and stores nothing. */
export async function checkExamples(
  context: Context,
  problem: LoadedProblem,
  examples: readonly Example[],
  event: Omit<BreakAttempt, 'ref' | 'outcome'>,
  signal: AbortSignal,
): Promise<ExamplesResult> {
  const { compare, returns } = problem.signature;
  const checked = examples.map(({ input, answer }) => {
    const ref = createHash('sha256').update(input.literals.join('\n')).digest('hex').slice(0, 16);
    return { input, ref, isRight: answersEqual(compare, returns, input.answer, answer) };
  });
  const rightInputs = checked.flatMap(({ input, isRight }) => (isRight ? [input] : []));
  const programs = choosePrograms(listExercises(problem).list);
  const caught = await countBroken(context, problem, programs, rightInputs, signal);
  const { account_id, question_id } = event;
  const wrongBefore = await listRefs(context.db, {
    account_id,
    question_id,
    kind: 'example',
    outcome: 'wrong',
  });
  await context.db
    .insertInto('practice_event')
    .values(
      checked.map(({ ref, isRight }) => {
        return { ...event, kind: 'example' as const, ref, outcome: isRight ? 'right' : 'wrong' };
      }),
    )
    .execute();
  return {
    examples: checked.map(({ isRight, ref, input: { expected } }) =>
      omitUndefined({ isRight, expected: !isRight && wrongBefore.has(ref) ? expected : undefined }),
    ),
    programs: programs.length,
    caught,
  };
}

/** Programs of every difficulty, from the one that most inputs break to the one that fewest break. */
function choosePrograms(list: readonly Exercise[]): Exercise[] {
  const step = (list.length - 1) / (programCount - 1);
  if (step <= 1) return [...list];
  return Array.from({ length: programCount }, (_, i) => list[Math.round(i * step)] as Exercise);
}
