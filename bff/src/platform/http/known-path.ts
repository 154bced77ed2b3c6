import { readBlogPosts } from '@dryrun/content/blog';
import { builtInCourse } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import type { Course } from '@dryrun/contracts/courses';
import { lessonSections } from '@dryrun/contracts/lesson-sections';

/** Pages without parameters, as in web/src/app/router.tsx. `/not-found` is missing because it is the 404 page. */
const pages: ReadonlySet<string> = new Set([
  '/',
  '/login',
  '/signup',
  '/account-recovery',
  '/password-change',
  '/confirm-email',
  '/oauth2/redirect',
  '/undo-deletion',
  '/unsubscribe',
  '/blog',
  '/faq',
  '/terms-of-service',
  '/terms-and-conditions',
  '/privacy-policy',
  '/editor',
  '/profile',
  '/my-courses',
  '/payment-processing',
  '/payment-successful',
  '/payment-history',
  '/admin',
  '/admin/users',
  '/admin/enrolments',
  '/admin/payments',
  '/admin/promo-codes',
  '/admin/comments',
  '/admin/judge',
  '/admin/mail',
  '/admin/audit-log',
  '/courses',
]);

const postPages: ReadonlySet<string> = new Set(readBlogPosts().map((post) => `/blog/${post.path}`));

/** The admin page of an account. Any id matches, so that the status does not reveal whether an account exists. */
const accountPage = /^\/admin\/users\/[\da-f-]{36}$/;

const lessonTabs: ReadonlySet<string> = new Set(lessonSections);

/** Every other path is served with status 404 and shows the not-found page. */
export function isKnownPath(path: string, courses: readonly Course[] = [builtInCourse]): boolean {
  const trimmed = path.replace(/(?<=[^/])\/$/, '');
  if (pages.has(trimmed)) return true;
  if (postPages.has(trimmed)) return true;
  if (accountPage.test(trimmed)) return true;
  const [root, coursePath, lessonPath, tab, ...more] = trimmed.slice(1).split('/');
  const course = courses.find((candidate) => candidate.path === coursePath);
  if (root === 'buy') return course !== undefined && lessonPath === undefined;
  if (root !== 'course' || !course || more.length > 0) return false;
  if (lessonPath === undefined) return true;
  const lesson = course.sections
    .flatMap(({ lessons }) => lessons)
    .find(({ urlPath }) => urlPath === lessonPath);
  return lesson !== undefined && isPublished(lesson) && (tab === undefined || lessonTabs.has(tab));
}
