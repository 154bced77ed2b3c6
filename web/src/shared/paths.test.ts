import { builtInCourse } from '@dryrun/content/course/outline';
import { expect, test } from '@jest/globals';
import { builtInCoursePath, destinationOf, href, textOf } from './paths.ts';

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
  [{ from: '/\t/evil.example' }, '/my-courses'],
  [{ from: '/\n\\evil.example' }, '/my-courses'],
  [{ from: '/login' }, '/my-courses'],
  [{ from: '/login-tips' }, '/login-tips'],
  [{ from: '/signup?a=1' }, '/my-courses'],
  [{ from: '/password-change?upn=1' }, '/my-courses'],
  [{ from: '/editor' }, '/my-courses'],
  [{ from: '/editor#draft' }, '/my-courses'],
])('login with the state %j leads to %s', (state, destination) => {
  expect(destinationOf(state)).toBe(destination);
});

test('an admin returns to the editor', () => {
  expect(destinationOf({ from: '/editor' }, true)).toBe('/editor');
});

test('a page may say why one has to log in', () => {
  expect(textOf({ from: '/buy/x', reason: 'You need to log in to purchase.' }, 'reason')).toBe(
    'You need to log in to purchase.',
  );
  expect(textOf({ from: '/buy/x' }, 'reason')).toBeUndefined();
  expect(textOf(null, 'reason')).toBeUndefined();
});
