import { getPracticeProblem } from '@dryrun/contracts/practice-problems';
import { getMe, type User } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { createCheck } from '../../../test/checks.ts';
import { findButton, mockJudge } from '../../../test/lesson.tsx';
import { renderWith } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server } from '../../../test/server.ts';
import { createOwner, createSession, createUser } from '../../../test/users.ts';
import { PlainEditor } from '../../features/code/editor/PlainEditor.tsx';
import { PracticeProblemPage } from './PracticeProblemPage.tsx';

function openProblem(path: string, user: User) {
  server.use(mockEndpoint(getMe, () => user));
  return renderWith(
    <Routes>
      <Route
        path="/course/:coursePath/practice/:problemPath"
        element={<PracticeProblemPage Editor={PlainEditor} />}
      />
    </Routes>,
    { at: `/course/coding-interview/practice/${path}`, session: createSession(user) },
  );
}

/** Submits a program that is approved, and returns the link to the next step. */
async function solve(path: string, user: User): Promise<HTMLElement> {
  const text = { questionId: 202, question: 'The task.', thoughtProcess: '', bestSolution: '' };
  server.use(mockEndpoint(getPracticeProblem, () => text));
  const page = openProblem(path, user);
  await screen.findByText('The task.');
  mockJudge(() => createCheck());
  await page.user.click(await findButton('Submit'));
  return screen.findByRole('link', { name: /^Next: / });
}

test('leads from the last warm-up to the problem of its lesson', async () => {
  const next = await solve('first-ripe-day', createOwner());
  expect(next.textContent).toBe('Next: Delivery Capacity');
  expect(next.getAttribute('href')).toBe('/course/coding-interview/delivery-capacity');
});

test('leads on to a transfer problem once the problem of the lesson is solved', async () => {
  const next = await solve('first-ripe-day', { ...createOwner(), solvedQuestions: [8] });
  expect(next.getAttribute('href')).toBe('/course/coding-interview/practice/ring-recorder');
});

test('leads an account without the course to the next free lesson', async () => {
  const next = await solve('island-ferries', createUser());
  expect(next.getAttribute('href')).toBe('/course/coding-interview/permutation');
});

test('shows the task, the price and the free lessons to an account without the course', async () => {
  server.use(mockEndpoint(getPracticeProblem, () => new ApiError('course_not_owned')));
  openProblem('open-tickets', createUser());
  await screen.findByText('Buy this course to start learning.');
  screen.getByText('Keep track of the open tickets of a help desk, topic by topic.');
  const buy = screen.getByRole('link', { name: 'Buy now' });
  expect(buy.getAttribute('href')).toBe('/buy/coding-interview');
  screen.getByRole('navigation', { name: 'Free lessons' });
});
