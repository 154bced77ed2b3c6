import { expect, test } from '@jest/globals';
import { formatLiteral } from '@dryrun/contracts/literal';
import type { ValueType } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import { signatureOf } from '../../../test/signature.ts';
import type { CaseEnd, CaseOutcome } from '../languages/toolchain.ts';
import { judgeCase } from './verdict.ts';

const limits = { timeMs: 1000, memoryKb: 1024 };

function judge(end: CaseEnd, { returns = 'int', expected = 6, ...rest }: Options = {}) {
  const outcome: CaseOutcome = {
    end,
    usage: { cpuMs: 12.34, wallMs: 20, memoryKb: 900 },
    stdout: '',
    stderr: '',
    truncated: false,
    ...rest,
  };
  const signature = signatureOf(['int'], returns);
  return judgeCase(
    { source: '', signature, limits },
    0,
    { input: ['3'], expected: formatLiteral(returns, expected) },
    outcome,
  ).result;
}

type Options = { readonly returns?: ValueType; readonly expected?: Value } & Partial<
  Omit<CaseOutcome, 'end'>
>;

const answered = (answer: string): CaseEnd => ({ kind: 'answered', answer });

test.each<readonly [string, CaseEnd, object]>([
  ['Approved for the expected answer', answered('6'), { statusMsg: 'Approved', actual: '6' }],
  [
    'Wrong Answer for another answer',
    answered('7'),
    { statusMsg: 'Wrong Answer', actual: '7', expected: '6' },
  ],
  [
    'Wrong Answer for a float instead of an int',
    answered('6.0'),
    { statusMsg: 'Wrong Answer', actual: '6.0', note: '6.0 is not an int' },
  ],
  [
    'Wrong Answer for a boolean instead of an int',
    answered('true'),
    { statusMsg: 'Wrong Answer', note: 'true is not an int' },
  ],
  ['Wrong Answer for null', answered('null'), { statusMsg: 'Wrong Answer', note: 'null is not an int' }],
  ['Wrong Answer for an object', answered('{"a":1}'), { statusMsg: 'Wrong Answer' }],
  ['Wrong Answer for a number of a million digits', answered('9'.repeat(1e6)), { statusMsg: 'Wrong Answer' }],
  [
    'Wrong Answer for an unserializable value',
    { kind: 'unserializable', found: 'found a set' },
    { statusMsg: 'Wrong Answer', note: 'expected an int, found a set' },
  ],
  [
    'Runtime Error for an exception',
    { kind: 'threw', summary: 'E', trace: 'E\n at x', line: 3 },
    { statusMsg: 'Runtime Error', errorOutput: 'E\n at x' },
  ],
  [
    'Compilation Error for a missing method',
    { kind: 'entry-point-missing', message: '' },
    { statusMsg: 'Compilation Error' },
  ],
  [
    'Memory Limit Exceeded when an allocation fails',
    { kind: 'out-of-memory' },
    { statusMsg: 'Memory Limit Exceeded' },
  ],
  [
    'Runtime Error for an exit',
    { kind: 'exited', exitCode: 0 },
    { statusMsg: 'Runtime Error', errorOutput: 'The program exited before it returned (exit code 0).' },
  ],
  ['Runtime Error for a crash', { kind: 'exited', signal: 'SIGSEGV' }, { statusMsg: 'Runtime Error' }],
  [
    'Runtime Error with the calls of a crash',
    { kind: 'exited', signal: 'SIGABRT', line: 3, calls: '    at f (solution.cpp:3)' },
    {
      statusMsg: 'Runtime Error',
      errorOutput: 'The program aborted (SIGABRT).\n    at f (solution.cpp:3)',
    },
  ],
  ['Runtime Error for a protocol violation', { kind: 'protocol-violation' }, { statusMsg: 'Runtime Error' }],
  [
    'Time Limit Exceeded over the CPU limit',
    { kind: 'killed', reason: 'cpu' },
    { statusMsg: 'Time Limit Exceeded' },
  ],
  [
    'Time Limit Exceeded over the wall-clock limit',
    { kind: 'killed', reason: 'wall' },
    { statusMsg: 'Time Limit Exceeded' },
  ],
  [
    'Memory Limit Exceeded over the memory limit',
    { kind: 'killed', reason: 'memory' },
    { statusMsg: 'Memory Limit Exceeded' },
  ],
  [
    'Output Limit Exceeded over the output limit',
    { kind: 'killed', reason: 'output' },
    { statusMsg: 'Output Limit Exceeded' },
  ],
  [
    'Runtime Error over the process limit',
    { kind: 'killed', reason: 'processes' },
    { statusMsg: 'Runtime Error' },
  ],
])('returns %s', (_name, end, result) => {
  expect(judge(end)).toMatchObject(result);
});

test('returns Time Limit Exceeded for a correct answer over the CPU limit', () => {
  expect(judge(answered('6'), { usage: { cpuMs: 1001, wallMs: 1001, memoryKb: 1 } }).statusMsg).toBe(
    'Time Limit Exceeded',
  );
});

const waitingNote =
  'Stopped at the wall-clock limit: the program spent most of its time waiting, not computing.';
const allTestsNote = 'Stopped because all tests together took too long.';

test.each([
  ['the wall-clock limit while it waits', { cpuMs: 12, wallMs: 3000 }, waitingNote],
  ['the wall-clock limit after its CPU limit', { cpuMs: 1100, wallMs: 3000 }, undefined],
  ['the deadline of all tests while it computes', { cpuMs: 900, wallMs: 1000 }, allTestsNote],
  ['the deadline of all tests before it starts', { cpuMs: 0, wallMs: 0 }, allTestsNote],
])('explains Time Limit Exceeded for a program that reaches %s', (_, usage, note) => {
  const result = judge({ kind: 'killed', reason: 'wall' }, { usage: { ...usage, memoryKb: 1 } });
  expect(result).toMatchObject({ statusMsg: 'Time Limit Exceeded' });
  expect(result.note).toBe(note);
});

test('returns time, memory and output, and truncates long output with a note', () => {
  const result = judge(answered('6'), { stdout: 'x'.repeat(70_000), stderr: 'careful', truncated: true });
  expect(result).toMatchObject({ runtime: 12.3, memory: 900, errorOutput: 'careful' });
  expect(result.stdOutput).toBe(`${'x'.repeat(65_536)}\nOutput was cut at 64 KB.`);
});

test('truncates a long value and shows the length of the rest', () => {
  const rows = Array.from({ length: 2000 }, () => 1);
  expect(judge(answered(JSON.stringify(rows)), { returns: 'int[]', expected: rows }).actual).toMatch(
    /…\(1953 more\)$/,
  );
});
