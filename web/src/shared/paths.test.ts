import { builtInCourse } from '@dryrun/content/course/outline';
import { expect, test } from '@jest/globals';
import { builtInCoursePath, destinationOf, href } from './paths.ts';

test("the header's course is the built-in one", () => {
  expect(builtInCoursePath).toBe(builtInCourse.path);
});

test('a lesson has an address for each of its tabs', () => {
  expect(href.lesson('coding-interview', 'go')).toBe('/course/coding-interview/go');
  expect(href.lesson('coding-interview', 'go', 'submissions')).toBe(
    '/course/coding-interview/go/submissions',
  );
});

test.each([
  [{ from: '/course/coding-interview/go?a=1#b' }, '/course/coding-interview/go?a=1#b'],
  [null, '/my-courses'],
  ['/course', '/my-courses'],
  [{ from: 7 }, '/my-courses'],
  [{ from: 'https://evil.example' }, '/my-courses'],
  [{ from: '//evil.example' }, '/my-courses'],
  [{ from: '/\\evil.example' }, '/my-courses'],
  [{ from: '/login' }, '/my-courses'],
])('login with the state %j leads to %s', (state, destination) => {
  expect(destinationOf(state)).toBe(destination);
});
