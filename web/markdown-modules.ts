import matter from 'gray-matter';

/** A public text of content/ as a module: `attributes` is its front matter, `body` the markdown below. */
export function markdownModule(source: string): string {
  const { data, content } = matter(source);
  return `export const attributes = ${JSON.stringify(data)};\nexport const body = ${JSON.stringify(content.trim())};\n`;
}
