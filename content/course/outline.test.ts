import { expect, test } from '@jest/globals';
import { parseArguments } from '@dryrun/contracts/arguments';
import { courseSchema, flattenLessons } from '@dryrun/contracts/courses';
import { pages } from '@dryrun/contracts/pages';
import { builtInCourse, findLesson, findSignature } from './outline.ts';
import { patternGroups, practiceGroups } from './patterns.ts';
import { practiceList } from './practice-list.ts';
import { signatures } from './public-parts.ts';

const lessons = flattenLessons(builtInCourse);

function countFrom1(length: number): number[] {
  return Array.from({ length }, (_, i) => i + 1);
}

test('matches the contract, costs 39 dollars and has no discount', () => {
  expect(courseSchema.parse(builtInCourse)).toEqual(builtInCourse);
  expect(builtInCourse).toMatchObject({ id: 1, path: 'coding-interview', price: 39, discountPercentage: 0 });
});

test('has 42 lessons in four sections', () => {
  expect(
    builtInCourse.sections.map(({ name, sectionOrder, lessons: { length } }) => [sectionOrder, name, length]),
  ).toEqual([
    [1, 'Introduction', 2],
    [2, 'Data structures', 9],
    [3, 'Algorithms', 11],
    [4, 'Coding questions', 20],
  ]);
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
});

test('states the numbers of lessons and problems in the descriptions', () => {
  const problems = signatures.length;
  const warmUps = practiceList.filter(({ level }) => level === 'warm-up').length;
  const transfers = practiceList.length - warmUps;
  expect(builtInCourse.practiceProblemCount).toBe(practiceList.length);
  expect(builtInCourse.shortDesc).toContain(`on ${problems + practiceList.length} problems`);
  expect(pages.home.description).toContain(
    `${lessons.length} lessons, ${problems + practiceList.length} problems`,
  );
  expect(builtInCourse.fullDesc).toContain(`Another ${practiceList.length} practice problems`);
  expect(builtInCourse.fullDesc).toContain(`The ${warmUps} warm-ups`);
  expect(builtInCourse.fullDesc).toContain(`The other ${transfers} hide`);
  expect(builtInCourse.fullDesc).toContain(
    `${lessons.length} lessons: ${lessons.length - problems} that explain and ${problems} that you solve`,
  );
});

test('has each coding problem in one pattern group', () => {
  const paths = patternGroups.flatMap((group) => group.paths);
  expect(paths.toSorted()).toEqual(signatures.map(({ path }) => path).toSorted());
});

test('describes each lesson in one sentence', () => {
  for (const { name, teaches } of lessons)
    expect({ name, teaches }).toEqual({ name, teaches: expect.stringMatching(/^[A-Z].{20,100}\.$/) });
});

test('numbers lessons from 1 in each section', () => {
  for (const section of builtInCourse.sections) {
    expect(section.lessons.map(({ lessonOrder }) => lessonOrder)).toEqual(countFrom1(section.lessons.length));
  }
});

test('numbers exactly the coding questions from 1', () => {
  const coding = lessons.filter(({ isCodingProblem }) => isCodingProblem);
  expect(coding).toEqual(builtInCourse.sections[3]?.lessons);
  expect(coding.map(({ questionId }) => questionId)).toEqual(countFrom1(signatures.length));
  expect(lessons.filter(({ questionId }) => questionId !== undefined)).toEqual(coding);
});

test('has exactly six free lessons', () => {
  const free = lessons.filter(({ preview }) => preview).map(({ urlPath }) => urlPath);
  expect(free).toEqual(['how-to-use', 'complexities', 'graph', 'permutation', 'three-sum', 'go']);
});

test('has unique lowercase URL paths that are not tab names', () => {
  const paths = lessons.map(({ urlPath }) => urlPath);
  expect(new Set(paths).size).toBe(lessons.length);
  for (const path of paths) {
    expect(path).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(['thought-process', 'best-solution', 'submissions']).not.toContain(path);
  }
});

test('gives coding lessons the first example and a template per language', () => {
  expect(findLesson('go')).toMatchObject({
    id: 36,
    questionId: 14,
    args: { names: ['board', 'row', 'col', 'color'], values: ['[".B..","BWB.","...."]', '2', '1', '"B"'] },
  });
  for (const { codeTemplate, isCodingProblem } of lessons) {
    expect(Object.keys(codeTemplate ?? {})).toEqual(isCodingProblem ? ['java', 'python3', 'c_cpp'] : []);
  }
});

test('finds lessons by path and signatures by question id', () => {
  expect(findLesson('how-to-use')?.id).toBe(1);
  expect(findLesson('nothing')).toBeUndefined();
  expect(findSignature(17)?.path).toBe('reliable-route');
  expect(findSignature(0)).toBeUndefined();
});

test('has examples that match their signatures', () => {
  for (const signature of signatures) {
    expect(signature.examples.length).toBeGreaterThan(0);
    for (const example of signature.examples)
      expect(parseArguments(signature, example)).toHaveLength(example.length);
  }
});

test('has a full description over 300 characters and a short one under 200', () => {
  expect(builtInCourse.fullDesc.length).toBeGreaterThan(300);
  expect(builtInCourse.shortDesc.length).toBeLessThan(200);
});

test('has a group of the practice page for each practice problem', () => {
  const groups = practiceGroups.map(({ name }) => name);
  expect(practiceList.filter(({ group }) => !groups.includes(group))).toEqual([]);
});
