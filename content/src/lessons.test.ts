import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { hintsSchema, compiledSlideshowSchema } from '@dryrun/contracts/lesson-format';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { traceEventSchema } from '@dryrun/contracts/trace-events';
import { parseArguments } from '@dryrun/contracts/arguments';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { comparisonRule, freshProgramNote } from './comparison-rule.ts';
import { answersEqual } from './comparison.ts';
import { contentFolder } from './content-folder.ts';
import { compileText } from './lesson-blocks.ts';
import { lessonsFolder, programId, readLessonTrace } from './lesson-traces.ts';
import { getLessonText, type LessonText } from './lessons.ts';
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

  const lessons = builtInCourse.sections
    .flatMap(({ lessons: inSection }) => inSection)
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
  const texts = builtInCourse.sections.flatMap(({ lessons }) => lessons.map(({ id }) => getLessonText(id)));
  expect(`${article}${JSON.stringify(texts)}`).not.toMatch(example);
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
