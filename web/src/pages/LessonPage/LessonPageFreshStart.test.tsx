import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { openLesson } from '../../../test/lesson.tsx';
import { freshStart } from '../../shared/navigationState.ts';
import { codeKey, readStored, writeStored } from '../../shared/storage.ts';

const typed = 'class Solution { int typed; }';

test('starts from an empty editor if the link asks for it, once, and offers the old code', async () => {
  writeStored(codeKey(1, 'java'), typed);
  const { router, user } = openLesson({ state: freshStart });
  expect(await screen.findByText('The Java code was reset.')).toBeTruthy();
  expect(readStored(codeKey(1, 'java'))).not.toBe(typed);
  expect(router.state.location.state).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readStored(codeKey(1, 'java'))).toBe(typed);
});

test('keeps the code without such a link', async () => {
  writeStored(codeKey(1, 'java'), typed);
  openLesson();
  expect(await screen.findByDisplayValue(typed)).toBeTruthy();
});
