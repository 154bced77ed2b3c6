import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { parseArguments } from '@dryrun/contracts/arguments';
import { courseSchema, flattenLessons } from '@dryrun/contracts/courses';
import { builtInCourse, findLesson, findSignature } from './outline.ts';
import { patternGroups, practiceGroups } from './patterns.ts';
import { practiceList } from './practice-list.ts';
import { practiceProblemCount, signatures, warmUpCount } from './public-parts.ts';

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

test('counts the practice problems like their list', () => {
  const warmUps = practiceList.filter(({ level }) => level === 'warm-up');
  expect({ practiceProblemCount, warmUpCount }).toEqual({
    practiceProblemCount: practiceList.length,
    warmUpCount: warmUps.length,
  });
});

const inWords: Readonly<Record<number, string>> = {
  2: 'two',
  6: 'six',
  9: 'nine',
  11: 'eleven',
  20: 'twenty',
  42: 'forty-two',
};
const sizes = builtInCourse.sections.map((section) => section.lessons.length);
const [introduction, structures, algorithms, questions] = sizes.map((size) => inWords[size]);
const free = lessons.filter(({ preview }) => preview);
const freeCount = inWords[free.length];
const freeQuestionCount = inWords[free.filter(({ isCodingProblem }) => isCodingProblem).length];
const sectionList = builtInCourse.sections.map((section, i) => `${section.name} (${sizes[i]})`).join(', ');

test.each([
  [
    'content/course/description.ts',
    `${structures} data structures and ${algorithms} families of algorithms`,
    `${freeCount} lessons are free, ${freeQuestionCount} of them coding questions`,
  ],
  ['web/src/pages/LandingPage/landingMetadata.ts', `${freeCount} lessons are free`],
  [
    'content/course/lessons/how-to-use.md',
    `The course has ${lessons.length} lessons`,
    `Each of the ${signatures.length} questions`,
  ],
  [
    'content/pages/faq.md',
    `${inWords[lessons.length]} lessons. ${introduction} show you how to work with the course, ${structures} explain data structures, ${algorithms} explain families of algorithms, and ${questions} are coding questions`,
    `${freeCount} complete lessons are free`,
  ],
  [
    'docs/product.md',
    `has ${lessons.length} lessons: ${sectionList}`,
    `${freeCount} lessons are free previews: ${free.map(({ urlPath }) => urlPath).join(', ')}`,
    `Each of the ${signatures.length} problems has a judged follow-up`,
  ],
])('has the numbers that %s states', (file, ...statements) => {
  const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').toLowerCase();
  expect(statements.filter((statement) => !text.includes(statement.toLowerCase()))).toEqual([]);
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
  expect(free.map(({ urlPath }) => urlPath)).toEqual([
    'how-to-use',
    'complexities',
    'graph',
    'permutation',
    'three-sum',
    'go',
  ]);
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
