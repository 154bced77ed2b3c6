import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { courseFileSchema, type CourseFile } from '@dryrun/contracts/course-file';
import type { Course } from '@dryrun/contracts/courses';
import { parse } from 'yaml';
import type { FileFault } from './faults.ts';
import { lessonLinks } from './lessons.ts';
import { readTextFile } from './text-file.ts';

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
  if (!existsSync(folder)) return [];
  const faults: FileFault[] = [];
  const courses = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => path.join(folder, name))
    .filter((courseFolder) => existsSync(path.join(courseFolder, 'course.yaml')))
    .flatMap((courseFolder) => readCourseFolder(courseFolder, faults));
  if (faults.length > 0) {
    throw new Error(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
  return courses;
}

function readCourseFolder(folder: string, faults: FileFault[]): CourseFolder[] {
  const file = path.join(folder, 'course.yaml');
  const parsed = courseFileSchema.safeParse(parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    for (const { path: at, message } of parsed.error.issues) {
      faults.push({ file, line: 1, message: `${at.join('.')}: ${message}` });
    }
    return [];
  }
  const lessonsFolder = path.join(folder, 'lessons');
  const minutes = new Map<string, number>();
  const course = toCourse(parsed.data, minutes);
  for (const { urlPath } of course.sections.flatMap(({ lessons }) => lessons)) {
    const lessonFile = path.join(lessonsFolder, `${urlPath}.md`);
    const text = readTextFile(lessonFile, lessonLinks(course));
    if (!text) faults.push({ file, line: 1, message: `lessons/${urlPath}.md is missing` });
    for (const fault of text?.faults ?? []) faults.push({ file: lessonFile, ...fault });
    const length = Number(text?.frontMatter['minutes']);
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
