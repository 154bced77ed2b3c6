import type { CaseResult, Verdict } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { createCheck } from '../../../../test/checks.ts';
import {
  caseToSelect,
  formatMemory,
  formatRuntime,
  listFacts,
  resultAnnouncement,
  verdictTone,
} from './summary.ts';

test('formats kB as MB with two decimals', () => {
  expect(formatMemory(14_551)).toBe('14.21 MB');
  expect(formatMemory(0)).toBe('0.00 MB');
});

test('maps Approved to good, Judge Error to warn and other verdicts to bad', () => {
  expect(verdictTone('Approved')).toBe('good');
  expect(verdictTone('Judge Error')).toBe('warn');
  for (const verdict of [
    'Wrong Answer',
    'Time Limit Exceeded',
    'Compilation Error',
    'Runtime Error',
  ] as const) {
    expect(verdictTone(verdict)).toBe('bad');
  }
});

test('separates the thousands of a runtime by a comma', () => {
  expect(formatRuntime(6004.7)).toBe('6,005 ms');
});

test('lists tests, and time and memory only for approved submissions', () => {
  expect(listFacts(createCheck(), 'submit')).toEqual(['24 of 24 tests passed', '12 ms CPU time', '14.21 MB']);
  expect(listFacts(createCheck({ statusMsg: 'Wrong Answer', testsPassed: 6 }), 'submit')).toEqual([
    '6 of 24 tests passed',
  ]);
  expect(listFacts(createCheck({ testsPassed: 1, testsTotal: 1 }), 'run')[0]).toBe('1 of 1 case passed');
});

test('lists no facts for a compilation error', () => {
  expect(listFacts(createCheck({ statusMsg: 'Compilation Error', testsPassed: 0 }), 'submit')).toEqual([]);
});

test('joins the verdict and the facts for screen readers', () => {
  expect(resultAnnouncement(createCheck({ statusMsg: 'Wrong Answer', testsPassed: 6 }), 'submit')).toBe(
    'Wrong Answer, 6 of 24 tests passed',
  );
});

const cases = (...verdicts: Verdict[]): CaseResult[] =>
  verdicts.map((statusMsg, index) => ({ index, statusMsg, input: [], stdOutput: '', runtime: 0, memory: 0 }));

test.each([
  ['selects the first failing case', ['Approved', 'Wrong Answer', 'Runtime Error'], 0, [], 1],
  [
    'selects the first failing case when a later one was selected',
    ['Wrong Answer', 'Wrong Answer'],
    1,
    [],
    0,
  ],
  [
    'keeps a selected case that failed before and still fails',
    ['Wrong Answer', 'Approved', 'Wrong Answer'],
    2,
    ['Wrong Answer', 'Approved', 'Runtime Error'],
    2,
  ],
  ['keeps the selection when all cases pass', ['Approved', 'Approved'], 1, ['Approved', 'Wrong Answer'], 1],
  ['moves a selection beyond the end to the last case', ['Approved'], 5, [], 0],
] as const)('%s', (_, verdicts, selected, previousVerdicts, expected) => {
  expect(caseToSelect(cases(...verdicts), selected, cases(...previousVerdicts))).toBe(expected);
});
