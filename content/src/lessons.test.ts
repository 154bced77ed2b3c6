import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { hintsSchema, slideshowSchema } from '@dryrun/contracts/lesson-format';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { parseArguments } from '@dryrun/contracts/arguments';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { comparisonRule, freshProgram } from './comparison-rule.ts';
import { answersEqual } from './comparison.ts';
import { contentFolder } from './content-folder.ts';
import { getLessonText, type LessonText } from './lessons.ts';
import { listProblems } from './problems.ts';

test('a coding lesson has its question, its thought process and its best solution', () => {
  const text = getLessonText(findLesson('three-sum')?.id ?? 0);
  expect(text?.lessonContent).toMatch(/^A shop's ledger/);
  expect(text?.solution).toMatch(/^## Clarify/);
  expect(text?.answer).toMatch(/^## Idea/);
});

test('the best solution shows the proven programs as three code blocks in a row', () => {
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

    test('says by which rule answers are compared, in the words that follow from its declaration', () => {
      expect(lessonContent).not.toMatch(/^::/m);
      expect(lessonContent).toContain(`\n## How your answer is checked\n\n${comparisonRule(signature)}\n`);
      expect(lessonContent).toContain(`\n${freshProgram}\n\n## Hints\n`);
    });

    test('has three or four hints', () => {
      const hints = hintsSchema.parse(JSON.parse(blockOf('hints', lessonContent)));
      expect([3, 4]).toContain(hints.length);
    });

    test('shows its algorithm step by step', () => {
      const { steps } = slideshowSchema.parse(JSON.parse(blockOf('slideshow', solution)));
      expect(steps.length).toBeGreaterThanOrEqual(4);
    });
  },
);

/** The body of the only fenced block of a name. */
function blockOf(name: string, text: string): string {
  return new RegExp(`^\`\`\`${name}\n(.*)\n\`\`\`$`, 'm').exec(text)?.[1] ?? 'null';
}

test('every problem that is judged has its texts', () => {
  for (const { signature } of listProblems()) {
    expect(getLessonText(findLesson(signature.path)?.id ?? 0)).toBeDefined();
  }
});

test('a lesson that is not written, and one that does not exist, have no text', () => {
  const unwritten = builtInCourse.sections
    .flatMap((section) => section.lessons)
    .filter(({ isCodingProblem, urlPath }) => !isCodingProblem && !existsSync(lessonFile(urlPath)));
  for (const { id } of unwritten) expect(getLessonText(id)).toBeUndefined();
  expect(getLessonText(0)).toBeUndefined();
  expect(getLessonText(43)).toBeUndefined();
});

test('every file among the lessons belongs to a text lesson', () => {
  const folder = path.join(contentFolder, 'course', 'lessons');
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md'))) {
    expect({ file, isCoding: findLesson(path.basename(file, '.md'))?.isCodingProblem }).toEqual({
      file,
      isCoding: false,
    });
  }
});

test('the examples in a question are those of its signature, with the answers of the reference', () => {
  for (const { signature, answer } of listProblems()) {
    const question = getLessonText(findLesson(signature.path)?.id ?? 0)?.lessonContent ?? '';
    const shown = [...question.matchAll(/^Input: {2}(.+)\nOutput: (.+)$/gm)].map(([, input, output]) => ({
      input,
      output,
    }));
    expect(shown.map(({ input }) => input)).toEqual(
      signature.examples.map((example) =>
        example.map((literal, i) => `${signature.args[i]?.name} = ${literal}`).join(', '),
      ),
    );
    for (const [i, { output = '' }] of shown.entries()) {
      const wanted = answer(parseArguments(signature, signature.examples[i] ?? []));
      const given = parseAnswer(signature.returns, output);
      expect({ output, isRight: answersEqual(signature.compare, signature.returns, wanted, given) }).toEqual({
        output: formatLiteral(signature.returns, given),
        isRight: true,
      });
    }
  }
});

function lessonFile(urlPath: string): string {
  return path.join(contentFolder, 'course', 'lessons', `${urlPath}.md`);
}
