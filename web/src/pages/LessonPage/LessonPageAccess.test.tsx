import { findLesson } from '@dryrun/content/course/outline';
import { startRun } from '@dryrun/contracts/code';
import { getLessonContent } from '@dryrun/contracts/lessons';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '../../shared/session.ts';
import { editor, openLesson, typeCode } from '../../../test/lesson.tsx';
import { createSession, createUser } from '../../../test/users.ts';
import { mockEndpoint, ApiError, server } from '../../../test/server.ts';

const coursePath = '/course/coding-interview';

test('shows a preview lesson to a visitor', async () => {
  openLesson({ session: null });
  expect(await screen.findByText('Find every triple.')).toBeTruthy();
});

test('redirects a visitor from a paid lesson to the course page with a login request', async () => {
  const { path, router } = openLesson({ at: 'zigzag-levels', session: null });
  await waitFor(() => expect(path()).toBe(coursePath));
  expect(router.state.location.state).toEqual({ from: `${coursePath}/zigzag-levels`, asksForLogin: true });
});

test('redirects a user whose session ended before the visit like a visitor', async () => {
  localStorage.setItem('owner', 'ada@example.com');
  const { path, router } = openLesson({ at: 'zigzag-levels', session: null });
  await waitFor(() => expect(path()).toBe(coursePath));
  expect(router.state.location.state).toMatchObject({ asksForLogin: true });
});

test('asks a user without the course to buy it and keeps them logged in', async () => {
  const { store } = openLesson({ at: 'zigzag-levels', session: createSession(createUser()) });
  server.use(mockEndpoint(getLessonContent, () => new ApiError('course_not_owned')));
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Buy this course to start learning.',
  );
  expect(
    within(screen.getByRole('tabpanel', { name: 'Question' })).getByText(/^Buy this course/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe(coursePath);
  expect(store.getState().session.accessToken).not.toBeNull();
});

test('shows the content and the price of a locked lesson, and the free lessons', async () => {
  openLesson({ at: 'array', session: createSession(createUser()) });
  server.use(mockEndpoint(getLessonContent, () => new ApiError('course_not_owned')));
  expect(await screen.findByText(findLesson('array')?.teaches ?? '')).toBeTruthy();
  expect(screen.getByText('$39.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/buy/coding-interview');
  const free = within(screen.getByRole('navigation', { name: 'Free lessons' }));
  expect(free.getAllByRole('link')).toHaveLength(6);
  const contents = within(screen.getByRole('navigation', { name: 'Course content' }));
  expect(contents.getAllByRole('img', { name: 'locked' })).toHaveLength(36);
});

test('sends no run of a locked problem and repeats no toast', async () => {
  const { user } = openLesson({ at: 'zigzag-levels', session: createSession(createUser()) });
  let starts = 0;
  server.use(
    mockEndpoint(getLessonContent, () => new ApiError('course_not_owned')),
    mockEndpoint(startRun, () => {
      starts += 1;
      return new ApiError('course_not_owned');
    }),
  );
  await screen.findByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText(/^You need access to this course to run code/)).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.queryByText(/was not judged/)).toBeNull();
  expect(starts).toBe(0);
});

test('asks an owner whose session ends to log in, keeps the code and returns', async () => {
  const { user, store, router } = openLesson({ at: 'zigzag-levels' });
  await screen.findByText('Find every triple.');
  typeCode('my code');
  server.use(mockEndpoint(startRun, () => new ApiError('not_logged_in')));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  const question = screen.getByRole('tabpanel', { name: 'Question' });
  expect(await within(question).findByText(/^You were logged out\. Your code is saved/)).toBeTruthy();
  expect(
    within(question).getByText(
      'This lesson is not available in the preview. Buy this course to start learning.',
    ),
  ).toBeTruthy();
  expect(store.getState().session.accessToken).toBeNull();
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
  expect(screen.queryByText(/Oops/)).toBeNull();
  expect(editor().value).toBe('my code');
  await user.click(within(question).getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: `${coursePath}/zigzag-levels` });
  expect(Object.values({ ...localStorage })).toContain('my code');
});

test('removes the code of a user who logs out, including unsaved code', async () => {
  const { store } = openLesson();
  await screen.findByText('Find every triple.');
  typeCode('my code');
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(editor().value).toContain('class Solution'));
  expect(Object.values({ ...localStorage })).not.toContain('my code');
});

test('leaves a paid lesson for the course page on logout, without a login request', async () => {
  const { store, path, router } = openLesson({ at: 'zigzag-levels' });
  await screen.findByText('Find every triple.');
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(path()).toBe(coursePath));
  expect(router.state.location.state).toBeNull();
});
