import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { hintsSchema, compiledSlideshowSchema } from '@dryrun/contracts/lesson-format';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { traceEventSchema } from '@dryrun/contracts/trace-events';
import { parseArguments } from '@dryrun/contracts/arguments';
import { flattenLessons } from '@dryrun/contracts/courses';
import type { LessonText } from '@dryrun/contracts/page-renderer';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { comparisonRule, freshProgramNote } from './comparison-rule.ts';
import { answersEqual } from './comparison.ts';
import { contentFolder } from './content-folder.ts';
import { compileText } from './lesson-blocks.ts';
import { lessonsFolder, programId, readLessonTrace } from './lesson-traces.ts';
import { getLessonText } from './lessons.ts';
import { lintTraces } from './lint.ts';
import { listProblems } from './problems.ts';

test('reads question, thought process and best solution of a coding lesson', () => {
  const text = getLessonText(findLesson('three-sum')?.id ?? 0);
  expect(text?.lessonContent).toMatch(/^A shop's ledger/);
  expect(text?.solution).toMatch(/^## Clarify/);
  expect(text?.answer).toMatch(/^## Idea/);
});

test('inserts the solutions as three consecutive code blocks', () => {
  for (const { signature, solutions } of listProblems()) {
    const answer = getLessonText(findLesson(signature.path)?.id ?? 0)?.answer;
    expect(answer).not.toContain('::solutions');
    expect(answer).toContain(
      `\n\n\`\`\`java\n${solutions.java}\`\`\`\n\n\`\`\`python\n${solutions.python3}\`\`\`\n\n\`\`\`cpp\n${solutions.c_cpp}\`\`\`\n\n`,
    );
  }
});

describe.each(listProblems().map(({ signature }) => ({ name: signature.name, signature })))(
  '$name',
  ({ signature }) => {
    const { lessonContent, solution } = getLessonText(findLesson(signature.path)?.id ?? 0) as LessonText;

    test('states the comparison rule of its signature and how strong its tests are', () => {
      expect(lessonContent).not.toMatch(/^::/m);
      expect(lessonContent).toContain(`\n## How your answer is checked\n\n${comparisonRule(signature)}\n`);
      expect(lessonContent).toMatch(
        /^Submit runs \d{2,} tests\. They catch all \d{2,} wrong programs that we know\.$/m,
      );
      expect(lessonContent).toContain(`\n${freshProgramNote}\n\n## Hints\n`);
    });

    test('has three or four hints', () => {
      const hints = hintsSchema.parse(JSON.parse(blockOf('hints', lessonContent)));
      expect([3, 4]).toContain(hints.length);
    });

    test('has a slideshow of its algorithm', () => {
      const { steps } = compiledSlideshowSchema.parse(JSON.parse(blockOf('slideshow', solution)));
      expect(steps.length).toBeGreaterThanOrEqual(4);
    });
  },
);

function blockOf(name: string, text: string): string {
  return new RegExp(`^\`\`\`${name}\n(.*)\n\`\`\`$`, 'm').exec(text)?.[1] ?? 'null';
}

describe('recordings of lesson programs', () => {
  const text = '## A\n\n```python run\nprint(1)\n```\n\n```output\n1\n```\n';
  const changed = text.replace('print(1)', 'print(2 - 1)');
  const id = programId('python', 'print(1)');

  test('are shown only for the text that was recorded', () => {
    expect(lintTraces(text, [id])).toEqual([]);
    expect(lintTraces(changed, [id])).toEqual([
      { line: 3, message: 'the python program has changed since it was recorded: run "npm run problems"' },
    ]);
    const compile = (source: string) => compileText(source, () => undefined, new Set([id])).markdown;
    expect(compile(text)).toContain(`\n\`\`\`python run=${id} trace\nprint(1)\n`);
    expect(compile(changed)).toContain(
      `\n\`\`\`python run=${programId('python', 'print(2 - 1)')}\nprint(2 - 1)\n`,
    );
  });

  const lessons = flattenLessons(builtInCourse)
    .filter(({ isCodingProblem }) => !isCodingProblem)
    .map(({ id: lessonId, urlPath }) => ({ lessonId, urlPath }));

  test.each(lessons)('of $urlPath are valid and print what the lesson shows', ({ lessonId, urlPath }) => {
    const markdown = getLessonText(lessonId)?.lessonContent ?? '';
    const groups = markdown.matchAll(
      /((?:^```\w+ run=\w+ trace\n[^]*?\n```\s+)+)```output\n([^]*?)\n?```$/gm,
    );
    let checked = 0;
    for (const [, programs = '', output = ''] of groups) {
      for (const [, program = ''] of programs.matchAll(/^```\w+ run=(\w+) trace$/gm)) {
        const trace = readLessonTrace(lessonsFolder, urlPath, program);
        const events = traceEventSchema.array().parse(trace?.events);
        expect(events.find(([kind]) => kind !== 'o')?.[0]).toBe('c');
        const printed = events.flatMap((event) => (event[0] === 'o' ? [event[1]] : [])).join('');
        checked += 1;
        expect({ program, printed: printed.trimEnd() }).toEqual({ program, printed: output.trimEnd() });
      }
    }
    expect(checked).toBe(markdown.match(/^```\w+ run=\w+ trace$/gm)?.length ?? 0);
  });
});

test.each([
  ['LeetCode 124', /9, ?20, ?null, ?null, ?15, ?7/],
  ['LeetCode 212', /oath|ihkr|iflv/],
  ['LeetCode 15', /-1, ?0, ?1, ?2, ?-1, ?-4/],
])('does not copy the example of %s', (_, example) => {
  const article = readFileSync(path.join(contentFolder, 'blog', 'acing-coding-interviews.md'), 'utf8');
  const texts = flattenLessons(builtInCourse).map(({ id }) => getLessonText(id));
  expect(`${article}${JSON.stringify(texts)}`).not.toMatch(example);
});

/** The numbers of well-known examples, and the forms in which they stood in our texts. */
const knownNumbers: Readonly<Record<string, readonly string[]>> = {
  'LeetCode 1': ['2,7,11,15'],
  'LeetCode 15': ['-1,0,1,2,-1,-4', '-2,0,1,1,2'],
  'LeetCode 42': ['0,1,0,2,1,0,1,3,2,1,2,1'],
  'LeetCode 46': ['1,2,3,1,3,2,2,1,3,2,3,1,3,1,2,3,2,1'],
  'LeetCode 53': ['-2,1,-3,4,-1,2,1,-5,4'],
  'LeetCode 56': ['1,3,2,6,8,10,15,18'],
  'LeetCode 74': ['1,3,5,7,10,11,16,20,23,30,34,60'],
  'LeetCode 84': ['2,1,5,6,2,3'],
  'LeetCode 101': ['2,2,3,4,4,3', '2,2,null,3,null,3'],
  'LeetCode 102 and 103': ['3,9,20,null,null,15,7'],
  'LeetCode 121': ['7,1,5,3,6,4'],
  'LeetCode 124': ['-10,9,20,null,null,15,7', '-10,9,20,15,7'],
  'LeetCode 146': ['1,1,2,2,1,3,3,2,4,4,1,3,4', '1,1,10,1,2,20,2,1,1,3,30,2,2', '2,1,2,1,3,2,1,1'],
  'LeetCode 198': ['2,7,9,3,1'],
  'LeetCode 200': ['11000,11000,00100,00011'],
  'LeetCode 239': ['1,3,-1,-3,5,3,6,7'],
  'LeetCode 297': ['1,2,3,null,null,4,5'],
  'LeetCode 300': ['10,9,2,5,3,7,101,18'],
  'LeetCode 323': ['5,0,1,1,2,3,4'],
  'LeetCode 684 and 685': [
    '1,2,1,3,2,3',
    '1,2,2,3,3,4,4,1,1,5',
    '1,2,2,3,3,4,1,4,1,5',
    '1,4,3,4,1,3,1,2,4,5',
  ],
  'LeetCode 739': ['73,74,75,71,69,72,76,73'],
  'LeetCode 743': ['2,1,1,2,3,1,3,4,1'],
  'LeetCode 1011': ['3,2,2,4,1,4'],
  'LeetCode 1514': ['0,1,1,2,0,2,0.5,0.5,0.2', '20,1,50,50,25'],
  'LeetCode 1547': ['7,1,3,4,5,16', '9,5,6,1,4,2,22'],
  'NeetCode, subarray sum equals k': ['2,-1,1,2'],
  'Programmers, lifeboats': ['70,50,80,50'],
  'UVa 10003': ['10,2,4,7', '10,4,5,7,8', '100,25,50,75'],
};

/** The numbers and nulls of a text, separated by commas: `[[0,1],[-1,null]]` and "0, 1, minus 1 …". */
function numbersOf(text: string): string {
  const tokens = text
    .replaceAll(/\bminus (?=\d)/g, '-')
    .matchAll(/(?<![\w\])])-\d+(?:\.\d+)?|\d+(?:\.\d+)?|\bnull\b/g);
  return `,${Array.from(tokens, ([token]) => token).join(',')},`;
}

function listKnownNumbers(text: string): string[] {
  const numbers = numbersOf(text);
  return Object.entries(knownNumbers).flatMap(([source, sequences]) =>
    sequences
      .filter((sequence) => numbers.includes(`,${sequence},`))
      .map((sequence) => `${source}: ${sequence}`),
  );
}

const courseTexts = globSync('course/**/*.{md,yaml}', { cwd: contentFolder })
  .sort()
  .map((file) => ({ file, text: readFileSync(path.join(contentFolder, file), 'utf8') }));

test.each([
  ['root = [-10,9,20,null,null,15,7]', ['LeetCode 124: -10,9,20,null,null,15,7']],
  ['A root minus 10 with children 9 and 20, and 15 and 7 below', ['LeetCode 124: -10,9,20,15,7']],
  ['cables 1-2, 1-3, 2-3', ['LeetCode 684 and 685: 1,2,1,3,2,3']],
  ['links = [[0, 1], [1, 2], [0, 2]], [0.5, 0.5, 0.2]', ['LeetCode 1514: 0,1,1,2,0,2,0.5,0.5,0.2']],
  ['weights = [170,50,80,50]', []],
])('finds the known numbers of %s', (text, found) => {
  expect(listKnownNumbers(text)).toEqual(found);
});

test('copies the numbers of no well-known example', () => {
  const copies = courseTexts.flatMap(({ file, text }) =>
    listKnownNumbers(text).map((found) => `${file}: ${found}`),
  );
  expect(copies).toEqual([]);
});

test.each([
  ['LeetCode 3', /(?:abc){2}bb|pw{2}kew/],
  ['LeetCode 49', /\beat\W+tea\W+tan\b/i],
  ['LeetCode 72', /\bhorse\b\W+(?:\w{1,3}\W+){0,2}rose?s?\b|\bintention\b\W+(?:\w{1,3}\W+){0,2}execution\b/i],
  ['LeetCode 212', /\boath\b|ihkr|iflv/],
  ['LeetCode 692', /\bi\W+love\W+leet/i],
  ['Wikipedia, Levenshtein distance', /\bkitten\b\W+(?:\w{1,3}\W+){0,2}sitting\b/i],
])('copies the words of %s in no text of the course', (_, example) => {
  expect(courseTexts.filter(({ text }) => example.test(text)).map(({ file }) => file)).toEqual([]);
});

test('has the schedules that the FAQ announces', () => {
  const faq = readFileSync(path.join(contentFolder, 'pages', 'faq.md'), 'utf8');
  expect(faq).toContain('schedules for twelve, six and two weeks');
  const text = getLessonText(findLesson('how-to-use')?.id ?? 0)?.lessonContent;
  for (const weeks of [12, 6, 2]) expect(text).toContain(`\n| ${weeks} weeks |`);
});

test('states that the shortest subarray needs a positive sum', () => {
  const text = getLessonText(findLesson('sliding-window')?.id ?? 0)?.lessonContent;
  expect(text?.match(/the values and the sum are positive/g)).toHaveLength(3);
});

test.each([
  ['binary-search', 'job - 1L + speed'],
  ['two-pointers', 'You want ALL pairs of different values, in as few steps as possible.'],
  ['recursion', 'For parts of size n/b with a constant b > 1'],
  ['recursion', 'this problem allows only constant memory'],
  ['tree', 'If every node is checked, that adds up to O(n · h).'],
  ['graph', 'at most one successor and at most one predecessor, and no cycle is possible'],
  ['permutation', 'may run off the front, or it finds one too far left'],
  ['how-to-use', 'The first four steps take fifteen to twenty minutes together'],
])('states the whole condition in %s: %s', (urlPath, statement) => {
  expect(getLessonText(findLesson(urlPath)?.id ?? 0)?.lessonContent).toContain(statement);
});

test('finds the texts of every problem', () => {
  for (const { signature } of listProblems()) {
    expect(getLessonText(findLesson(signature.path)?.id ?? 0)).toBeDefined();
  }
});

test('returns undefined for unknown lessons', () => {
  expect(getLessonText(0)).toBeUndefined();
});

test('has a text lesson for every file in the lessons folder', () => {
  const folder = path.join(contentFolder, 'course', 'lessons');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    expect({ file, isCoding: findLesson(path.basename(file, '.md'))?.isCodingProblem }).toEqual({
      file,
      isCoding: false,
    });
  }
});

test('shows the examples of the signature with the reference’s answers', () => {
  for (const { signature, answer } of listProblems()) {
    const question = getLessonText(findLesson(signature.path)?.id ?? 0)?.lessonContent ?? '';
    const examples = [...question.matchAll(/^Input: {2}(.+)\nOutput: (.+)$/gm)].map(([, input, output]) => ({
      input,
      output,
    }));
    expect(examples.map(({ input }) => input)).toEqual(
      signature.examples.map((example) =>
        example.map((literal, i) => `${signature.args[i]?.name} = ${literal}`).join(', '),
      ),
    );
    for (const [i, { output = '' }] of examples.entries()) {
      const expected = answer(parseArguments(signature, signature.examples[i] ?? []));
      const actual = parseAnswer(signature.returns, output);
      expect({
        output,
        isCorrect: answersEqual(signature.compare, signature.returns, expected, actual),
      }).toEqual({
        output: formatLiteral(signature.returns, actual),
        isCorrect: true,
      });
    }
  }
});
