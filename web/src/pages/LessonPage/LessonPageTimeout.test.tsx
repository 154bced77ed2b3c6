import { checkRun, checkSubmission, getJudgeStatus } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { createCheck, pendingCheck } from '../../../test/checks.ts';
import { advance, useFakeTimers } from '../../../test/fakeTimers.ts';
import { mockJudge, openLesson } from '../../../test/lesson.tsx';
import { mockEndpoint, server, mockNetworkError } from '../../../test/server.ts';
import { setVisibility } from '../../../test/visibility.ts';

useFakeTimers();

function countChecks(endpoint: typeof checkRun | typeof checkSubmission): {
  count: number;
  waits: Set<unknown>;
} {
  const checks = { count: 0, waits: new Set<unknown>() };
  server.use(
    mockEndpoint(endpoint, ({ query }) => {
      checks.count += 1;
      checks.waits.add(query.wait);
      return pendingCheck;
    }),
  );
  return checks;
}

test('polls a run 30 times, one second apart, and then times out', async () => {
  openLesson();
  await advance(500);
  mockJudge(() => pendingCheck);
  const checks = countChecks(checkRun);
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await advance(500);
  expect(checks.count).toBe(1);
  await advance(28_000);
  expect(checks.count).toBe(29);
  expect(screen.getByRole('button', { name: 'Pending...' })).toBeTruthy();
  await advance(1500);
  expect(checks.count).toBe(30);
  expect(checks.waits).toEqual(new Set(['1000']));
  expect(screen.getByRole('alert').textContent).toBe('Run request timed out');
  expect(screen.getByRole('button', { name: 'Run' })).toHaveProperty('disabled', false);
  await advance(20_000);
  expect(checks.count).toBe(30);
});

test('reports a submission that finishes after the timeout', async () => {
  openLesson();
  await advance(500);
  mockJudge(() => pendingCheck);
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  await advance(31_000);
  expect(screen.getByRole('alert').textContent).toBe('Submit request timed out');
  expect(screen.getByText(/Its verdict will appear under Submissions/)).toBeTruthy();
  server.use(mockEndpoint(checkSubmission, () => createCheck()));
  await advance(10_000);
  expect(screen.getByText('Your earlier submission finished: Approved')).toBeTruthy();
});

test('keeps polling after network errors and shows a later result', async () => {
  openLesson();
  await advance(500);
  mockJudge(() => pendingCheck);
  server.use(mockNetworkError(checkRun));
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await advance(5000);
  expect(screen.getByRole('button', { name: 'Pending...' })).toBeTruthy();
  server.use(mockEndpoint(checkRun, () => createCheck()));
  await advance(1500);
  expect(screen.getByRole('heading', { name: 'Approved' })).toBeTruthy();
});

test('polls a run in a hidden tab, but the state of the judge in a visible tab only', async () => {
  openLesson();
  await advance(500);
  mockJudge(() => pendingCheck);
  const checks = countChecks(checkRun);
  let statusRequests = 0;
  server.use(
    mockEndpoint(getJudgeStatus, () => {
      statusRequests += 1;
      return { isJudgeAlive: true };
    }),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await advance(4500);
  expect(statusRequests).toBeGreaterThan(1);
  setVisibility('hidden');
  const before = { statusRequests, checks: checks.count };
  await advance(9000);
  expect(statusRequests).toBe(before.statusRequests);
  expect(checks.count).toBe(before.checks + 9);
  setVisibility('visible');
  await advance(500);
  expect(statusRequests).toBe(before.statusRequests + 1);
});

test('stops polling when the question closes', async () => {
  openLesson();
  await advance(500);
  mockJudge(() => pendingCheck);
  const checks = countChecks(checkRun);
  fireEvent.click(screen.getByRole('button', { name: 'Run' }));
  await advance(3000);
  fireEvent.click(screen.getByRole('link', { name: /^Next / }));
  await advance(500);
  const { count } = checks;
  await advance(5000);
  expect(checks.count).toBe(count);
});
