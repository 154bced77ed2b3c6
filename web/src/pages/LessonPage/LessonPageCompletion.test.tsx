import { recordCompleted } from '@dryrun/contracts/lessons';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { completePreview } from '../../features/lessons/previewCompletions.ts';
import { openLesson, previousAndNext } from '../../../test/lesson.tsx';
import { createOwner, createSession, createUser } from '../../../test/users.ts';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../../test/server.ts';

const coursePath = '/course/coding-interview';

test('names the adjacent lessons and completes the lesson on Next', async () => {
  const { user, path, store } = openLesson({ at: 'zigzag-levels' });
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
  const finished = () => store.getState().session.user?.currentCourses[0]?.finishedLessons;
  await user.click(await screen.findByRole('link', { name: /^Next / }));
  await waitFor(() => expect(finished()).toEqual([34]));
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(finished()).toEqual([]));
});

test.each([{ solvedQuestions: [12] }, { triedQuestions: [12] }])(
  'completes a problem with submissions on Next and offers no undo: %j',
  async (practice) => {
    const owner = { ...createOwner(), ...practice };
    const { user, store } = openLesson({ at: 'zigzag-levels', session: createSession(owner) });
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

test('completes the lesson on Next although the toggle waits for its response', async () => {
  const { user, store } = openLesson({ at: 'zigzag-levels', session: createSession(createOwner([34])) });
  const sent: boolean[] = [];
  let respond = () => {};
  const firstResponse = new Promise<void>((resolve) => (respond = resolve));
  server.use(
    mockEndpoint(recordCompleted, async ({ body: { isCompleted } }) => {
      sent.push(isCompleted);
      if (!isCompleted) await firstResponse;
      return createOwner(isCompleted ? [34] : []);
    }),
  );
  await user.click(await screen.findByRole('switch', { name: 'Completed' }));
  await user.click(screen.getByRole('link', { name: /^Next / }));
  expect(sent).toEqual([false]);
  respond();
  await waitFor(() => expect(sent).toEqual([false, true]));
  await waitFor(() =>
    expect(store.getState().session.user?.currentCourses[0]?.finishedLessons).toEqual([34]),
  );
});

test('hides the completion toggle from users without the course', async () => {
  openLesson({ session: createSession(createUser()) });
  await screen.findByText('Find every triple.');
  expect(screen.queryByRole('switch')).toBeNull();
});

test('sends the completion of a lesson that was left offline once the browser is online', async () => {
  const { user } = openLesson({ at: 'zigzag-levels' });
  await screen.findByText('Find every triple.');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  server.use(mockNetworkError(recordCompleted));
  await user.click(screen.getByRole('link', { name: /^Next / }));
  await waitFor(() => expect(localStorage.getItem('previewCompleted:1')).toBe('[34]'));
  const sent = recordCalls(recordCompleted, 'body', () => createOwner([34]));
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
