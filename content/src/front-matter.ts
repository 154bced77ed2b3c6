import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

/** Reads the front matter of the built-in course's texts, by URL path. The client's build runs it too. */
export function readFrontMatter(): Readonly<Record<'lessons' | 'problems', Record<string, unknown>>> {
  return {
    lessons: readFiles('lessons/*.md', /([^/]+)\.md$/),
    problems: readFiles('problems/*/question.md', /\d+-([^/]+)\/question\.md$/),
  };
}

/** Reads the front matter of practice problems, by lesson and folder, such as `array/first-repeat`. */
export function readPracticeFrontMatter(): Record<string, unknown> {
  return readFiles('practice/*/*/question.md', /practice\/(.+)\/question\.md$/);
}

/**
 * The client contains only the numbers, so that a page about the course does not load the definitions. Does not parse
 * the fields, because the contracts are not compiled yet when the client's build loads this file.
 */
export function countPracticeProblems() {
  const fields = Object.values(readPracticeFrontMatter()) as { readonly level?: unknown }[];
  const warmUpCount = fields.filter(({ level }) => level === 'warm-up').length;
  return { practiceProblemCount: fields.length, warmUpCount };
}

function readFiles(pattern: string, urlPath: RegExp): Record<string, unknown> {
  const folder = path.join(contentFolder, 'course');
  const files = globSync(pattern, { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [
      urlPath.exec(file)?.[1] ?? file,
      matter(readFileSync(path.join(folder, file), 'utf8')).data,
    ]),
  );
}
