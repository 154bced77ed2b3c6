import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { contentFolder } from '../../src/content-folder.ts';
import { parseFences, parseRunnableGroups } from '../../src/fences.ts';
import { builtInCourse, findLesson } from '../outline.ts';

const texts = builtInCourse.sections
  .flatMap((section) => section.lessons)
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

test('has 22 text lessons', () => {
  expect(texts).toHaveLength(22);
});

test.each(texts)('$urlPath has the required length and parts', ({ urlPath, text }) => {
  const prose = proseOf(text);
  const words = prose.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
  expect(words).toBeGreaterThanOrEqual(1200);
  expect(words).toBeLessThanOrEqual(2500);

  const fences = parseFences(text);
  const named = (name: string) => fences.filter((fence) => fence.name === name);
  expect(named('quiz').length).toBeGreaterThanOrEqual(2);
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
