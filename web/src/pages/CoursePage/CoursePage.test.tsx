import { builtInCourse } from '@dryrun/content/course/outline';
import { signUp } from '@dryrun/contracts/auth';
import { flattenLessons, getCourse } from '@dryrun/contracts/courses';
import { getLessonContent } from '@dryrun/contracts/lessons';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '../../shared/session.ts';
import { stubRecaptcha } from '../../../test/captcha.ts';
import { createSession, createOwner, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server } from '../../../test/server.ts';

const at = '/course/coding-interview';

function openAsOwner(finished: number[], lastLesson: string | null = null) {
  const owner = createOwner(finished, lastLesson);
  server.use(mockEndpoint(getMe, () => owner));
  return renderApp({ at, session: createSession(owner) });
}

test('shows a visitor all sections, links to published lessons, and FREE tags', async () => {
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
    flattenLessons(builtInCourse).filter(({ preview }) => preview).length,
  );
});

test.each([
  ['a visitor', {}, flattenLessons(builtInCourse).filter(({ preview }) => !preview).length],
  ['an owner', { session: createSession(createOwner()) }, 0],
])('marks locked lessons for %s', async (_, options, count) => {
  server.use(mockEndpoint(getMe, () => createOwner()));
  renderApp({ at, ...options });
  await screen.findByRole('button', { name: /Coding questions/ });
  expect(screen.queryAllByRole('img', { name: 'locked' })).toHaveLength(count);
});

test('keeps the FREE tag of a solved preview lesson without an enrollment', async () => {
  const learner = createUser({ solvedQuestions: [1] });
  server.use(mockEndpoint(getMe, () => learner));
  renderApp({ at, session: createSession(learner) });
  expect(await screen.findByRole('link', { name: /Three Sum.*Solved.*FREE/ })).toBeTruthy();
});

test('shows an owner the progress and completed lessons, without FREE tags', async () => {
  openAsOwner([23, 36]);
  expect(await screen.findByText(/^2 of \d+ lessons completed$/)).toBeTruthy();
  expect(screen.queryByText('FREE')).toBeNull();
  const threeSum = screen.getByRole('link', { name: /Three Sum/ });
  expect(within(threeSum).getByRole('img', { name: 'completed' })).toBeTruthy();
  expect(
    within(screen.getByRole('link', { name: /Zigzag/ })).queryByRole('img', { name: 'completed' }),
  ).toBeNull();
});

test('distinguishes solved problems from completed lessons', async () => {
  const owner = { ...createOwner([23, 34]), solvedQuestions: [1, 2] };
  server.use(mockEndpoint(getMe, () => owner));
  renderApp({ at, session: createSession(owner) });
  expect(await screen.findByText(/^2 of \d+ problems solved$/)).toBeTruthy();
  expect(
    screen.getByRole('button', { name: /Coding questions\s*2 of \d+ completed, 2 solved/ }),
  ).toBeTruthy();
  const marksOf = (id: number) => {
    const name = flattenLessons(builtInCourse).find((lesson) => lesson.id === id)?.name ?? '';
    const row = within(screen.getByRole('link', { name: new RegExp(name) }));
    return [row.queryByRole('img', { name: 'completed' }) !== null, row.queryByText('Solved') !== null];
  };
  expect([23, 24, 34].map(marksOf)).toEqual([
    [true, true],
    [false, true],
    [true, false],
  ]);
});

test.each([
  ['go', '/course/coding-interview/go'],
  [null, '/course/coding-interview/how-to-use'],
  ['gone-lesson', '/course/coding-interview/how-to-use'],
])('links Continue from the last lesson %s to %s', async (lastLesson, path) => {
  openAsOwner([], lastLesson);
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(path);
});

test('links Continue to the tab that was opened last', async () => {
  const owner = createOwner([], 'go');
  const currentCourses = owner.currentCourses.map((course) => ({
    ...course,
    lastSection: 'thought-process' as const,
  }));
  server.use(mockEndpoint(getMe, () => ({ ...owner, currentCourses })));
  renderApp({ at, session: createSession({ ...owner, currentCourses }) });
  expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
    '/course/coding-interview/go/thought-process',
  );
});

test('collapses a section on click', async () => {
  const { user } = renderApp({ at });
  await user.click(await screen.findByRole('button', { name: /Coding questions/ }));
  expect(screen.queryByRole('link', { name: /Three Sum.*FREE/ })).toBeNull();
});

