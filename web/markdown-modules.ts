import matter from 'gray-matter';

/** Compiles Markdown to a JavaScript module; see src/markdown-module.d.ts. */
export function markdownModule(source: string): string {
  const { data, content } = matter(source);
  return `export const attributes = ${JSON.stringify(data)};\nexport const body = ${JSON.stringify(content.trim())};\n`;
}
