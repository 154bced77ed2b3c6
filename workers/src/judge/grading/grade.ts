import { findProblem } from '@dryrun/content/problems';
import { parseArguments } from '@dryrun/contracts/arguments';
import { formatLiteral } from '@dryrun/contracts/literal';
import { lessonProgramQuestionId } from '@dryrun/contracts/lessons';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { createCheck, type JudgedCheck } from './check.ts';
import { execute, type ExecutionTimings } from './execute.ts';
import type { ClaimedRow } from '../queue/rows.ts';
import { InternalJudgeError, type Program, type Toolchains } from '../languages/toolchain.ts';
import { lessonProgram } from './lesson-program.ts';
import type { Test } from './verdict.ts';

export interface GradedRow {
  readonly check: JudgedCheck;
  readonly timings: ExecutionTimings;
}

/**
 * Grades a row by its problem's tests, or by the learner's `cases` and the reference solution's answers. Runs a lesson
 * program as a whole.
 */
export async function gradeRow(
  toolchains: Toolchains,
  row: ClaimedRow,
  cases?: readonly (readonly string[])[],
): Promise<GradedRow> {
  const toolchain = toolchains[row.lang];
  const { program, tests, submitTests } = subjectOf(row, cases);
  const execution = await execute(toolchain, program, tests);
  const { attempt } = row;
  const kind = cases ? 'run' : 'submission';
  const check = createCheck(execution, { kind, program, tests, attempt, judgeVersion: toolchain.version });
  return { check: omitUndefined({ ...check, submitTests }), timings: execution.timings };
}

interface Subject {
  readonly program: Program;
  readonly tests: readonly Test[];
  /** For runs of a problem: the number of tests that Submit runs. */
  readonly submitTests?: number;
}

function subjectOf(
  { questionId, lang, typedCode }: ClaimedRow,
  cases: readonly (readonly string[])[] | undefined,
): Subject {
  if (questionId === lessonProgramQuestionId) return lessonProgram(lang, typedCode);
  const problem = findProblem(questionId);
  if (!problem) throw new InternalJudgeError(`unknown problem ${questionId}`);
  const { signature } = problem;
  const program: Program = { source: typedCode, signature, limits: problem.limits[lang] };
  if (!cases) return { program, tests: problem.cases };
  const tests = cases.map((input) => createTest(signature, input, problem.answer));
  return { program, tests, submitTests: problem.cases.length };
}

/** Parses the input, which the BFF has validated. */
export function createTest(
  signature: Signature,
  input: readonly string[],
  answer: (args: readonly Value[]) => Value,
): Test {
  const args = parseArguments(signature, input);
  return {
    input: signature.args.map((arg, i) => formatLiteral(arg.type, args[i] ?? null)),
    expected: formatLiteral(signature.returns, answer(args)),
  };
}