test('expands and collapses the description', async () => {
  const { user } = renderApp({ at });
  await user.click(await screen.findByRole('button', { name: 'Read more' }));
  expect(screen.getByText(/Nothing renews by itself/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Read less' }));
  expect(screen.queryByText(/Nothing renews by itself/)).toBeNull();
});

const formerOwner = createUser({
  currentCourses: [
    {
      courseId: 3,
      coursePath: 'old-talk',
      finishedLessons: [],
      lastLessonPath: null,
      expiresAt: '2026-01-01T00:00:00Z',
    },
  ],
});

test.each([
  ['a visitor', {}],
  ['an owner whose access ended', { session: createSession(formerOwner) }],
])('offers %s no purchase of a withdrawn course', async (_, options) => {
  const course = { ...builtInCourse, id: 3, path: 'old-talk', state: 'withdrawn' as const };
  server.use(
    mockEndpoint(getCourse, () => course),
    mockEndpoint(getMe, () => formerOwner),
  );
  renderApp({ at: '/course/old-talk', ...options });
  expect(await screen.findByText('This course is no longer on sale.')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
  expect(screen.queryByText('7-day refund')).toBeNull();
});

test('redirects to 404 for an unknown course', async () => {
  server.use(mockEndpoint(getCourse, () => new ApiError('course_not_found')));
  const { router } = renderApp({ at: '/course/knitting' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/not-found'));
});

const loginRequest = { asksForLogin: true, from: '/course/coding-interview/go' };

test('signs up a visitor redirected from a lesson and keeps the return path', async () => {
  stubRecaptcha();
  server.use(mockEndpoint(signUp, () => ({ message: 'Account created.' })));
  const { user, router } = renderApp({ at: { pathname: at, state: loginRequest } });
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Create a free account to start learning' }),
  );
  await user.type(dialog.getByLabelText('Email'), 'ada@example.com');
  await user.type(dialog.getByLabelText('Password'), 'four quiet horses');
  await user.click(dialog.getByRole('checkbox'));
  await user.click(dialog.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: loginRequest.from, signedUpEmail: 'ada@example.com' });
  delete window.grecaptcha;
});

test('offers login to a visitor redirected from a lesson', async () => {
  const { user, router } = renderApp({ at: { pathname: at, state: loginRequest } });
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('link', { name: 'Log in' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: loginRequest.from } }),
  );
});

test('fetches a course that is not built in', async () => {
  server.use(
    mockEndpoint(getCourse, ({ query }) => ({
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

test.each([
  ['/course/crochet', '/course/knitting'],
  ['/course/crochet/intro?a=1#top', '/course/knitting/how-to-use?a=1#top'],
])('redirects the old path %s to %s', async (from, to) => {
  const [first, ...sections] = builtInCourse.sections;
  const [lesson, ...lessons] = first?.lessons ?? [];
  if (!first || !lesson) throw new Error('the built-in course has lessons');
  const renamed = { ...first, lessons: [{ ...lesson, oldPaths: ['intro'] }, ...lessons] };
  server.use(
    mockEndpoint(getCourse, () => ({
      ...builtInCourse,
      id: 2,
      path: 'knitting',
      oldPaths: ['crochet'],
      sections: [renamed, ...sections],
    })),
    mockEndpoint(getLessonContent, () => ({ lessonContent: 'Welcome.', solution: '', answer: '' })),
  );
  const { router } = renderApp({ at: from });
  const current = () => {
    const { pathname, search, hash } = router.state.location;
    return pathname + search + hash;
  };
  await waitFor(() => expect(current()).toBe(to));
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
});

test('offers a retry when the course cannot be loaded', async () => {
  let isAvailable = false;
  server.use(
    mockEndpoint(getCourse, () =>
      isAvailable ? { ...builtInCourse, title: 'Knitting' } : new ApiError('unavailable'),
    ),
  );
  const { user } = renderApp({ at: '/course/knitting' });
  isAvailable = (await screen.findByText('The course could not be loaded.')) !== null;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Knitting' })).toBeTruthy();
});

test('shows the price, Buy now and a free lesson without an enrollment', async () => {
  renderApp({ at });
  expect(await screen.findByText('$39.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy now' }).getAttribute('href')).toBe('/buy/coding-interview');
  expect(screen.getByRole('link', { name: 'Try a free lesson' }).getAttribute('href')).toBe(
    '/course/coding-interview/how-to-use',
  );
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('keeps the progress and offers the course again after access ends', async () => {
  const owner = createOwner([23]);
  const [course] = owner.currentCourses;
  if (!course) throw new Error('an owner owns a course');
  const ended = { ...owner, currentCourses: [{ ...course, expiresAt: '2026-01-02T23:59:59.000Z' }] };
  server.use(mockEndpoint(getMe, () => ended));
  renderApp({ at, session: createSession(ended) });
  expect(await screen.findByText(/Your access ended on January/)).toBeTruthy();
  expect(screen.getByText(/^1 of \d+ lessons completed$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Buy again' }).getAttribute('href')).toBe('/buy/coding-interview');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('offers a login instead of a purchase to an owner whose session has ended elsewhere', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { user, router } = renderApp({ at, session: createSession(createOwner([23])) });
  await user.click(await screen.findByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: at });
  await act(() => router.navigate(at));
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Buy/ })).toBeNull();
});

test('offers the course again after a logout', async () => {
  const { store } = openAsOwner([23]);
  await screen.findByText(/^1 of \d+ lessons completed$/);
  act(() => void store.dispatch(loggedOut()));
  expect(await screen.findByRole('link', { name: 'Buy now' })).toBeTruthy();
});

test('closes the login dialog on Escape', async () => {
  const { user } = renderApp({ at: { pathname: at, state: { asksForLogin: true, from: '/x' } } });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
