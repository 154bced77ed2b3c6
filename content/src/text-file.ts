import { readFileSync } from 'node:fs';
import matter from 'gray-matter';
import type { Fault } from './lint-error.ts';
import { compileText } from './lesson-blocks.ts';

/** A text of an author, ready for the client. */
export interface TextFile {
  readonly markdown: string;
  /** Lines are those of the file, front matter included. */
  readonly faults: readonly Fault[];
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Reads and compiles a markdown file, undefined when there is no such file. */
export function readTextFile(
  file: string,
  linkTo: (lessonPath: string) => string | undefined,
): TextFile | undefined {
  const source = readSource(file);
  if (source === undefined) return undefined;
  const { content, data } = matter(source);
  const linesBefore = source.slice(0, source.length - content.length).split('\n').length - 1;
  const { markdown, faults } = compileText(content, linkTo);
  return {
    markdown: markdown.trim(),
    faults: faults.map(({ line, message }) => ({ line: line + linesBefore, message })),
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
