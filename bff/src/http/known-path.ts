import { builtInCourse, findLesson } from '@dryrun/content/course/outline';

/** Pages without parameters (specification, section 2). `/not-found` is not among them: it is the 404 page. */
const pages: ReadonlySet<string> = new Set([
  '/',
  '/courses',
  '/login',
  '/signup',
  '/account-recovery',
  '/password-change',
  '/confirm-email',
  '/oauth2/redirect',
  '/faq',
  '/terms-of-service',
  '/terms-and-conditions',
  '/privacy-policy',
  '/blog',
  '/my-courses',
  '/payment-processing',
  '/payment-successful',
  '/payment-history',
  '/profile',
  '/editor',
]);

const lessonSections: ReadonlySet<string> = new Set(['thought-process', 'best-solution', 'submissions']);

/** Whether the client has a page at this path; else it is served with status 404 and shows its not-found page. */
export function knownPath(path: string): boolean {
  const trimmed = path.replace(/(?<=[^/])\/$/, '');
  if (pages.has(trimmed)) return true;
  const [room, coursePath, lessonPath, section, ...more] = trimmed.slice(1).split('/');
  if (coursePath !== builtInCourse.path || more.length > 0) return false;
  if (room === 'buy') return lessonPath === undefined;
  if (room !== 'course') return false;
  if (lessonPath === undefined) return true;
  return findLesson(lessonPath) !== undefined && (section === undefined || lessonSections.has(section));
}
