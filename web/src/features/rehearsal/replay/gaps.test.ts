import type { RehearsalReport } from '@dryrun/contracts/rehearsal';
import { expect, test } from '@jest/globals';
import { largestGaps, measuredLevel } from './gaps.ts';

const report: RehearsalReport = {
  constraints: { asked: 0, of: 4, decoys: 0 },
  missed: [],
  isClaimedFirst: false,
  typed: 0,
  kept: 0,
  awayMs: 0,
  openedSolution: false,
  isLogFull: false,
};

test.each([
  ['communication', {}, 1],
  ['communication', { constraints: { asked: 2, of: 4, decoys: 0 } }, 3],
  ['problemSolving', {}, 1],
  ['problemSolving', { claimed: 'n' }, 2],
  ['problemSolving', { claimed: 'n', isClaimedFirst: true }, 3],
  ['problemSolving', { claimed: 'n', measured: 'n', isClaimedFirst: true }, 4],
  ['code', {}, 1],
  ['code', { verdict: 'Wrong Answer', tests: { passed: 3, of: 20 } }, 2],
  ['code', { verdict: 'Wrong Answer', tests: { passed: 19, of: 20 } }, 3],
  ['code', { verdict: 'Approved' }, 4],
  ['testing', {}, 1],
  ['testing', { ownTests: { tests: 2, killed: 3, programs: 12 } }, 2],
  ['testing', { ownTests: { tests: 0, killed: 0, programs: 0 } }, 1],
] as const)('rates %s of %j as %d', (part, measured, level) => {
  expect(measuredLevel(part, { ...report, ...measured })).toBe(level);
});

test('names the three largest gaps, the largest first, and none that was not rated', () => {
  const rubric = { communication: 2, problemSolving: 4, code: 1, testing: 3, comment: '' };
  expect(largestGaps(rubric, report).map(({ part }) => part)).toEqual([
    'problemSolving',
    'testing',
    'communication',
  ]);
  expect(largestGaps({ ...rubric, problemSolving: null }, report).map(({ part }) => part)).toEqual([
    'testing',
    'communication',
  ]);
});
