import type { CaseResult, Verdict } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { aCheck } from '../../../../test/checks.ts';
import { caseToShow, factsOf, formatMemory, spokenSummary, toneOf } from './summary.ts';

test('memory is kB divided by 1024, with two decimals', () => {
  expect(formatMemory(14_551)).toBe('14.21 MB');
  expect(formatMemory(0)).toBe('0.00 MB');
});

test('only Approved is good, and a judge error is not held against the learner', () => {
  expect(toneOf('Approved')).toBe('good');
  expect(toneOf('Judge Error')).toBe('warn');
  for (const verdict of [
    'Wrong Answer',
    'Time Limit Exceeded',
    'Compilation Error',
    'Runtime Error',
  ] as const) {
    expect(toneOf(verdict)).toBe('bad');
  }
});

test('a submission tells tests, time and memory, also when it is declined', () => {
  expect(factsOf(aCheck(), 'submit')).toEqual(['24 of 24 tests passed', '12 ms CPU time', '14.21 MB']);
  expect(factsOf(aCheck({ statusMsg: 'Wrong Answer', testsPassed: 6 }), 'submit')).toEqual([
    '6 of 24 tests passed',
    '12 ms CPU time',
    '14.21 MB',
  ]);
  expect(factsOf(aCheck({ statusMsg: 'Runtime Error', runtime: 0, memory: 0 }), 'submit')).toHaveLength(1);
  expect(factsOf(aCheck({ testsPassed: 1, testsTotal: 1 }), 'run')[0]).toBe('1 of 1 case passed');
});

test('nothing passed a compilation error', () => {
  expect(factsOf(aCheck({ statusMsg: 'Compilation Error', testsPassed: 0 }), 'submit')).toEqual([]);
});

test('the summary is read out as one sentence', () => {
  expect(spokenSummary(aCheck({ statusMsg: 'Wrong Answer', testsPassed: 6 }), 'submit')).toBe(
    'Wrong Answer, 6 of 24 tests passed, 12 ms CPU time, 14.21 MB',
  );
});

const cases = (...verdicts: Verdict[]): CaseResult[] =>
  verdicts.map((statusMsg, index) => ({ index, statusMsg, input: [], stdOutput: '', runtime: 0, memory: 0 }));

test.each([
  ['the first failing case is shown', ['Approved', 'Wrong Answer', 'Runtime Error'], 0, [], 1],
  ['the first one also when a later one is selected', ['Wrong Answer', 'Wrong Answer'], 1, [], 0],
  [
    'the selected one stays when it failed before and fails still',
    ['Wrong Answer', 'Approved', 'Wrong Answer'],
    2,
    ['Wrong Answer', 'Approved', 'Runtime Error'],
    2,
  ],
  ['the selection stays when all pass', ['Approved', 'Approved'], 1, ['Approved', 'Wrong Answer'], 1],
  ['a selection beyond the end moves to the last case', ['Approved'], 5, [], 0],
] as const)('%s', (_, verdicts, selected, before, shown) => {
  expect(caseToShow(cases(...verdicts), selected, cases(...before))).toBe(shown);
});
