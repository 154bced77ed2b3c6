import { flattenLessons, type Course } from './courses.ts';
import { pageList } from './pages.ts';

interface Renamed {
  readonly oldPaths?: readonly string[] | undefined;
}

/** Finds the entry with a path, else the one that had the path before it was renamed. */
export function findByPath<T extends Renamed>(
  entries: readonly T[],
  path: string | undefined,
  pathOf: (entry: T) => string,
): T | undefined {
  if (path === undefined) return undefined;
  return (
    entries.find((entry) => pathOf(entry) === path) ??
    entries.find(({ oldPaths }) => oldPaths?.includes(path))
  );
}

const roots: ReadonlySet<string | undefined> = new Set(
  pageList.filter(({ path }) => path.includes('/:coursePath')).map(({ path }) => path.split('/')[1]),
);

/** Returns the current path of a renamed page below `/course` or `/buy`; undefined for other pages. */
export function redirectOldPath(path: string, courses: readonly Course[]): string | undefined {
  const [start = '', root = '', coursePath, lessonPath, ...rest] = path.split('/');
  if (start !== '' || !roots.has(root)) return undefined;
  const course = findByPath(courses, coursePath, (entry) => entry.path);
  if (!course) return undefined;
  const lessons = flattenLessons(course);
  const currentLesson = findByPath(lessons, lessonPath, ({ urlPath }) => urlPath)?.urlPath ?? lessonPath;
  const parts = ['', root, course.path, ...(currentLesson === undefined ? [] : [currentLesson]), ...rest];
  const currentPath = parts.join('/');
  return currentPath === path ? undefined : currentPath;
}
