import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { listLatestSubmissions, type LatestSubmission } from '@dryrun/contracts/code';
import { flattenLessons, getCourse } from '@dryrun/contracts/courses';
import { listAnnotated } from '@dryrun/contracts/lessons';
import { getToday } from '@dryrun/contracts/memory';
import { getMe, type User } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { createOwner, createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server } from '../../../test/server.ts';

function openAs(user: User) {
  server.use(mockEndpoint(getMe, () => user));
  return renderApp({ at: '/my-courses', session: createSession(user) });
}

const allLessons = flattenLessons(builtInCourse).map(({ id }) => id);

test.each([
  ['the first lesson without progress', [], null, 'How to use this course'],
  ['the last visited lesson if it is unfinished', [1, 2, 3], 'tree', 'Trees'],
  ['the first unfinished lesson after the last visited one', [8, 9], 'tree', 'Tries'],
  ['an earlier lesson if all later ones are finished', allLessons.filter((id) => id !== 4), 'go', 'Strings'],
  ['none if all are finished', allLessons, 'go', 'You completed every lesson.'],
])('offers %s as the next lesson', async (_, finished, lastLesson, name) => {
  openAs(createOwner(finished, lastLesson));
  const next = await screen.findByRole('region', { name: /^Next lesson/ });
  expect(within(next).getByRole('heading', { level: 3 }).textContent).toBe(name);
  expect(within(next).getByText(new RegExp(`^${finished.length} of \\d+ lessons completed$`))).toBeTruthy();
});

test('offers a retry when a course cannot be loaded', async () => {
  const enrollment = { courseId: 2, coursePath: 'knitting', finishedLessons: [], lastLessonPath: null };
  let isAvailable = false;
  server.use(
    mockEndpoint(getCourse, () =>
      isAvailable ? { ...builtInCourse, id: 2, title: 'Knitting' } : new ApiError('unavailable'),
    ),
  );
  const { user } = openAs(createUser({ currentCourses: [enrollment] }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isAvailable = true;
  await user.click(retry);
  expect(await screen.findByRole('heading', { name: 'Knitting' })).toBeTruthy();
});

test('shows problems by pattern as solved, tried and untouched', async () => {
  openAs({ ...createOwner(), solvedQuestions: [1, 2, 14], triedQuestions: [12] });
  const section = await screen.findByRole('region', { name: 'Problems by pattern' });
  for (const count of ['3 solved', '1 tried', '16 untouched'])
    expect(within(section).getByText(count)).toBeTruthy();
  expect(within(section).getAllByRole('link', { name: /^(?:solved|tried|untouched)/ })).toHaveLength(20);
  const threeSum = within(section).getByRole('link', { name: /^solved\s*Three Sum/ });
  expect(threeSum.getAttribute('href')).toBe('/course/coding-interview/three-sum');
  expect(within(section).getByRole('link', { name: /^tried\s*Zigzag Levels/ })).toBeTruthy();
  expect(within(section).getByRole('link', { name: /^untouched\s*Edit Distance/ })).toBeTruthy();
});

test('marks solved problems as remembered or fading, and leads a fading one to its exercise', async () => {
  const [threeSum, substring] = ['three-sum', 'longest-unique-substring'].map(
    (path) => findLesson(path)?.id ?? 0,
  );
  server.use(
    mockEndpoint(getToday, () => ({
      items: [],
      minutes: 0,
      done: 0,
      hasItems: true,
      fading: [threeSum ?? 0],
      remembered: [substring ?? 0],
    })),
  );
  openAs({ ...createOwner(), solvedQuestions: [1, 2, 14], triedQuestions: [] });
  const section = await screen.findByRole('region', { name: 'Problems by pattern' });
  const fading = await within(section).findByRole('link', { name: /^fading\s*Three Sum/ });
  expect(fading.getAttribute('href')).toBe('/today');
  const remembered = within(section).getByRole('link', { name: /^remembered\s*Longest Unique Substring/ });
  expect(remembered.getAttribute('href')).toBe('/course/coding-interview/longest-unique-substring');
  for (const count of ['1 remembered', '1 solved', '1 fading', '17 untouched'])
    expect(within(section).getByText(count)).toBeTruthy();
});

const submission: LatestSubmission = {
  id: '00000000-0000-4000-8000-000000000001',
  questionId: 1,
  state: 'FINISHED',
  statusMsg: 'Wrong Answer',
  creationTime: '2026-11-24T10:00:00.000Z',
  lang: 'python3',
  runtime: 5,
  memory: 9000,
  testsPassed: 18,
  testsTotal: 25,
};

test('lists the last verdicts with links to their problems', async () => {
  server.use(
    mockEndpoint(listLatestSubmissions, () => [{ ...submission, creationTime: new Date().toISOString() }]),
  );
  openAs(createOwner());
  const verdicts = await screen.findByRole('region', { name: 'Last verdicts' });
  const row = await within(verdicts).findByRole('listitem');
  expect(row.textContent).toMatch(/Three Sum.*Wrong Answer.*18 of 25 tests.*Python3.*just now/);
  expect(within(row).getByRole('link').getAttribute('href')).toBe('/course/coding-interview/three-sum');
});

test('suggests the first problem before the first submission', async () => {
  openAs(createOwner());
  expect((await screen.findByText(/^Nothing submitted yet/)).textContent).toBe(
    'Nothing submitted yet. Start with Three Sum.',
  );
});

test('formats the Markdown of notes and keeps the type names of code', async () => {
  const note = '**Sort** first.\nReturn List<Integer>, not `int[]`.';
  server.use(
    mockEndpoint(listAnnotated, () => ({
      notes: [{ lessonId: 1, note, updateTime: '2026-11-24T10:00:00.000Z' }],
      bookmarks: [],
    })),
  );
  openAs(createOwner());
  const notes = await screen.findByRole('region', { name: /^Bookmarks and notes/ });
  expect(within(notes).getByText('Sort').tagName).toBe('STRONG');
  expect(within(notes).getByText('int[]').tagName).toBe('CODE');
  expect(notes.textContent).toContain('Sort first.\nReturn List<Integer>, not int[].');
});
