import { expect, test } from '@jest/globals';
import { builtInCourse } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons } from '@dryrun/contracts/courses';
import { isKnownPath } from './known-path.ts';

test.each([
  '/',
  '/login',
  '/login/',
  '/signup',
  '/account-recovery',
  '/password-change',
  '/confirm-email',
  '/oauth2/redirect',
  '/profile',
  '/undo-deletion',
  '/unsubscribe',
  '/my-courses',
  '/faq',
  '/terms-of-service',
  '/terms-and-conditions',
  '/privacy-policy',
  '/blog',
  '/blog/acing-coding-interviews',
  '/editor',
  '/courses',
  '/payment-processing',
  '/payment-successful',
  '/payment-history',
  '/buy/coding-interview',
  '/course/coding-interview',
  '/course/coding-interview/',
  '/course/coding-interview/three-sum',
  '/course/coding-interview/three-sum/thought-process',
  '/course/coding-interview/three-sum/best-solution',
  '/course/coding-interview/three-sum/submissions',
])('knows the page %s', (path) => {
  expect(isKnownPath(path)).toBe(true);
});

test.each([
  '/not-found',
  '/blog/no-such-post',
  '/blog/acing-coding-interviews/more',
  '/nothing-here',
  '/login/more',
  '/course',
  '/course/another',
  '/course/another/three-sum',
  '/course/coding-interview/no-lesson',
  '/course/coding-interview/three-sum/no-tab',
  '/course/coding-interview/three-sum/submissions/more',
  '/buy/another',
  '/buy/coding-interview/more',
  '//',
  '//login',
  '/__proto__',
])('does not know the page %s', (path) => {
  expect(isKnownPath(path)).toBe(false);
});

test('knows exactly the published lessons', () => {
  for (const lesson of flattenLessons(builtInCourse)) {
    expect([lesson.urlPath, isKnownPath(`/course/coding-interview/${lesson.urlPath}`)]).toEqual([
      lesson.urlPath,
      isPublished(lesson),
    ]);
  }
});
