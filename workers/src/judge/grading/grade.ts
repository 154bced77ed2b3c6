import { findProblem } from '@dryrun/content/problems';
import { parseArguments } from '@dryrun/contracts/arguments';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { createCheck, type JudgedCheck } from './check.ts';
import { execute, type ExecutionTimings } from './execute.ts';
import type { ClaimedRow } from '../queue/rows.ts';
import { InternalJudgeError, type Program, type Toolchains } from '../languages/toolchain.ts';
import type { Test } from './verdict.ts';

export interface GradedRow {
  readonly check: JudgedCheck;
  readonly timings: ExecutionTimings;
}

/** Grades a row by its problem's tests, or by the learner's `cases` and the reference solution's answers. */
export async function gradeRow(
  toolchains: Toolchains,
  row: ClaimedRow,
  cases?: readonly (readonly string[])[],
): Promise<GradedRow> {
  const problem = findProblem(row.questionId);
  if (!problem) throw new InternalJudgeError(`unknown problem ${row.questionId}`);
  const { signature } = problem;
  const toolchain = toolchains[row.lang];
  const program: Program = { source: row.typedCode, signature, limits: problem.limits[row.lang] };
  const tests = cases ? cases.map((input) => createTest(signature, input, problem.answer)) : problem.cases;
  const execution = await execute(toolchain, program, tests);
  const { attempt } = row;
  const kind = cases ? 'run' : 'submission';
  return {
    check: {
      ...createCheck(execution, { kind, program, tests, attempt, judgeVersion: toolchain.version }),
      ...(cases && { submitTests: problem.cases.length }),
    },
    timings: execution.timings,
  };
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
