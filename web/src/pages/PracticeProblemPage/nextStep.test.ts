import { builtInCourse } from '@dryrun/content/course/outline';
import { practiceList } from '@dryrun/content/course/practice-list';
import { signatures } from '@dryrun/content/course/public-parts';
import type { PracticeEntry } from '@dryrun/contracts/practice-problems';
import { expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { findNextStep, problemsOf } from './nextStep.ts';

const lessons = flattenLessons(builtInCourse);
const pathsOf = (lesson: string) => problemsOf(lesson).map(({ urlPath }) => urlPath);

function entryAt(path: string): PracticeEntry {
  const entry = practiceList.find(({ signature }) => signature.path === path);
  if (!entry) throw new Error(`there is no practice problem ${path}`);
  return entry;
}

const idOf = (path: string) =>
  [...signatures, ...practiceList.map(({ signature }) => signature)].find((each) => each.path === path)
    ?.questionId ?? 0;

/** The paths of Next, Next and so on, below the path of the course, until one is no practice problem. */
function chainFrom(path: string, { solved = [] as number[], canReadAll = true } = {}): string[] {
  const next = findNextStep(entryAt(path), { solved: new Set(solved), canReadAll });
  const [, to = ''] = next?.to.split('/course/coding-interview/') ?? [];
  const [, practicePath] = to.split('practice/');
  return practicePath === undefined ? [to] : [to, ...chainFrom(practicePath, { solved, canReadAll })];
}

test('leads from the warm-ups to the problem of the lesson', () => {
  expect(chainFrom('find-page')).toEqual(['practice/first-ripe-day', 'delivery-capacity']);
  expect(chainFrom('visitor-log')).toEqual(['practice/two-trays', 'balanced-brackets']);
});

test('leads to the transfer problems once the problems of the lesson are solved, then to the next lesson', () => {
  expect(chainFrom('two-trays', { solved: [idOf('balanced-brackets')] })).toEqual(['next-warmer-day']);
  const both = [idOf('balanced-brackets'), idOf('next-warmer-day')];
  expect(chainFrom('two-trays', { solved: both })).toEqual(['hash-table']);
  expect(chainFrom('first-ripe-day', { solved: [idOf('delivery-capacity')] })).toEqual([
    'practice/ring-recorder',
    'practice/price-matrix',
    'recursion',
  ]);
});

test('skips solved problems', () => {
  const solved = ['first-ripe-day', 'delivery-capacity', 'ring-recorder'].map(idOf);
  expect(chainFrom('find-page', { solved })).toEqual(['practice/price-matrix', 'recursion']);
});

test('leads from the last lesson with text to the first problem of the course', () => {
  expect(chainFrom('home-battery')).toEqual(['three-sum']);
});

test('leads an account without the course to free problems and lessons only', () => {
  expect(chainFrom('best-connected', { canReadAll: false })).toEqual([
    'practice/island-ferries',
    'permutation',
  ]);
  expect(chainFrom('bench-order', { canReadAll: false })).toEqual(['practice/letter-tiles', 'three-sum']);
});

test('leads on from each practice problem, and ends', () => {
  for (const { signature } of practiceList) expect(chainFrom(signature.path).at(-1)).toMatch(/^[a-z-]+$/);
});

test('gives each problem to one lesson', () => {
  const given = lessons.flatMap(({ urlPath }) => pathsOf(urlPath));
  expect(given.toSorted()).toEqual(signatures.map(({ path }) => path).toSorted());
  expect(pathsOf('two-pointers')).toEqual(['three-sum']);
  expect(pathsOf('sliding-window')).toEqual(['longest-unique-substring']);
  expect(pathsOf('array')).toEqual([]);
});
