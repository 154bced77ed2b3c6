import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { courseFileSchema, type CourseFile } from '@dryrun/contracts/course-file';
import type { Course } from '@dryrun/contracts/courses';
import type { FileLintError } from './lint-error.ts';
import { lessonLinks } from './lessons.ts';
import { readTextFile } from './text-file.ts';
import { readYaml } from './yaml-source.ts';

/** A course that is a folder of its own, with the folder of its lessons. */
export interface CourseFolder {
  readonly course: Course;
  readonly lessonsFolder: string;
}

/**
 * Reads the courses in a folder, each a folder with `course.yaml` and `lessons/<urlPath>.md`. Throws with every fault,
 * its file and its line; none when the folder is not there.
 */
export function readCourseFolders(folder: string): CourseFolder[] {
  const { courses, faults } = checkCourseFolders(folder);
  if (faults.length > 0) {
    throw new Error(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
  return courses;
}

/** The courses in a folder that can be read, and everything that is wrong in it. */
export function checkCourseFolders(folder: string): {
  readonly courses: CourseFolder[];
  readonly faults: readonly FileLintError[];
} {
  const faults: FileLintError[] = [];
  if (folder === '' || !existsSync(folder)) return { courses: [], faults };
  const courses = globSync('*/course.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => readCourseFolder(path.join(folder, path.dirname(file)), faults));
  return { courses, faults };
}

function readCourseFolder(folder: string, faults: FileLintError[]): CourseFolder[] {
  const file = path.join(folder, 'course.yaml');
  const source = readYaml(readFileSync(file, 'utf8'));
  if ('message' in source) {
    faults.push({ file, ...source });
    return [];
  }
  const parsed = courseFileSchema.safeParse(source.value);
  if (!parsed.success) {
    for (const { path: at, message } of parsed.error.issues) {
      faults.push({ file, line: source.lineOf(at), message: `${at.join('.')}: ${message}` });
    }
    return [];
  }
  const lessonsFolder = path.join(folder, 'lessons');
  const minutes = new Map<string, number>();
  const course = toCourse(parsed.data, minutes);
  const places = course.sections.flatMap(({ lessons }, i) =>
    lessons.map(({ urlPath }, j) => ({ urlPath, line: source.lineOf(['sections', i, 'lessons', j]) })),
  );
  for (const [i, { urlPath, line }] of places.entries()) {
    if (places.findIndex((place) => place.urlPath === urlPath) < i)
      faults.push({ file, line, message: `there is another lesson "${urlPath}"` });
    const lessonFile = path.join(lessonsFolder, `${urlPath}.md`);
    const text = readTextFile(lessonFile, lessonLinks(course));
    if (!text) {
      faults.push({ file, line, message: `lessons/${urlPath}.md is missing` });
      continue;
    }
    for (const fault of text.faults) faults.push({ file: lessonFile, ...fault });
    const length = Number(text.frontMatter['minutes']);
    if (Number.isInteger(length) && length > 0) minutes.set(urlPath, length);
    else faults.push({ file: lessonFile, line: 1, message: 'minutes: a whole number of minutes is needed' });
  }
  return [{ course: toCourse(parsed.data, minutes), lessonsFolder }];
}

function toCourse(file: CourseFile, minutes: ReadonlyMap<string, number>): Course {
  return {
    ...file,
    sections: file.sections.map(({ name, lessons }, i) => ({
      name,
      sectionOrder: i + 1,
      lessons: lessons.map((lesson, j) => ({
        ...lesson,
        lessonOrder: j + 1,
        isCodingProblem: false,
        minutes: minutes.get(lesson.urlPath),
      })),
    })),
  };
}
