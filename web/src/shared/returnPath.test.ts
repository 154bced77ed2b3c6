import { expect, test } from '@jest/globals';
import { pathAfterLogin } from './returnPath.ts';

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
])('maps the state %j to the path %s after login', (state, path) => {
  expect(pathAfterLogin(state)).toBe(path);
});

test('lets an admin return to the editor', () => {
  expect(pathAfterLogin({ from: '/editor' }, true)).toBe('/editor');
});
