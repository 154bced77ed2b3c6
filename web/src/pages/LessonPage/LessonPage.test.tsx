import { findLesson } from '@dryrun/content/course/outline';
import { startRun } from '@dryrun/contracts/code';
import { getLessonContent, recordCompleted, recordLastLesson } from '@dryrun/contracts/lessons';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { completePreview } from '../../features/lessons/previewCompletions.ts';
import { loggedOut } from '../../shared/session.ts';
import { editor, openLesson, previousAndNext, selectTab, typeCode } from '../../../test/lesson.tsx';
import { createOwner, createSession, createUser } from '../../../test/users.ts';
import { mockEndpoint, ApiError, server, mockNetworkError } from '../../../test/server.ts';

const coursePath = '/course/coding-interview';

test.each(['three-sum/sub', 'no-such-lesson', 'three-sum/question'])(
  'redirects from the unknown path %s to 404',
  async (at) => {
    const { path } = openLesson({ at });
    await waitFor(() => expect(path()).toBe('/not-found'));
  },
);

test('redirects to 404 when the lesson has no text', async () => {
  const { path } = openLesson({ at: 'array' });
  server.use(mockEndpoint(getLessonContent, () => new ApiError('lesson_not_found')));
  await waitFor(() => expect(path()).toBe('/not-found'));
});

test('removes the section from the URL of a text lesson', async () => {
  const { path } = openLesson({ at: 'array/submissions' });
  await waitFor(() => expect(path()).toBe(`${coursePath}/array`));
});

test('shows a text lesson with the course contents', async () => {
  openLesson({ at: 'array' });
  expect(await screen.findByText('Find every triple.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Arrays' })).toBeTruthy();
  expect(within(screen.getByRole('navigation', { name: 'Course content' })).getByText('Heaps')).toBeTruthy();
});

test('lists the headings of a text lesson and shows the reading progress', async () => {
  openLesson({ at: 'array' });
  const lessonContent = '## What an array is\n\nText.\n\n### Cost\n\n## Practice\n';
  server.use(mockEndpoint(getLessonContent, () => ({ lessonContent, solution: '', answer: '' })));
  const contents = await screen.findByRole('navigation', { name: 'On this page' });
  expect(
    within(contents)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['#what-an-array-is', '#cost', '#practice']);
  const page = document.documentElement;
  Object.defineProperties(page, {
    scrollHeight: { value: 3000, configurable: true },
    clientHeight: { value: 1000, configurable: true },
    scrollTop: { value: 500, configurable: true, writable: true },
  });
  act(() => void document.dispatchEvent(new Event('scroll')));
  expect(screen.getByRole('progressbar', { name: 'Read' }).getAttribute('aria-valuenow')).toBe('25');
  for (const name of ['scrollHeight', 'clientHeight', 'scrollTop']) Reflect.deleteProperty(page, name);
});

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

