import { builtInCourse } from '@dryrun/content/course/outline';
import { login } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { lessonsOf } from '../features/courses/progress.ts';
import { aSession, anOwner } from '../../test/people.ts';
import { renderApp } from '../../test/render.tsx';
import { answer, server } from '../../test/server.ts';

const at = '/course/coding-interview';

function openAsOwner(finished: number[], last: string | null = null) {
  const owner = anOwner(finished, last);
  server.use(answer(getMe, () => owner));
  return renderApp({ at, session: aSession(owner) });
}

test('a visitor sees every section, links to what is written, and what is free', async () => {
  const { user } = renderApp({ at });
  for (const name of [/Introduction/, /Data structures/, /Algorithms/, /Coding questions/]) {
    const section = await screen.findByRole('button', { name });
    if (section.getAttribute('aria-expanded') === 'false') await user.click(section);
  }
  const threeSum = screen.getByRole('link', { name: /Three Sum.*FREE/ });
  expect(threeSum.getAttribute('href')).toBe('/course/coding-interview/three-sum');
  expect(screen.getByText('Linked lists').closest('a')).toBeNull();
  expect(screen.getAllByText('FREE')).toHaveLength(
    lessonsOf(builtInCourse).filter((one) => one.preview).length,
  );
});

test('an owner sees no FREE tags, their progress, and what is completed', async () => {
  openAsOwner([23, 36]);
  expect(await screen.findByText('2 of 42 lessons completed')).toBeTruthy();
  expect(screen.queryByText('FREE')).toBeNull();
  const threeSum = screen.getByRole('link', { name: /Three Sum/ });
  expect(within(threeSum).getByRole('img', { name: 'completed' })).toBeTruthy();
  expect(
    within(screen.getByRole('link', { name: /Zigzag/ })).queryByRole('img', { name: 'completed' }),
  ).toBeNull();
});

test.each([
  ['go', '/course/coding-interview/go'],
  [null, '/course/coding-interview/three-sum'],
  ['gone-lesson', '/course/coding-interview/three-sum'],
])('with %s as the last lesson, Continue leads to %s', async (last, address) => {
  openAsOwner([], last);
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(address);
});

test('a section folds away', async () => {
  const { user } = renderApp({ at });
  await user.click(await screen.findByRole('button', { name: /Coding questions/ }));
  expect(screen.queryByRole('link', { name: /Three Sum.*FREE/ })).toBeNull();
});

test('the description opens and closes', async () => {
  const { user } = renderApp({ at });
  await user.click(await screen.findByRole('button', { name: 'Read more' }));
  expect(screen.getByText(/Nothing renews by itself/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.queryByText(/Nothing renews by itself/)).toBeNull();
});

test('an unknown course is not found', async () => {
  const { router } = renderApp({ at: '/course/knitting' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

test('a visitor sent here by a lesson may log in and return to it', async () => {
  server.use(
    answer(login, () => ({ accessToken: 'token-of-ada', user: anOwner() })),
    answer(getMe, () => anOwner()),
  );
  const { user, router } = renderApp({
    at: { pathname: at, state: { asksForLogin: true, from: '/my-courses' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Log in to start learning' }));
  await user.type(dialog.getByLabelText('E-mail'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
});

test('the login dialog can be closed and stays closed', async () => {
  const { user } = renderApp({ at: { pathname: at, state: { asksForLogin: true, from: '/x' } } });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
