import { expect, test } from '@jest/globals';
import { matchPage, pageList, pagePath } from './pages.ts';

test.each([
  ['/', 'home', {}],
  ['/blog', 'blog', {}],
  ['/blog/heaps', 'blogPost', { postPath: 'heaps' }],
  ['/course/a', 'course', { coursePath: 'a' }],
  ['/course/a/b', 'lesson', { coursePath: 'a', lessonPath: 'b' }],
  ['/course/a/b/submissions', 'lesson', { coursePath: 'a', lessonPath: 'b', section: 'submissions' }],
  ['/anna', 'promoLink', { name: 'anna' }],
])('matches %s with the page %s', (path, name, params) => {
  const match = matchPage(path);
  expect([match?.page.name, { ...match?.params }]).toEqual([name, params]);
});

test.each(['', '//', '/blog/', '/course/a/b/c/d', '/course//b', '/login/more'])(
  'matches %j with no page',
  (path) => {
    expect(matchPage(path)).toBeUndefined();
  },
);

test('builds paths with and without an optional parameter', () => {
  const lesson = { coursePath: 'a', lessonPath: 'b' };
  expect([pagePath('lesson', lesson), pagePath('lesson', { ...lesson, section: 'submissions' })]).toEqual([
    '/course/a/b',
    '/course/a/b/submissions',
  ]);
});

test('gives every indexed page without parameters a way to be prerendered', () => {
  expect(
    pageList.filter(({ isIndexed, prerender }) => isIndexed && (!prerender || prerender === 'head')),
  ).toEqual([]);
});
