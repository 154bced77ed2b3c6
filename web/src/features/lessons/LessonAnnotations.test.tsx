import { findLesson } from '@dryrun/content/course/outline';
import { getLessonAnnotations, writeNote } from '@dryrun/contracts/lessons';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { createSession, createUser } from '../../../test/users.ts';
import { loggedOut } from '../../shared/session.ts';
import { LessonAnnotations } from './LessonAnnotations.tsx';

const ada = createUser();
const lesson = findArrayLesson();

function findArrayLesson() {
  const found = findLesson('array');
  if (!found) throw new Error('No such lesson.');
  return found;
}

/** `received` are the notes that the server received. */
function renderNote(savedNote: string) {
  const received: string[] = [];
  server.use(
    mockEndpoint(getMe, () => ada),
    mockEndpoint(getLessonAnnotations, () => ({
      note: received.at(-1) ?? savedNote,
      isBookmarked: false,
      quizResults: [],
    })),
    mockEndpoint(writeNote, ({ body }) => {
      received.push(body.note);
      return { note: body.note };
    }),
  );
  const { store } = renderWith(<LessonAnnotations lesson={lesson} />, { session: createSession(ada) });
  return { store, received };
}

test('shows and sends a note that the server had not saved before a reload', async () => {
  localStorage.setItem(`note:${lesson.id}`, 'Two indexes');
  const { received } = renderNote('');
  expect(await screen.findByDisplayValue('Two indexes')).toBeTruthy();
  await waitFor(() => expect(received).toEqual(['Two indexes']));
  await waitFor(() => expect(localStorage.getItem(`note:${lesson.id}`)).toBeNull());
});

test('discards a note that the server had saved before a reload', async () => {
  localStorage.setItem(`note:${lesson.id}`, 'Two indexes');
  const { received } = renderNote('Two indexes');
  expect(await screen.findByDisplayValue('Two indexes')).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem(`note:${lesson.id}`)).toBeNull());
  expect(received).toEqual([]);
});

test('removes a note that was just typed when its owner logs out', async () => {
  const { store, received } = renderNote('Two indexes');
  fireEvent.change(await screen.findByDisplayValue('Two indexes'), { target: { value: 'Secret' } });
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(Object.values({ ...localStorage })).not.toContain('Secret');
  expect(received).toEqual([]);
});

test('keeps the field open when the user clears the note', async () => {
  const { received } = renderNote('Two indexes');
  const field = await screen.findByDisplayValue('Two indexes');
  fireEvent.focus(field);
  fireEvent.change(field, { target: { value: '' } });
  fireEvent.blur(field);
  await waitFor(() => expect(received).toEqual(['']));
  expect(field.isConnected).toBe(true);
});
