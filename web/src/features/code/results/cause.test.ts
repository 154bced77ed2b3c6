import type { CaseResult } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { aCheck } from '../../../../test/checks.ts';
import { causeOf } from './cause.ts';

const failedTest: CaseResult = {
  index: 0,
  statusMsg: 'Time Limit Exceeded',
  input: ['[1]'],
  stdOutput: '',
  runtime: 5000,
  memory: 0,
};
const limits = { timeMs: 5000, memoryKb: 262_144 };

test('a time limit tells how much CPU time is allowed and on which test it ran out', () => {
  const check = aCheck({ statusMsg: 'Time Limit Exceeded', limits, failedTest });
  expect(causeOf(check, 'submit')?.text).toBe('Stopped: more than 5 s of CPU time on test 1.');
  const run = aCheck({ statusMsg: 'Time Limit Exceeded', limits, cases: [failedTest] });
  expect(causeOf(run, 'run')?.text).toBe('Stopped: more than 5 s of CPU time on case 1.');
});

test('who waited instead of computing is not said to have used up the CPU time', () => {
  const note = 'It was stopped at the deadline: it waited more than it computed.';
  const check = aCheck({ statusMsg: 'Time Limit Exceeded', limits, failedTest: { ...failedTest, note } });
  expect(causeOf(check, 'submit')?.text).toBe('Stopped on test 1: the limit is 5 s of CPU time.');
});

test('an exception is told with its line', () => {
  const diagnostics = [
    { line: 7, severity: 'error' as const, message: 'IndexError: list index out of range\nmore' },
  ];
  expect(causeOf(aCheck({ statusMsg: 'Runtime Error', diagnostics }), 'run')).toEqual({
    text: 'IndexError: list index out of range',
    line: 7,
  });
});

test.each([
  ['Traceback (most recent call last):\n  File "x", line 2\nKeyError: 3\n', 'KeyError: 3'],
  ['java.lang.NullPointerException\n\tat Solution.f(Solution.java:3)', 'java.lang.NullPointerException'],
])('without a line the exception is found in the trace', (errorOutput, text) => {
  expect(causeOf(aCheck({ statusMsg: 'Runtime Error', errorOutput }), 'run')).toEqual({ text });
});

test('a memory limit tells the limit; a wrong answer needs no cause', () => {
  expect(causeOf(aCheck({ statusMsg: 'Memory Limit Exceeded', limits }), 'submit')?.text).toBe(
    'Stopped: more than 256 MB of memory.',
  );
  expect(causeOf(aCheck({ statusMsg: 'Wrong Answer' }), 'submit')).toBeUndefined();
});
