import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { frontMatterSchemas, parseFields, type FieldsSchema } from '@dryrun/contracts/course-file';
import { practiceFieldsSchema } from '@dryrun/contracts/practice-problems';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

const folder = path.join(contentFolder, 'course');

/**
 * Reads the front matter of the built-in course's texts, by URL path. The client's build runs it too. Throws an error
 * that names the file and each invalid field.
 */
export function readFrontMatter() {
  const lessonPaths = globSync('lessons/*.md', { cwd: folder }).map((file) => path.basename(file, '.md'));
  const { lesson, problem } = frontMatterSchemas(lessonPaths);
  return {
    lessons: readFiles('lessons/*.md', /([^/]+)\.md$/, lesson),
    problems: readFiles('problems/*/question.md', /\d+-([^/]+)\/question\.md$/, problem),
  };
}

/** Reads the text lessons to read before each lesson and problem, by URL path. */
export function readNeeds(): Readonly<Record<string, readonly string[]>> {
  const { lessons, problems } = readFrontMatter();
  const all = Object.entries({ ...lessons, ...problems });
  return Object.fromEntries(all.map(([urlPath, { needs = [] }]) => [urlPath, needs]));
}

/** Reads the front matter of practice problems, by lesson and folder, such as `array/first-repeat`. */
export const readPracticeFrontMatter = () =>
  readFiles('practice/*/*/question.md', /practice\/(.+)\/question\.md$/, practiceFieldsSchema);

/** The client contains only the numbers, so that a page about the course does not load the definitions. */
export function countPracticeProblems() {
  const fields = Object.values(readPracticeFrontMatter());
  const warmUps = fields.filter(({ level }) => level === 'warm-up');
  return { practiceProblemCount: fields.length, warmUpCount: warmUps.length };
}

function readFiles<Fields>(
  pattern: string,
  urlPath: RegExp,
  schema: FieldsSchema<Fields>,
): Readonly<Record<string, Fields>> {
  const files = globSync(pattern, { cwd: folder }).sort();
  return Object.fromEntries(
    files.map((file) => [
      urlPath.exec(file)?.[1] ?? file,
      parseFields(
        schema,
        matter(readFileSync(path.join(folder, file), 'utf8')).data,
        `content/course/${file}`,
      ),
    ]),
  );
}
