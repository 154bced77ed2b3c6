import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

// The client's build replaces this module, because it reads files (publicParts in web/build-plugins.ts).

interface BlogFile {
  /** Front matter. */
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Markdown below the front matter. */
  readonly body: string;
}

/** Reads `content/blog`. The keys are file names, such as `acing-coding-interviews.md`. */
export function readBlogFiles(): Readonly<Record<string, BlogFile>> {
  const folder = path.join(contentFolder, 'blog');
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return Object.fromEntries(
    files.map((file) => {
      const { data, content } = matter(readFileSync(path.join(folder, file), 'utf8'));
      return [file, { attributes: data, body: content.trim() }];
    }),
  );
}
