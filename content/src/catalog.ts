import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCourse } from '../course/outline.ts';
import { readCourseFolders } from './course-folders.ts';
import { getLessonText, readTextLesson, type LessonText } from './lessons.ts';

export interface CatalogLesson {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** All courses with the texts of their lessons. Server only. */
export interface Catalog {
  /** The built-in course first. */
  readonly courses: readonly Course[];
  findCourseByPath(path: string): Course | undefined;
  findCourseById(courseId: number): Course | undefined;
  findLesson(lessonId: number): CatalogLesson | undefined;
  /** Returns undefined for unknown and unpublished lessons. */
  findLessonText(lessonId: number): LessonText | undefined;
}

/** Loads the built-in course and the courses in a folder. Throws if ids or course paths are not unique. */
export function loadCatalog(folder: string): Catalog {
  const folders = readCourseFolders(folder);
  const courses = [builtInCourse, ...folders.map(({ course }) => course)];
  requireUnique(
    'the id',
    courses.map(({ id }) => id),
  );
  requireUnique(
    'the path',
    courses.map(({ path }) => path),
  );
  const lessons = courses.flatMap((course) =>
    course.sections.flatMap((section) => section.lessons.map((lesson) => ({ course, lesson }))),
  );
  requireUnique(
    'the lesson id',
    lessons.map(({ lesson }) => lesson.id),
  );
  const byId = new Map(lessons.map((found) => [found.lesson.id, found]));
  const texts = new Map<number, LessonText | undefined>();
  return {
    courses,
    findCourseByPath: (path) => courses.find((course) => course.path === path),
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

function requireUnique(what: string, values: readonly (number | string)[]): void {
  const duplicate = values.find((value, i) => values.indexOf(value) !== i);
  if (duplicate !== undefined) throw new Error(`Two courses share ${what} ${duplicate}.`);
}
