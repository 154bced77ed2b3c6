import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderWith } from '../../../test/render.tsx';
import { createOwner, createSession } from '../../../test/users.ts';
import { LessonPractice } from './LessonPractice.tsx';

test('marks the warm-ups of a preview lesson as free, and its transfer problems as locked', async () => {
  renderWith(<LessonPractice lessonPath="graph" />);
  expect(await screen.findByRole('link', { name: /Island Ferries.*FREE/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Camp Internet.*locked/ })).toBeTruthy();
});

test('marks nothing for a learner with access', async () => {
  renderWith(<LessonPractice lessonPath="graph" />, { session: createSession(createOwner()) });
  expect(await screen.findByRole('link', { name: /Island Ferries/ })).toBeTruthy();
  expect(screen.queryByText('FREE')).toBeNull();
  expect(screen.queryByLabelText('locked')).toBeNull();
});
