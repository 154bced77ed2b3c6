import { globSync } from 'node:fs';
import path from 'node:path';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { contentFolder, coursesFolder } from './content-folder.ts';
import { checkCourseFolders } from './course-folders.ts';
import type { Fault, FileLintError } from './lint-error.ts';
import { lessonLinks } from './lessons.ts';
import { readTextFile, type TextFile } from './text-file.ts';

/**
 * Everything that is wrong with the texts of the built-in course and of the courses in folders, with the file as the
 * author knows it, such as `content/course/lessons/array.md`.
 */
export function listFaults(): FileLintError[] {
  const { faults } = checkCourseFolders(coursesFolder);
  return [
    ...listBuiltInFaults(),
    ...faults.map(({ file, ...fault }) => ({
      file: path.relative(path.dirname(contentFolder), file),
      ...fault,
    })),
  ];
}

function listBuiltInFaults(): FileLintError[] {
  const files = globSync('course/{lessons,problems/*}/*.md', { cwd: contentFolder }).sort();
  return files.flatMap((file) => {
    const text = readTextFile(path.join(contentFolder, file), lessonLinks(builtInCourse));
    if (!text) return [];
    const isLesson = file.startsWith('course/lessons/');
    const faults = [
      ...(isLesson ? frontMatterFaults(file, text) : []),
      ...text.faults,
      ...headingFaults(text),
    ];
    return faults.map((fault) => ({ file: `content/${file}`, ...fault }));
  });
}

function frontMatterFaults(file: string, { frontMatter }: TextFile): Fault[] {
  const urlPath = path.basename(file, '.md');
  const lesson = findLesson(urlPath);
  if (!lesson || lesson.isCodingProblem)
    return [{ line: 1, message: `the course has no text lesson "${urlPath}"` }];
  const faults: Fault[] = [];
  const { id, minutes } = frontMatter;
  if (id !== lesson.id) faults.push({ line: 1, message: `id: the outline says ${lesson.id}` });
  if (!Number.isInteger(minutes) || Number(minutes) < 1) {
    faults.push({ line: 1, message: 'minutes: a whole number of minutes is needed' });
  } else if (minutes !== lesson.minutes) {
    faults.push({
      line: 1,
      message: `minutes: write '${urlPath}': ${String(minutes)} into content/course/minutes.ts`,
    });
  }
  return faults;
}

/** The page's heading is the lesson's name, so a text begins with the second level. */
function headingFaults({ markdown }: TextFile): Fault[] {
  const hasFirstLevel = markdown.replaceAll(/^(`{3,}|~{3,})[\s\S]*?^\1\s*$/gm, '').search(/^# /m) !== -1;
  return hasFirstLevel ? [{ line: 1, message: 'headings begin at the second level: ## instead of #' }] : [];
}
