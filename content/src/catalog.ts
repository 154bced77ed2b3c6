import { flattenLessons, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { TraceResult } from '@dryrun/contracts/trace';
import { findByPath } from '@dryrun/contracts/old-paths';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { builtInCourse } from '../course/outline.ts';
import { readCourseFolders } from './course-folders.ts';
import { lessonsFolder, readLessonTrace } from './lesson-traces.ts';
import { getLessonText, readTextLesson } from './lessons.ts';

export interface CatalogLesson {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** All courses with the texts of their lessons. Server only. */
export interface Catalog {
  /** The built-in course first. Includes withdrawn courses. */
  readonly courses: readonly Course[];
  /** Courses without pages, which only admins see in their list. */
  readonly drafts: readonly Course[];
  /** Also finds a course by an old path. */
  findCourseByPath(path: string): Course | undefined;
  findCourseById(courseId: number): Course | undefined;
  findLesson(lessonId: number): CatalogLesson | undefined;
  /** Returns undefined for unknown and unpublished lessons. */
  findLessonText(lessonId: number): LessonText | undefined;
  /** Returns undefined for unknown programs and those without a recording. */
  findLessonTrace(lessonId: number, program: string): TraceResult | undefined;
}

/**
 * Loads the built-in course and the courses in a folder, without drafts. Throws if ids or course paths, including old
 * paths, are not unique.
 */
export function loadCatalog(folder: string): Catalog {
  const folders = readCourseFolders(folder);
  const allCourses = [builtInCourse, ...folders.map(({ course }) => course)];
  requireUnique(
    'the id',
    allCourses.map(({ id }) => id),
  );
  requireUnique(
    'the path',
    allCourses.flatMap(({ path, oldPaths = [] }) => [path, ...oldPaths]),
  );
  requireUnique(
    'the lesson id',
    allCourses.flatMap(listLessons).map(({ lesson }) => lesson.id),
  );
  const courses = allCourses.filter(({ state }) => state !== 'draft');
  const byId = new Map(courses.flatMap(listLessons).map((found) => [found.lesson.id, found]));
  const folderOf = (course: Course): string =>
    folders.find((found) => found.course === course)?.lessonsFolder ?? lessonsFolder;
  const texts = new Map<number, LessonText | undefined>();
  return {
    courses,
    drafts: allCourses.filter(({ state }) => state === 'draft'),
    findCourseByPath: (path) => findByPath(courses, path, (course) => course.path),
    findCourseById: (courseId) => courses.find((course) => course.id === courseId),
    findLesson: (lessonId) => byId.get(lessonId),
    findLessonText(lessonId) {
      const found = byId.get(lessonId);
      if (!found || found.course === builtInCourse) return getLessonText(lessonId);
      if (!texts.has(lessonId)) {
        texts.set(lessonId, readTextLesson(folderOf(found.course), found.course, found.lesson));
      }
      return texts.get(lessonId);
    },
    findLessonTrace(lessonId, program) {
      const found = byId.get(lessonId);
      return found && readLessonTrace(folderOf(found.course), found.lesson.urlPath, program);
    },
  };
}

function listLessons(course: Course): CatalogLesson[] {
  return flattenLessons(course).map((lesson) => ({ course, lesson }));
}

function requireUnique(what: string, values: readonly (number | string)[]): void {
  const duplicate = values.find((value, i) => values.indexOf(value) !== i);
  if (duplicate !== undefined) throw new Error(`Two courses share ${what} ${duplicate}.`);
}
