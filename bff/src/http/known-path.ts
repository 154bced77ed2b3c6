import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { isWritten } from '@dryrun/content/course/written';

/** Pages without parameters, as in web/src/app/router.tsx. `/not-found` is not among them: it is the 404 page. */
const pages: ReadonlySet<string> = new Set(['/', '/login', '/my-courses']);

const lessonSections: ReadonlySet<string> = new Set(['thought-process', 'best-solution', 'submissions']);

/**
 * Whether the client has a page at this path: a page without parameters, the built-in course, or one of its written
 * lessons with or without a section. Every other path is served with status 404 and shows the not-found page.
 */
export function knownPath(path: string): boolean {
  const trimmed = path.replace(/(?<=[^/])\/$/, '');
  if (pages.has(trimmed)) return true;
  const [room, coursePath, lessonPath, section, ...more] = trimmed.slice(1).split('/');
  if (room !== 'course' || coursePath !== builtInCourse.path || more.length > 0) return false;
  if (lessonPath === undefined) return true;
  const lesson = findLesson(lessonPath);
  return lesson !== undefined && isWritten(lesson) && (section === undefined || lessonSections.has(section));
}
