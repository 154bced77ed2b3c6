import matter from 'gray-matter';

/** A Markdown file as a JavaScript module: `attributes` is its front matter, `body` the Markdown below. */
export function markdownModule(source: string): string {
  const { data, content } = matter(source);
  return `export const attributes = ${JSON.stringify(data)};\nexport const body = ${JSON.stringify(content.trim())};\n`;
}
