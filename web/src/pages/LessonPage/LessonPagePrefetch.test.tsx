import { findLesson } from '@dryrun/content/course/outline';
import { getLessonContent } from '@dryrun/contracts/lessons';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openLesson } from '../../../test/lesson.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { createOwner, createSession, createUser } from '../../../test/users.ts';

afterEach(() => void jest.useRealTimers());

/** Opens a lesson, by default a free one; `loaded` lists the ids of the loaded lessons. */
async function openText({ account = createOwner(), at = 'graph' } = {}) {
  const loaded: number[] = [];
  const lesson = openLesson({ at, session: createSession(account) });
  server.use(
    mockEndpoint(getLessonContent, ({ query: { id } }) => {
      loaded.push(Number(id));
      return { lessonContent: `Text of lesson ${id}.`, solution: '', answer: '' };
    }),
  );
  const contents = await screen.findByRole('navigation', { name: 'Course content' });
  const link = (name: RegExp) => within(contents).getByRole('link', { name });
  return { ...lesson, loaded, link };
}

const idOf = (path: string): number => findLesson(path)?.id ?? 0;

test('loads a text lesson whose link has the focus, once', async () => {
  const { loaded, link, user } = await openText();
  act(() => link(/^Heap/).focus());
  await waitFor(() => expect(loaded).toContain(idOf('heap')));
  await user.click(link(/^Heap/));
  expect(await screen.findByText(`Text of lesson ${idOf('heap')}.`)).toBeTruthy();
  expect(loaded.filter((id) => id === idOf('heap'))).toHaveLength(1);
});

test('loads a text lesson on whose link the pointer rests, but not one that it crosses', async () => {
  const { loaded, link } = await openText();
  fireEvent.pointerOver(link(/^Trie/));
  fireEvent.pointerOut(link(/^Trie/));
  fireEvent.pointerOver(link(/^Heap/));
  await waitFor(() => expect(loaded).toContain(idOf('heap')));
  expect(loaded).not.toContain(idOf('trie'));
});

test('prefetches the next text lesson after a moment', async () => {
  const { loaded } = await openText();
  await waitFor(() => expect(loaded).toEqual([idOf('graph'), idOf('two-pointers')]));
});

test.each([
  ['a coding lesson', { at: 'dynamic-programming' }],
  ['a locked lesson', { account: createUser() }],
])('does not prefetch %s that is next', async (_, options) => {
  jest.useFakeTimers({ advanceTimers: true });
  const { loaded } = await openText(options);
  await waitFor(() => expect(loaded).toHaveLength(1));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(loaded).toHaveLength(1);
});

test('does not load a coding lesson before it is opened, because that counts as opening its solution', async () => {
  const { loaded, link } = await openText();
  act(() => link(/^Three Sum/).focus());
  act(() => link(/^Heap/).focus());
  await waitFor(() => expect(loaded).toContain(idOf('heap')));
  expect(loaded).not.toContain(idOf('three-sum'));
});

test('does not load a locked lesson, in the contents or by Next', async () => {
  const { loaded, link } = await openText({ account: createUser() });
  act(() => link(/^Heap/).focus());
  const next = within(screen.getByRole('navigation', { name: 'Lessons' })).getByRole('link', {
    name: /^Next /,
  });
  act(() => next.focus());
  act(() => link(/^Permutations/).focus());
  await waitFor(() => expect(loaded).toContain(idOf('permutation')));
  expect(new Set(loaded)).toEqual(new Set([idOf('graph'), idOf('permutation')]));
});
