import { practiceList } from '@dryrun/content/course/practice-list';
import { signatures } from '@dryrun/content/course/public-parts';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderWith } from '../../../test/render.tsx';
import { createOwner, createSession, createUser } from '../../../test/users.ts';
import type { Session } from '../../shared/session.ts';
import { PracticePage } from './PracticePage.tsx';

function openPage(session?: Session) {
  renderWith(
    <Routes>
      <Route path="/course/:coursePath/practice" element={<PracticePage />} />
    </Routes>,
    { at: '/course/coding-interview/practice', ...(session && { session }) },
  );
}

const freeLessons = ['graph', 'permutation'];
const freePaths = practiceList
  .filter(({ lesson, level }) => freeLessons.includes(lesson) && level === 'warm-up')
  .map(({ signature }) => `practice/${signature.path}`);

/** The links of rows with a mark, below the path of the course. */
const pathsBeside = (marks: readonly HTMLElement[]) =>
  marks.map((mark) => {
    const link = within(mark.closest('tr') as HTMLElement).getByRole('link');
    return (link.getAttribute('href') ?? '').replace('/course/coding-interview/', '');
  });

test.each([
  ['a visitor', undefined],
  ['an account without the course', createSession(createUser())],
])('marks free and locked problems for %s', (_, session) => {
  openPage(session);
  const free = pathsBeside(screen.getAllByText('FREE'));
  expect(free.toSorted()).toEqual([...freePaths, 'three-sum', 'go'].toSorted());
  const locked = pathsBeside(screen.getAllByLabelText('locked'));
  expect(locked).toHaveLength(practiceList.length + signatures.length - free.length);
  expect(locked).toContain('practice/camp-internet'); // a transfer problem of a preview lesson
});

test('marks nothing for a learner with access', () => {
  openPage(createSession(createOwner()));
  expect(screen.queryByText('FREE')).toBeNull();
  expect(screen.queryByLabelText('locked')).toBeNull();
});

test('lists transfer problems by name, because their order would give their patterns away', () => {
  openPage(createSession(createOwner()));
  const nameOf = new Map(practiceList.map(({ signature }) => [`practice/${signature.path}`, signature.name]));
  const names = pathsBeside(screen.getAllByText('Find it yourself')).map((path) => nameOf.get(path) ?? path);
  expect(names).toHaveLength(20);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
});
