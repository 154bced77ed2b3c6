import type { CaseResult } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { createCheck } from '../../../../test/checks.ts';
import { findCause } from './cause.ts';

const failedTest: CaseResult = {
  index: 0,
  statusMsg: 'Time Limit Exceeded',
  input: ['[1]'],
  stdOutput: '',
  runtime: 5000,
  memory: 0,
};
const limits = { timeMs: 5000, memoryKb: 262_144 };

test('names the CPU time limit and the test that exceeded it', () => {
  const check = createCheck({ statusMsg: 'Time Limit Exceeded', limits, failedTest });
  expect(findCause(check, 'submit')?.text).toBe('Stopped on test 1: used more than 5 s of CPU time.');
  const run = createCheck({ statusMsg: 'Time Limit Exceeded', limits, cases: [failedTest] });
  expect(findCause(run, 'run')?.text).toBe('Stopped on case 1: used more than 5 s of CPU time.');
});

test('does not claim exceeded CPU time when the program mostly waited', () => {
  const note = 'Stopped at the wall-clock limit: the program spent most of its time waiting, not computing.';
  const check = createCheck({
    statusMsg: 'Time Limit Exceeded',
    limits,
    failedTest: { ...failedTest, note },
  });
  expect(findCause(check, 'submit')?.text).toBe('Stopped on test 1: the limit is 5 s of CPU time.');
});

test('returns an exception with its line', () => {
  const diagnostics = [
    { line: 7, severity: 'error' as const, message: 'IndexError: list index out of range\nmore' },
  ];
  expect(findCause(createCheck({ statusMsg: 'Runtime Error', diagnostics }), 'run')).toEqual({
    text: 'IndexError: list index out of range',
    line: 7,
  });
});

test.each([
  ['Traceback (most recent call last):\n  File "x", line 2\nKeyError: 3\n', 'KeyError: 3'],
  ['java.lang.NullPointerException\n\tat Solution.f(Solution.java:3)', 'java.lang.NullPointerException'],
])('finds the exception in the stack trace when no line is known', (errorOutput, text) => {
  expect(findCause(createCheck({ statusMsg: 'Runtime Error', errorOutput }), 'run')).toEqual({ text });
});

test('names the memory limit and returns nothing for a wrong answer', () => {
  expect(findCause(createCheck({ statusMsg: 'Memory Limit Exceeded', limits }), 'submit')?.text).toBe(
    'Stopped: used more than 256 MB of memory.',
  );
  expect(findCause(createCheck({ statusMsg: 'Wrong Answer' }), 'submit')).toBeUndefined();
});
