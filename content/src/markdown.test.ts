import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

const files = globSync('course/**/*.md', { cwd: contentFolder }).sort();

/** Lines outside code blocks. */
function proseOf(text: string): string[] {
  let isCode = false;
  return text.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode;
  });
}

function cellsOf(row: string): number {
  return row.replaceAll('\\|', '').split('|').length;
}

test.each(files)('%s has closed code blocks and complete table rows', (file) => {
  const { content } = matter(readFileSync(path.join(contentFolder, file), 'utf8'));
  const fences = content.split('\n').filter((line) => line.startsWith('```'));
  expect(fences.length % 2).toBe(0);
  fences.forEach((fence, i) => expect(fence).toMatch(i % 2 === 0 ? /^```[a-z]+( run)?$/ : /^```$/));
  const lines = proseOf(content);
  lines.forEach((line, i) => {
    const above = lines[i - 1];
    if (!line.startsWith('|') || !above?.startsWith('|')) return;
    expect({ line, cells: cellsOf(line) }).toEqual({ line, cells: cellsOf(above) });
  });
});

test.each(files.filter((file) => file.includes('/problems/')))('%s has no level-1 heading', (file) => {
  expect(
    proseOf(readFileSync(path.join(contentFolder, file), 'utf8')).filter((line) => line.startsWith('# ')),
  ).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('best-solution.md')))(
  '%s has one ::solutions placeholder',
  (file) => {
    const marks = readFileSync(path.join(contentFolder, file), 'utf8').match(/^::solutions$/gm);
    expect(marks).toHaveLength(1);
  },
);
