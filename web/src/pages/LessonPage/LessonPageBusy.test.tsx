import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createCheck, pendingCheck } from '../../../test/checks.ts';
import { mockJudge, openLesson } from '../../../test/lesson.tsx';

test('shows the position in the queue while the judge is busy', async () => {
  const { user } = openLesson();
  const queuePositions = [12, 1];
  mockJudge(() => {
    const queuePosition = queuePositions.shift();
    return queuePosition === undefined ? createCheck() : { ...pendingCheck, queuePosition };
  });
  await user.click(await screen.findByRole('button', { name: 'Submit' }));
  const busyMessage = 'The judge is busy. Your program is number 12 in the queue.';
  expect(await screen.findByText(busyMessage)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  expect(screen.queryByText(/The judge is busy/)).toBeNull();
});
