import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import matter from 'gray-matter';
import { contentFolder } from './content-folder.ts';

const files = globSync('course/**/*.md', { cwd: contentFolder }).sort();

function proseLines(text: string): string[] {
  let isCode = false;
  return text.split('\n').filter((line) => {
    const isFence = line.startsWith('```');
    if (isFence) isCode = !isCode;
    return !isFence && !isCode;
  });
}

function countCells(row: string): number {
  return row.replaceAll('\\|', '').split('|').length;
}

test.each(files)('closes code blocks and completes table rows in %s', (file) => {
  const { content } = matter(readFileSync(path.join(contentFolder, file), 'utf8'));
  const fences = content.split('\n').filter((line) => line.startsWith('```'));
  expect(fences.length % 2).toBe(0);
  fences.forEach((fence, i) => expect(fence).toMatch(i % 2 === 0 ? /^```[a-z]+( run)?$/ : /^```$/));
  const lines = proseLines(content);
  lines.forEach((line, i) => {
    const previousLine = lines[i - 1];
    if (!line.startsWith('|') || !previousLine?.startsWith('|')) return;
    expect({ line, cells: countCells(line) }).toEqual({ line, cells: countCells(previousLine) });
  });
});

test.each(files)('separates thousands by commas in %s', (file) => {
  const { content } = matter(readFileSync(path.join(contentFolder, file), 'utf8'));
  expect(content.match(/(?<![\d.])\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g) ?? []).toEqual([]);
});

test.each(files.filter((file) => file.includes('/problems/')))('has no level-1 heading in %s', (file) => {
  expect(
    proseLines(readFileSync(path.join(contentFolder, file), 'utf8')).filter((line) => line.startsWith('# ')),
  ).toEqual([]);
});

test.each(files.filter((file) => file.endsWith('best-solution.md')))(
  'has one ::solutions placeholder in %s',
  (file) => {
    const placeholders = readFileSync(path.join(contentFolder, file), 'utf8').match(/^::solutions$/gm);
    expect(placeholders).toHaveLength(1);
  },
);
