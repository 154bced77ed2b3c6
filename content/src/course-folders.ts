import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { courseFileSchema, type CourseFile } from '@dryrun/contracts/course-file';
import type { Course } from '@dryrun/contracts/courses';
import type { FileLintError } from './lint-error.ts';
import { createLinkResolver } from './lessons.ts';
import { readTextFile } from './text-file.ts';
import { readYaml } from './yaml-source.ts';

export interface CourseFolder {
  readonly course: Course;
  readonly lessonsFolder: string;
}

/**
 * Reads the subfolders with `course.yaml` and `lessons/<urlPath>.md`. Returns none if the folder doesn't exist. Throws
 * with all errors, their files and lines.
 */
export function readCourseFolders(folder: string): CourseFolder[] {
  const { courses, errors } = checkCourseFolders(folder);
  if (errors.length > 0) {
    throw new Error(errors.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
  }
  return courses;
}

/** Returns the readable courses in a folder and the errors of all. */
export function checkCourseFolders(folder: string): {
  readonly courses: CourseFolder[];
  readonly errors: readonly FileLintError[];
} {
  const errors: FileLintError[] = [];
  if (folder === '' || !existsSync(folder)) return { courses: [], errors };
  const courses = globSync('*/course.yaml', { cwd: folder })
    .sort()
    .flatMap((file) => readCourseFolder(path.join(folder, path.dirname(file)), errors));
  return { courses, errors };
}

function readCourseFolder(folder: string, errors: FileLintError[]): CourseFolder[] {
  const file = path.join(folder, 'course.yaml');
  const source = readYaml(readFileSync(file, 'utf8'));
  if ('message' in source) {
    errors.push({ file, ...source });
    return [];
  }
  const parsed = courseFileSchema.safeParse(source.value);
  if (!parsed.success) {
    for (const { path: yamlPath, message } of parsed.error.issues) {
      errors.push({ file, line: source.lineOf(yamlPath), message: `${yamlPath.join('.')}: ${message}` });
    }
    return [];
  }
  const lessonsFolder = path.join(folder, 'lessons');
  const minutes = new Map<string, number>();
  const course = toCourse(parsed.data, minutes);
  const outline = course.sections.flatMap(({ lessons }, i) =>
    lessons.map(({ urlPath, oldPaths = [] }, j) => ({
      urlPath,
      paths: [urlPath, ...oldPaths],
      line: source.lineOf(['sections', i, 'lessons', j]),
    })),
  );
  const takenPaths = new Set<string>();
  for (const { urlPath, paths, line } of outline) {
    for (const lessonPath of paths) {
      if (takenPaths.has(lessonPath))
        errors.push({ file, line, message: `there is another lesson "${lessonPath}"` });
      takenPaths.add(lessonPath);
    }
    const lessonFile = path.join(lessonsFolder, `${urlPath}.md`);
    const text = readTextFile(lessonFile, createLinkResolver(course));
    if (!text) {
      errors.push({ file, line, message: `lessons/${urlPath}.md is missing` });
      continue;
    }
    for (const error of text.errors) errors.push({ file: lessonFile, ...error });
    const lessonMinutes = Number(text.frontMatter['minutes']);
    if (Number.isInteger(lessonMinutes) && lessonMinutes > 0) minutes.set(urlPath, lessonMinutes);
    else errors.push({ file: lessonFile, line: 1, message: 'minutes: must be a whole number of minutes' });
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
