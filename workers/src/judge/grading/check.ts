import type { Check, Verdict } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Executed, Execution } from './execute.ts';
import { truncateValue } from './truncate.ts';
import type { CompileFailure, Program } from '../languages/toolchain.ts';
import type { JudgedCase, Test } from './verdict.ts';

/** The stored result of a row: the response of the check endpoint without the row's state. */
export type JudgedCheck = Omit<Check, 'state' | 'statusMsg'> & { readonly statusMsg: Verdict };

export interface CheckFacts {
  readonly kind: 'run' | 'submission';
  readonly program: Program;
  readonly tests: readonly Test[];
  readonly attempt: number;
  readonly judgeVersion: string;
}

/** Summarizes an execution. The first failing test decides the verdict. */
export function checkOf(execution: Execution, facts: CheckFacts): JudgedCheck {
  if (execution.kind === 'compile-failure') return compileError(execution, facts);
  const failed = execution.cases.find(({ result }) => result.statusMsg !== 'Approved');
  if (failed?.result.statusMsg === 'Compilation Error') {
    return compileError(
      { kind: 'compile-failure', output: failed.result.errorOutput ?? '', diagnostics: [] },
      facts,
    );
  }
  return checkOfCases(execution, failed, facts);
}

function checkOfCases(execution: Executed, failed: JudgedCase | undefined, facts: CheckFacts): JudgedCheck {
  const { cases } = execution;
  const shown = (failed ?? cases[0])?.result;
  const diagnostics = [...execution.diagnostics, ...(failed?.diagnostic ? [failed.diagnostic] : [])];
  const isRun = facts.kind === 'run';
  return omitUndefined({
    ...base(facts),
    statusMsg: failed?.result.statusMsg ?? 'Approved',
    stdOutput: shown?.stdOutput ?? '',
    runtime: Math.max(0, ...cases.map(({ result }) => result.runtime)),
    memory: Math.max(0, ...cases.map(({ result }) => result.memory)),
    dataInput: isRun ? joinInputs(facts) : (failed?.result.input.join('\n') ?? ''),
    testsPassed: cases.filter(({ result }) => result.statusMsg === 'Approved').length,
    cases: isRun ? cases.map(({ result }) => result) : undefined,
    failedTest: isRun ? undefined : failed?.result,
    compileOutput: execution.compileOutput || undefined,
    diagnostics: diagnostics.length > 0 ? diagnostics : undefined,
    errorOutput: shown?.errorOutput,
    returnValue: isRun ? shown?.actual : undefined,
    expectedValue: isRun ? shown?.expected : undefined,
    truncated: cases.some(({ truncated }) => truncated) || undefined,
  });
}

function compileError({ output, diagnostics }: CompileFailure, facts: CheckFacts): JudgedCheck {
  return omitUndefined({
    ...base(facts),
    statusMsg: 'Compilation Error' as const,
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: facts.kind === 'run' ? joinInputs(facts) : '',
    testsPassed: 0,
    compileOutput: output,
    diagnostics: diagnostics.length > 0 ? [...diagnostics] : undefined,
  });
}

/** The result after the judge has failed on a row in all attempts. */
export function judgeError(attempt: number): JudgedCheck {
  return {
    statusMsg: 'Judge Error',
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: '',
    errorOutput: "We couldn't judge this program because of an error on our side. Please try again.",
    attempt,
  };
}

function base({ program, tests, attempt, judgeVersion }: CheckFacts) {
  const { timeMs, memoryKb } = program.limits;
  return { testsTotal: tests.length, attempt, limits: { timeMs, memoryKb }, judgeVersion };
}

function joinInputs({ tests }: CheckFacts): string {
  return tests.flatMap((test) => test.input.map(truncateValue)).join('\n');
}
