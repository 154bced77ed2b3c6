import { readBlogPosts } from '@dryrun/content/blog';
import { builtInCourse } from '@dryrun/content/course/outline';
import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons, type Course } from '@dryrun/contracts/courses';
import { lessonSections } from '@dryrun/contracts/lesson-sections';
import { matchPage, pages } from '@dryrun/contracts/pages';

const postPaths: ReadonlySet<string> = new Set(readBlogPosts().map(({ path }) => path));
const sections: ReadonlySet<string> = new Set(lessonSections);

/** Any account id matches, so that the status does not reveal whether an account exists. */
const accountId = /^[\da-f-]{36}$/;

/** Every other path is served with status 404 and shows the not-found page. */
export function isKnownPath(path: string, courses: readonly Course[] = [builtInCourse]): boolean {
  const match = matchPage(withoutTrailingSlash(path));
  if (!match || match.page.path === pages.notFound.path) return false;
  const { coursePath, lessonPath, section, postPath, id, name } = match.params;
  if (name !== undefined) return false; // a promo link, which has redirected if it is registered
  if (id !== undefined) return accountId.test(id);
  if (postPath !== undefined) return postPaths.has(postPath);
  if (section !== undefined && !sections.has(section)) return false;
  if (coursePath === undefined) return true;
  const course = courses.find((candidate) => candidate.path === coursePath);
  if (!course || lessonPath === undefined) return course !== undefined;
  const lessons = flattenLessons(course);
  return lessons.some((lesson) => lesson.urlPath === lessonPath && isPublished(lesson));
}

export const withoutTrailingSlash = (path: string): string => path.replace(/(?<=[^/])\/$/, '');
