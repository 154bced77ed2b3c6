import type { Check, Verdict } from '@dryrun/contracts/code';
import type { Executed, Execution } from './execute.ts';
import { truncateValue } from './truncate.ts';
import type { CompileFailure, Program } from '../languages/toolchain.ts';
import type { JudgedCase, Test } from './verdict.ts';

/** What a row keeps: the check answer without the row's state. */
export type JudgedCheck = Omit<Check, 'state' | 'statusMsg'> & { readonly statusMsg: Verdict };

export interface CheckFacts {
  readonly kind: 'run' | 'submission';
  readonly program: Program;
  readonly tests: readonly Test[];
  readonly attempt: number;
  readonly judgeVersion: string;
}

/** Sums up an execution as the learner is told: the first failing test in author order decides. */
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
  return {
    ...base(facts),
    statusMsg: failed?.result.statusMsg ?? 'Approved',
    stdOutput: shown?.stdOutput ?? '',
    runtime: Math.max(0, ...cases.map(({ result }) => result.runtime)),
    memory: Math.max(0, ...cases.map(({ result }) => result.memory)),
    dataInput: isRun ? echo(facts) : (failed?.result.input.join('\n') ?? ''),
    testsPassed: cases.filter(({ result }) => result.statusMsg === 'Approved').length,
    ...(isRun ? { cases: cases.map(({ result }) => result) } : {}),
    ...(failed && !isRun ? { failedTest: failed.result } : {}),
    ...(execution.compileOutput === '' ? {} : { compileOutput: execution.compileOutput }),
    ...(diagnostics.length === 0 ? {} : { diagnostics }),
    ...(shown?.errorOutput === undefined ? {} : { errorOutput: shown.errorOutput }),
    ...(shown?.actual === undefined || !isRun ? {} : { returnValue: shown.actual }),
    ...(shown?.expected === undefined || !isRun ? {} : { expectedValue: shown.expected }),
    ...(cases.some(({ truncated }) => truncated) ? { truncated: true } : {}),
  };
}

function compileError({ output, diagnostics }: CompileFailure, facts: CheckFacts): JudgedCheck {
  return {
    ...base(facts),
    statusMsg: 'Compilation Error',
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: facts.kind === 'run' ? echo(facts) : '',
    testsPassed: 0,
    compileOutput: output,
    ...(diagnostics.length === 0 ? {} : { diagnostics: [...diagnostics] }),
  };
}

/** The judge failed three times; nothing is known about the program. */
export function judgeError(attempt: number): JudgedCheck {
  const errorOutput = 'The judge could not judge this program. It is not your fault; please try again.';
  return {
    statusMsg: 'Judge Error',
    stdOutput: '',
    runtime: 0,
    memory: 0,
    dataInput: '',
    errorOutput,
    attempt,
  };
}

function base({ program, tests, attempt, judgeVersion }: CheckFacts) {
  const { timeMs, memoryKb } = program.limits;
  return { testsTotal: tests.length, attempt, limits: { timeMs, memoryKb }, judgeVersion };
}

function echo({ tests }: CheckFacts): string {
  return tests.flatMap((test) => test.input.map(truncateValue)).join('\n');
}
