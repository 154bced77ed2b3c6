import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { formatLiteral, parseAnswer } from '@dryrun/contracts/literal';
import { parseArguments } from '@dryrun/contracts/arguments';
import { builtInCourse, findLesson } from '../course/outline.ts';
import { answersEqual } from './comparison.ts';
import { contentFolder } from './content-folder.ts';
import { getLessonText } from './lessons.ts';
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
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
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
