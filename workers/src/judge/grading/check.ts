import type { Check, Verdict } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import type { Executed, Execution } from './execute.ts';
import type { CompileFailure, Program } from '../languages/toolchain.ts';
import type { JudgedCase, Test } from './verdict.ts';

/** The stored result of a row: the response of the check endpoint without the row's state. */
export type JudgedCheck = Omit<Check, 'state' | 'statusMsg'> & { readonly statusMsg: Verdict };

export interface CheckContext {
  readonly kind: 'run' | 'submission';
  readonly program: Program;
  readonly tests: readonly Test[];
  readonly attempt: number;
  readonly judgeVersion: string;
}

/** Summarizes an execution. The first failing test decides the verdict. */
export function createCheck(execution: Execution, context: CheckContext): JudgedCheck {
  if (execution.kind === 'compile-failure') return compileError(execution, context);
  const failed = execution.cases.find(({ result }) => result.statusMsg !== 'Approved');
  if (failed?.result.statusMsg === 'Compilation Error') {
    return compileError(
      { kind: 'compile-failure', output: failed.result.errorOutput ?? '', diagnostics: [] },
      context,
    );
  }
  return summarizeCases(execution, failed, context);
}

function summarizeCases(
  execution: Executed,
  failed: JudgedCase | undefined,
  context: CheckContext,
): JudgedCheck {
  const { cases } = execution;
  const shown = (failed ?? cases[0])?.result;
  const diagnostics = [...execution.diagnostics, ...(failed?.diagnostic ? [failed.diagnostic] : [])];
  const isRun = context.kind === 'run';
  return omitUndefined({
    ...commonFields(context),
    statusMsg: failed?.result.statusMsg ?? 'Approved',
    stdOutput: shown?.stdOutput ?? '',
    runtime: Math.max(0, ...cases.map(({ result }) => result.runtime)),
    memory: Math.max(0, ...cases.map(({ result }) => result.memory)),
    dataInput: isRun ? joinInputs(context) : (failed?.result.input.join('\n') ?? ''),
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

function compileError({ output, diagnostics }: CompileFailure, context: CheckContext): JudgedCheck {
  return omitUndefined({
    ...commonFields(context),
    statusMsg: 'Compilation Error' as const,
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: context.kind === 'run' ? joinInputs(context) : '',
    testsPassed: 0,
    compileOutput: output,
    diagnostics: diagnostics.length > 0 ? [...diagnostics] : undefined,
  });
}

/** The result of a row on which all attempts failed with an internal judge error. */
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

function commonFields({ program, tests, attempt, judgeVersion }: CheckContext) {
  const { timeMs, memoryKb } = program.limits;
  return { testsTotal: tests.length, attempt, limits: { timeMs, memoryKb }, judgeVersion };
}

function joinInputs({ tests }: CheckContext): string {
  return tests.flatMap((test) => test.input.map(truncateValue)).join('\n');
}
