import { builtInCourse } from '@dryrun/content/course/outline';
import { signUp } from '@dryrun/contracts/auth';
import { getCourse } from '@dryrun/contracts/courses';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { lessonsOf } from '../../features/courses/progress.ts';
import { stubRecaptcha } from '../../../test/captcha.ts';
import { aSession, anOwner } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { answer, ApiError, server } from '../../../test/server.ts';

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
  expect(screen.getByText('Linked lists').closest('a')?.getAttribute('href')).toBe(
    '/course/coding-interview/linked-list',
  );
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
  [null, '/course/coding-interview/how-to-use'],
  ['gone-lesson', '/course/coding-interview/how-to-use'],
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
  server.use(answer(getCourse, () => new ApiError('course_not_found')));
  const { router } = renderApp({ at: '/course/knitting' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

const sentHere = { asksForLogin: true, from: '/course/coding-interview/go' };

test('a visitor sent here by a lesson may sign up, and the login page knows the way back', async () => {
  stubRecaptcha();
  server.use(answer(signUp, () => ({ message: 'Account created.' })));
  const { user, router } = renderApp({ at: { pathname: at, state: sentHere } });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create a free account to start learning' }),
  );
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'four quiet horses');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: sentHere.from, signedUpEmail: 'ada@example.com' });
  delete window.grecaptcha;
});

test('a visitor sent here by a lesson may also log in', async () => {
  const { user, router } = renderApp({ at: { pathname: at, state: sentHere } });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('link', { name: 'Log in' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: sentHere.from } }),
  );
});

test('a course that is not built in is fetched', async () => {
  server.use(
    answer(getCourse, ({ query }) => ({
      ...builtInCourse,
      id: 2,
      path: query.path,
      title: 'Knitting',
      price: 20,
    })),
  );
  renderApp({ at: '/course/knitting' });
  expect(await screen.findByRole('heading', { name: 'Knitting' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/buy/knitting');
});

test('a course that cannot be loaded says so and is asked for again', async () => {
  let isThere = false;
  server.use(
    answer(getCourse, () =>
      isThere ? { ...builtInCourse, title: 'Knitting' } : new ApiError('unavailable'),
    ),
  );
  const { user } = renderApp({ at: '/course/knitting' });
  isThere = (await screen.findByText('The course could not be loaded.')) !== null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Knitting' })).toBeTruthy();
});

test('who does not own the course sees the price and Buy now, and a free lesson', async () => {
  renderApp({ at });
  expect(await screen.findByText('$39.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/buy/coding-interview');
  expect(screen.getByRole('link', { name: 'Try a free lesson' }).getAttribute('href')).toBe(
    '/course/coding-interview/how-to-use',
  );
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('after the end of access progress is kept and the course can be bought again', async () => {
  const owner = anOwner([23]);
  const [course] = owner.currentCourses;
  if (!course) throw new Error('an owner owns a course');
  const ended = { ...owner, currentCourses: [{ ...course, expiresAt: '2026-01-02T23:59:59.000Z' }] };
  server.use(answer(getMe, () => ended));
  renderApp({ at, session: aSession(ended) });
  expect(await screen.findByText(/Your access ended on January/)).toBeTruthy();
  expect(screen.getByText('1 of 42 lessons completed')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/buy/coding-interview');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('the login dialog can be closed and stays closed', async () => {
  const { user } = renderApp({ at: { pathname: at, state: { asksForLogin: true, from: '/x' } } });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
