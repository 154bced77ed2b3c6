import { findProblem } from '@dryrun/content/problems';
import { parseArguments } from '@dryrun/contracts/arguments';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { checkOf, type JudgedCheck } from './check.ts';
import { execute, type ExecutionTimes } from './execute.ts';
import type { ClaimedRow } from '../queue/rows.ts';
import { JudgeFault, type Program, type Toolchain } from '../languages/toolchain.ts';
import type { Test } from './verdict.ts';

export type Toolchains = Readonly<Record<Lang, Toolchain>>;

/** A judged row: its check and where the time went, in ms. */
export interface Judgement {
  readonly check: JudgedCheck;
  readonly times: ExecutionTimes;
}

/**
 * Judges a claimed row: a learner's own cases (answered by the problem's reference) or, without them, the problem's
 * tests. Rejects with JudgeFault when the judge itself failed.
 */
export async function judge(
  toolchains: Toolchains,
  row: ClaimedRow,
  cases?: readonly (readonly string[])[],
): Promise<Judgement> {
  const problem = findProblem(row.questionId);
  if (!problem) throw new JudgeFault(`there is no problem ${row.questionId}`);
  const { signature } = problem;
  const toolchain = toolchains[row.lang];
  const program: Program = { source: row.typedCode, signature, limits: problem.limits[row.lang] };
  const tests = cases ? cases.map((input) => ownTest(signature, input, problem.answer)) : problem.cases;
  const execution = await execute(toolchain, program, tests);
  const { attempt } = row;
  const kind = cases ? 'run' : 'submission';
  return {
    check: checkOf(execution, { kind, program, tests, attempt, judgeVersion: toolchain.version }),
    times: execution.times,
  };
}

/** A case of the learner's own, in canonical literals; it was checked on arrival and is checked again. */
function ownTest(
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
