import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { contentFolder, coursesFolder } from './content-folder.ts';
import { checkCourseFolders } from './course-folders.ts';
import { parseFences } from './fences.ts';
import type { LintError, FileLintError } from './lint-error.ts';
import { lessonsFolder, listLessonTraces, programId } from './lesson-traces.ts';
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
  const files = globSync('course/{lessons,problems/*,practice/*/*}/*.md', { cwd: contentFolder }).sort();
  return files.flatMap((file) => {
    const text = readTextFile(path.join(contentFolder, file), createLinkResolver(builtInCourse));
    if (!text) return [];
    const isLesson = file.startsWith('course/lessons/');
    const errors = [
      ...(isLesson ? [...lintSection(file), ...lintTracesOf(file)] : []),
      ...text.errors,
      ...text.warnings,
      ...lintHeadings(text),
    ];
    return errors.map((error) => ({ file: `content/${file}`, ...error }));
  });
}

function lintSection(file: string): LintError[] {
  if (findLesson(path.basename(file, '.md'))) return [];
  return [{ line: 1, message: 'section: use a section of content/course/outline.ts' }];
}

function lintTracesOf(file: string): LintError[] {
  const recorded = listLessonTraces(lessonsFolder, path.basename(file, '.md'));
  return lintTraces(readFileSync(path.join(contentFolder, file), 'utf8'), recorded);
}

/** Reports the programs of a text lesson that have no recording of their current text. */
export function lintTraces(text: string, recorded: readonly string[]): LintError[] {
  return parseFences(text)
    .filter(({ flags, name, body }) => flags.includes('run') && !recorded.includes(programId(name, body)))
    .map(({ from, name }) => ({
      line: from + 1,
      message: `the ${name} program has changed since it was recorded: run "npm run problems"`,
    }));
}

/** The lesson name is the page's level-1 heading, so a text must start at level 2. */
function lintHeadings({ markdown }: TextFile): LintError[] {
  const hasFirstLevel = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '').search(/^# /m) !== -1;
  return hasFirstLevel
    ? [{ line: 1, message: 'headings start at the second level: use ## instead of #' }]
    : [];
}
