import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { flattenLessons } from '@dryrun/contracts/courses';
import { contentFolder } from '../../src/content-folder.ts';
import { parseFences, parseRunnableGroups } from '../../src/fences.ts';
import { compileText } from '../../src/lesson-blocks.ts';
import { getLessonText } from '../../src/lessons.ts';
import { builtInCourse, findLesson } from '../outline.ts';

const texts = flattenLessons(builtInCourse)
  .filter(({ isCodingProblem }) => !isCodingProblem)
  .map(({ urlPath }) => {
    const file = path.join(contentFolder, 'course', 'lessons', `${urlPath}.md`);
    return { urlPath, text: readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '') };
  });

/** Removes fenced blocks. */
function proseOf(text: string): string {
  const lines = text.split('\n');
  for (const { from, to } of parseFences(text)) lines.fill('', from, to + 1);
  return lines.join('\n');
}

const everyText = flattenLessons(builtInCourse).map(({ id, urlPath }) => ({
  urlPath,
  text: Object.values(getLessonText(id) ?? {}).join('\n'),
}));

test.each(everyText)('uses the standard terms in $urlPath', ({ text }) => {
  const prose = proseOf(text);
  for (const plainWord of [
    /\b(anew|shall|look-ups?|dear|dearer|dearest|rucksacks?|by custom|in turned order)\b/i,
    /\b(shortest|best) ways? (from|through)\b/i,
    /\bgiven are\b/i,
  ])
    expect(prose).not.toMatch(plainWord);
  expect(prose.match(/\bcircles?\b/gi) ?? []).toHaveLength(prose.match(/\bin a circle\b/g)?.length ?? 0);
  expect(prose.match(/\bstretch(es)?\b/gi)?.length ?? 0).toBeLessThanOrEqual(1);
});

test('explains the logarithm and recursion before they are needed', () => {
  const textOf = (urlPath: string): string => texts.find((lesson) => lesson.urlPath === urlPath)?.text ?? '';
  expect(textOf('complexities').indexOf('What is log₂ n?')).toBeLessThan(
    textOf('complexities').search(/O\(n\slog/),
  );
  expect(textOf('tree').indexOf('Recursion in five minutes')).toBeLessThan(textOf('tree').indexOf('walk('));
  for (const urlPath of ['complexities', 'tree', 'graph', 'depth-first-search'])
    expect(textOf(urlPath)).toContain('](lesson:recursion)');
});

test.each([
  ['dynamic-programming', /memoized\(/],
  ['linked-list', /has_?cycle\(/i],
])('has a program of %s in all languages that matches %s', (urlPath, call) => {
  const text = texts.find((lesson) => lesson.urlPath === urlPath)?.text ?? '';
  const programs = parseRunnableGroups(text).flatMap((group) => Object.values(group.programs));
  expect(programs.filter((program) => program?.match(call))).toHaveLength(3);
});

test('shows the heap of Top K Words in Python', () => {
  expect(everyText.find(({ urlPath }) => urlPath === 'top-k-words')?.text).toContain(
    'def __lt__(self, other)',
  );
});

test('names the standard terms of interviews', () => {
  const prose = everyText.map(({ text }) => proseOf(text)).join('\n');
  for (const term of [
    'XOR',
    'knapsack',
    'memoization',
    'recurrence',
    'invariant',
    'amortized',
    'lowest common ancestor',
    'off-by-one',
    'disjoint set union',
    'Floyd',
  ])
    expect(prose).toContain(term);
});

test.each(texts)('has the required length and parts in $urlPath', ({ urlPath, text }) => {
  const prose = proseOf(text);
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
  expect(words).toBeGreaterThanOrEqual(1200);
  expect(words).toBeLessThanOrEqual(2500);

  const fences = parseFences(text);
  const named = (name: string) => fences.filter((fence) => fence.name === name);
  expect(named('quiz').length).toBeGreaterThanOrEqual(2);
  expect(compileText(text, () => '').warnings).toEqual([]);
  expect(named('slideshow').filter(({ body }) => /^from: /m.test(body)).length).toBeGreaterThanOrEqual(1);
  const inAllLanguages = parseRunnableGroups(text).filter(
    ({ programs }) => Object.keys(programs).length === 3,
  );
  expect(inAllLanguages.length).toBeGreaterThanOrEqual(1);

  expect(prose).toMatch(/^#{2,3} Usual mistakes/m);
  expect(prose).toMatch(/O\(/);
  if (urlPath !== 'how-to-use') expect(prose).toMatch(/\*\*Use\*\*|\*\*Use [^*]+\*\*|^## .*[Ww]hen\b/m);
  const linked = [...prose.matchAll(/\(lesson:([a-z-]+)\)/g)].map(([, to = '']) => findLesson(to));
  expect(linked.some((lesson) => lesson?.isCodingProblem)).toBe(true);
});
