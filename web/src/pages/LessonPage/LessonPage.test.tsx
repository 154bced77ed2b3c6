import { getLessonContent, recordLastLesson } from '@dryrun/contracts/lessons';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openLesson, selectTab } from '../../../test/lesson.tsx';
import { createOwner } from '../../../test/users.ts';
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