test('removes the code of a user who logs out, also what was just typed', async () => {
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

test('offers a retry when the lesson cannot be loaded', async () => {
  const { user } = openLesson();
  server.use(mockNetworkError(getLessonContent));
  expect(
    await screen.findByText("The server can't be reached. Check your connection and try again."),
  ).toBeTruthy();
  server.use(
    mockEndpoint(getLessonContent, () => ({ lessonContent: 'Here again.', solution: '', answer: '' })),
  );
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here again.')).toBeTruthy();
});

test('loads a lesson that was opened offline once the browser is online', async () => {
  openLesson({ at: 'array' });
  server.use(mockNetworkError(getLessonContent));
  await screen.findByRole('button', { name: 'Try again' });
  server.use(
    mockEndpoint(getLessonContent, () => ({ lessonContent: 'Back online.', solution: '', answer: '' })),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('Back online.')).toBeTruthy();
});

test('sends the completion of a lesson that was left offline once the browser is online', async () => {
  const { user } = openLesson({ at: 'zigzag-levels' });
  await screen.findByText('Find every triple.');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  server.use(mockNetworkError(recordCompleted));
  await user.click(screen.getByRole('link', { name: /^Next / }));
  await waitFor(() => expect(localStorage.getItem('previewCompleted:1')).toBe('[34]'));
  const sent: unknown[] = [];
  server.use(
    mockEndpoint(recordCompleted, ({ body }) => {
      sent.push(body);
      return createOwner([34]);
    }),
  );
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(sent).toEqual([{ courseId: 1, lessonId: 34, isCompleted: true }]));
  await waitFor(() => expect(localStorage.getItem('previewCompleted:1')).toBeNull());
});

test('keeps a completion that is stored while earlier ones are sent, and sends it later', async () => {
  localStorage.setItem('previewCompleted:1', '[34]');
  const sent: number[] = [];
  let respond = () => {};
  const responses = new Promise<void>((resolve) => (respond = resolve));
  openLesson();
  server.use(
    mockEndpoint(recordCompleted, async ({ body }) => {
      sent.push(body.lessonId);
      await responses;
      return createOwner(sent);
    }),
  );
  await waitFor(() => expect(sent).toEqual([34]));
  act(() => completePreview(1, 35));
  respond();
  await waitFor(() => expect(sent).toEqual([34, 35]));
  await waitFor(() => expect(localStorage.getItem('previewCompleted:1')).toBeNull());
});

test('puts the tab into the URL and blurs the best solution until it is requested', async () => {
  const { user, path } = openLesson();
  await selectTab('Best Solution');
  await waitFor(() => expect(path()).toBe(`${coursePath}/three-sum/best-solution`));
  expect((await screen.findByText('Two pointers.')).closest('[inert]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show solution' }));
  expect(screen.getByText('Two pointers.').closest('[inert]')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Two pointers.');
  await selectTab('Question');
  await waitFor(() => expect(path()).toBe(`${coursePath}/three-sum`));
});

test('records the last lesson with its tab', async () => {
  openLesson({ at: 'three-sum/thought-process' });
  const recorded = new Promise((resolve) => {
    server.use(
      mockEndpoint(recordLastLesson, ({ body }) => {
        resolve(body);
        return createOwner();
      }),
    );
  });
  expect(await recorded).toEqual({ courseId: 1, lessonId: 23, section: 'thought-process' });
});

test('names the adjacent lessons and completes the lesson on Next', async () => {
  const { user, path, store } = openLesson({ at: 'zigzag-levels' });
  server.use(
    mockEndpoint(recordCompleted, ({ body }) => createOwner(body.isCompleted ? [body.lessonId] : [])),
  );
  const { back, next } = previousAndNext('zigzag-levels');
  const backLink = await screen.findByRole('link', { name: `Back ${back.name}` });
  expect(backLink.getAttribute('href')).toBe(`${coursePath}/${back.urlPath}`);
  await user.click(screen.getByRole('link', { name: `Next ${next.name}` }));
  expect(path()).toBe(`${coursePath}/${next.urlPath}`);
  await waitFor(() =>
    expect(store.getState().session.user?.currentCourses[0]?.finishedLessons).toEqual([34]),
  );
});

test('offers to undo the completion of a problem without a submission on Next', async () => {
  const { user, store } = openLesson({ at: 'zigzag-levels' });
  server.use(
    mockEndpoint(recordCompleted, ({ body }) => createOwner(body.isCompleted ? [body.lessonId] : [])),
  );
  const finished = () => store.getState().session.user?.currentCourses[0]?.finishedLessons;
  await user.click(await screen.findByRole('link', { name: /^Next / }));
  await waitFor(() => expect(finished()).toEqual([34]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(finished()).toEqual([]));
});

test.each([{ solvedQuestions: [12] }, { triedQuestions: [12] }])(
  'completes a problem with submissions on Next without a question: %j',
  async (practice) => {
    const owner = { ...createOwner(), ...practice };
    const { user, store } = openLesson({ at: 'zigzag-levels', session: createSession(owner) });
    server.use(mockEndpoint(recordCompleted, () => ({ ...createOwner([34]), ...practice })));
    await user.click(await screen.findByRole('link', { name: /^Next / }));
    await waitFor(() =>
      expect(store.getState().session.user?.currentCourses[0]?.finishedLessons).toEqual([34]),
    );
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  },
);

test('says on Finish that this was the last lesson', async () => {
  const { user, path } = openLesson({ at: 'edit-distance' });
  await user.click(await screen.findByRole('link', { name: /^Finish / }));
  expect(path()).toBe(coursePath);
  expect(await screen.findByText(/^That was the last lesson\./)).toBeTruthy();
});

test('updates the completion toggle optimistically and reverts it on an error', async () => {
  const { user } = openLesson();
  let failRequest = () => {};
  const failure = new Promise<void>((resolve) => (failRequest = resolve));
  server.use(
    mockEndpoint(recordCompleted, async () => {
      await failure;
      return new ApiError('internal');
    }),
  );
  const toggle = await screen.findByRole('switch', { name: 'Incompleted' });
  await user.click(toggle);
  expect(toggle.textContent).toBe('Completed');
  failRequest();
  await waitFor(() => expect(toggle.textContent).toBe('Incompleted'));
});

test('hides the completion toggle from users without the course', async () => {
  openLesson({ session: createSession(createUser()) });
  await screen.findByText('Find every triple.');
  expect(screen.queryByRole('switch')).toBeNull();
});
