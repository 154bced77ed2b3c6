import type { Course, Lesson } from '@dryrun/contracts/courses';
import { builtInCourse } from '../course/outline.ts';
import { readCourseFolders } from './course-folders.ts';
import { getLessonText, readTextLesson, type LessonText } from './lessons.ts';

/** A lesson and the course it belongs to. */
export interface CatalogueLesson {
  readonly course: Course;
  readonly lesson: Lesson;
}

/** Every course that is offered, with the texts of its lessons. Server only. */
export interface Catalogue {
  /** The built-in course first. */
  readonly courses: readonly Course[];
  findCourse(path: string): Course | undefined;
  courseOf(courseId: number): Course | undefined;
  findLesson(lessonId: number): CatalogueLesson | undefined;
  /** Undefined when there is no such lesson or its text is not written. */
  textOf(lessonId: number): LessonText | undefined;
}

/** The built-in course and those in a folder. Throws when two courses or lessons share an id or a course's path. */
export function loadCatalogue(folder: string): Catalogue {
  const folders = readCourseFolders(folder);
  const courses = [builtInCourse, ...folders.map(({ course }) => course)];
  requireDistinct(
    'the id',
    courses.map(({ id }) => id),
  );
  requireDistinct(
    'the path',
    courses.map(({ path }) => path),
  );
  const lessons = courses.flatMap((course) =>
    course.sections.flatMap((section) => section.lessons.map((lesson) => ({ course, lesson }))),
  );
  requireDistinct(
    'the lesson id',
    lessons.map(({ lesson }) => lesson.id),
  );
  const byId = new Map(lessons.map((found) => [found.lesson.id, found]));
  const texts = new Map<number, LessonText | undefined>();
  return {
    courses,
    findCourse: (path) => courses.find((course) => course.path === path),
    courseOf: (courseId) => courses.find((course) => course.id === courseId),
    findLesson: (lessonId) => byId.get(lessonId),
    textOf(lessonId) {
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

function requireDistinct(what: string, values: readonly (number | string)[]): void {
  const twice = values.find((value, i) => values.indexOf(value) !== i);
  if (twice !== undefined) throw new Error(`Two courses share ${what} ${twice}.`);
}
