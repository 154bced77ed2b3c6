import { globSync } from 'node:fs';
import path from 'node:path';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { contentFolder, coursesFolder } from './content-folder.ts';
import { checkCourseFolders } from './course-folders.ts';
import type { LintError, FileLintError } from './lint-error.ts';
import { createLinkResolver } from './lessons.ts';
import { readTextFile, type TextFile } from './text-file.ts';

/** Lints all course texts. File paths are relative to the repository, such as `content/course/lessons/array.md`. */
export function lintContent(): FileLintError[] {
  const { errors } = checkCourseFolders(coursesFolder);
  return [
    ...lintBuiltInCourse(),
    ...errors.map(({ file, ...error }) => ({
      file: path.relative(path.dirname(contentFolder), file),
      ...error,
    })),
  ];
}

function lintBuiltInCourse(): FileLintError[] {
  const files = globSync('course/{lessons,problems/*}/*.md', { cwd: contentFolder }).sort();
  return files.flatMap((file) => {
    const text = readTextFile(path.join(contentFolder, file), createLinkResolver(builtInCourse));
    if (!text) return [];
    const isLesson = file.startsWith('course/lessons/');
    const errors = [
      ...(isLesson ? lintFrontMatter(file, text) : []),
      ...text.errors,
      ...text.warnings,
      ...lintHeadings(text),
    ];
    return errors.map((error) => ({ file: `content/${file}`, ...error }));
  });
}

function lintFrontMatter(file: string, { frontMatter }: TextFile): LintError[] {
  const urlPath = path.basename(file, '.md');
  const lesson = findLesson(urlPath);
  if (!lesson || lesson.isCodingProblem)
    return [{ line: 1, message: `the course has no text lesson "${urlPath}"` }];
  const errors: LintError[] = [];
  const { id, minutes } = frontMatter;
  if (id !== lesson.id) errors.push({ line: 1, message: `id: must be ${lesson.id}, as in the outline` });
  if (!Number.isInteger(minutes) || Number(minutes) < 1) {
    errors.push({ line: 1, message: 'minutes: must be a whole number of minutes' });
  } else if (minutes !== lesson.minutes) {
    errors.push({
      line: 1,
      message: `minutes: add '${urlPath}': ${String(minutes)} to content/course/minutes.ts`,
    });
  }
  return errors;
}

/** The lesson name is the page's level-1 heading, so a text must start at level 2. */
function lintHeadings({ markdown }: TextFile): LintError[] {
  const hasFirstLevel = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '').search(/^# /m) !== -1;
  return hasFirstLevel
    ? [{ line: 1, message: 'headings start at the second level: use ## instead of #' }]
    : [];
}
