import { getFailedInput } from '@dryrun/contracts/code';
import { recordLastLesson } from '@dryrun/contracts/lessons';
import { truncateValue } from '@dryrun/contracts/truncate-value';
import { getMe } from '@dryrun/contracts/users';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createCheck, wrongCase } from '../../../test/checks.ts';
import { findButton, mockJudge, openLesson } from '../../../test/lesson.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { createOwner } from '../../../test/users.ts';

test('shows CPU time and memory of an approved submission and refreshes the progress', async () => {
  const { user, store } = openLesson();
  await screen.findByText('Find every triple.');
  mockJudge(() => createCheck());
  // The page records the last lesson after a delay. That response must contain the same progress.
  server.use(
    mockEndpoint(getMe, () => createOwner([23])),
    mockEndpoint(recordLastLesson, () => createOwner([23])),
  );
  await user.click(await findButton('Submit'));
  expect(await screen.findByText('24 of 24 tests passed')).toBeTruthy();
  expect(screen.getByText('12 ms CPU time')).toBeTruthy();
  const nextSteps = within(screen.getByRole('list', { name: 'Next steps' }));
  const next = nextSteps.getByRole('link', { name: /^Next: / }).getAttribute('href');
  expect(next).toMatch(/^\/course\/coding-interview\/[a-z-]+$/);
  expect(screen.getByRole('link', { name: 'Compare with the best solution' }).getAttribute('href')).toBe(
    '/course/coding-interview/three-sum/best-solution',
  );
  await waitFor(() =>
    expect(store.getState().session.user?.currentCourses[0]?.finishedLessons).toEqual([23]),
  );
  expect(await screen.findByRole('switch', { name: 'Completed' })).toBeTruthy();
});

test('celebrates the first approval with attempts, time and a highlighted Next link', async () => {
  localStorage.setItem('solvingSeconds:1', '1440');
  const { user } = openLesson();
  mockJudge(() => createCheck({ attempts: 3 }));
  await user.click(await findButton('Submit'));
  const solved = within(await screen.findByRole('region', { name: 'Solved' }));
  expect(solved.getByRole('heading').textContent).toBe('You solved Three Sum!');
  expect(solved.getAllByRole('definition').map((value) => value.textContent)).toEqual(['3', '24 minutes']);
  expect(solved.getByRole('link', { name: /^Next: / }).dataset['variant']).toBe('primary');
});

test('announces another approval of a solved problem', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck());
  await user.click(await findButton('Submit'));
  expect(await screen.findByText('You solved Three Sum again.')).toBeTruthy();
  expect(screen.queryByText('Attempts')).toBeNull();
});

test('adds the failing input of a submission to the test cases', async () => {
  const { user } = openLesson();
  mockJudge(() =>
    createCheck({
      statusMsg: 'Wrong Answer',
      testsPassed: 6,
      failedTest: { ...wrongCase, index: 6, input: ['[0,0,0,7]'] },
    }),
  );
  await user.click(await findButton('Submit'));
  expect(await screen.findByText('First failing test: 7')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Add to test cases' }));
  expect(screen.getByRole('tab', { name: 'Case 4' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('textbox', { name: /nums/ })).toHaveProperty('value', '[0,0,0,7]');
});

test('downloads the whole input of a failing test that is shown truncated', async () => {
  const { user } = openLesson();
  const whole = `[${'7,'.repeat(3000)}7]\n`;
  const failedTest = { ...wrongCase, index: 20, input: [truncateValue(whole)] };
  mockJudge(() => createCheck({ statusMsg: 'Wrong Answer', testsPassed: 20, failedTest }));
  server.use(mockEndpoint(getFailedInput, () => whole));
  const blobs: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => {},
  });
  const save = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await user.click(await findButton('Submit'));
  await user.click(await findButton('Download the whole input'));
  await waitFor(() => expect(names).toEqual(['test-21.txt']));
  expect(blobs[0]?.size).toBe(whole.length);
  save.mockRestore();
});
