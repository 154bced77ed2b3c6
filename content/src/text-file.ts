import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { LintError } from './lint-error.ts';
import { compileText } from './lesson-blocks.ts';

export interface TextFile {
  readonly markdown: string;
  /** Line numbers include the front matter. */
  readonly errors: readonly LintError[];
  readonly warnings: readonly LintError[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Reads and compiles a markdown file. Returns undefined if it doesn't exist. */
export function readTextFile(
  file: string,
  linkTo: (lessonPath: string) => string | undefined,
  recorded?: ReadonlySet<string>,
): TextFile | undefined {
  const source = readSource(file);
  if (source === undefined) return undefined;
  const { content, data } = matter(source);
  const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1;
  const { markdown, errors, warnings } = compileText(content, linkTo, recorded);
  const inFile = ({ line, message }: LintError): LintError => ({ line: line + linesBefore, message });
  return {
    markdown: markdown.trim(),
    errors: errors.map(inFile),
    warnings: warnings.map(inFile),
    frontMatter: data,
  };
}

function readSource(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
