import type { Course, Lesson } from '@dryrun/contracts/courses';
import { findByPath } from '@dryrun/contracts/old-paths';
import { builtInCourse } from '../course/outline.ts';
import { readCourseFolders } from './course-folders.ts';
import { getLessonText, readTextLesson, type LessonText } from './lessons.ts';

export interface CatalogLesson {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** All courses with the texts of their lessons. Server only. */
export interface Catalog {
  /** The built-in course first. Includes withdrawn courses. */
  readonly courses: readonly Course[];
  /** Also finds a course by an old path. */
  findCourseByPath(path: string): Course | undefined;
  findCourseById(courseId: number): Course | undefined;
  findLesson(lessonId: number): CatalogLesson | undefined;
  /** Returns undefined for unknown and unpublished lessons. */
  findLessonText(lessonId: number): LessonText | undefined;
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
  const texts = new Map<number, LessonText | undefined>();
  return {
    courses,
    findCourseByPath: (path) => findByPath(courses, path, (course) => course.path),
    findCourseById: (courseId) => courses.find((course) => course.id === courseId),
    findLesson: (lessonId) => byId.get(lessonId),
    findLessonText(lessonId) {
      const found = byId.get(lessonId);
      if (!found || found.course === builtInCourse) return getLessonText(lessonId);
      if (!texts.has(lessonId)) {
        const lessonsFolder = folders.find(({ course }) => course === found.course)?.lessonsFolder ?? '';
        texts.set(lessonId, readTextLesson(lessonsFolder, found.course, found.lesson));
      }
      return texts.get(lessonId);
    },
  };
}

function listLessons(course: Course): CatalogLesson[] {
  return course.sections.flatMap((section) => section.lessons.map((lesson) => ({ course, lesson })));
}

function requireUnique(what: string, values: readonly (number | string)[]): void {
  const duplicate = values.find((value, i) => values.indexOf(value) !== i);
  if (duplicate !== undefined) throw new Error(`Two courses share ${what} ${duplicate}.`);
}
