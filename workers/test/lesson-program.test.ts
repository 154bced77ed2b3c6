import { expect, test } from '@jest/globals';
import type { Lang } from '@dryrun/contracts/language';
import { lessonProgramQuestionId } from '@dryrun/contracts/lessons';
import type { JudgedCheck } from '../src/judge/grading/check.ts';
import { gradeRow } from '../src/judge/grading/grade.ts';
import { sharedJudge } from './judge.ts';

const { toolchains } = await sharedJudge();

async function run(lang: Lang, typedCode: string): Promise<JudgedCheck> {
  const row = {
    id: '8f14e45f-ceea-467f-a8f6-3c1b0d1b2c11',
    attempt: 1,
    accountId: '8f14e45f-ceea-467f-a8f6-3c1b0d1b2c12',
    courseId: 1,
    questionId: lessonProgramQuestionId,
    lang,
    typedCode,
    queuedMs: 0,
  };
  return (await gradeRow(toolchains, row, [['0']])).check;
}

test.each<[Lang, string]>([
  ['python3', 'def double(n):\n    return 2 * n\n\nprint(double(21))'],
  [
    'java',
    'import java.util.*;\n\npublic class Main {\n  public static void main(String[] args) {\n    System.out.println(List.of(42).get(0));\n  }\n}',
  ],
  ['c_cpp', '#include <iostream>\n\nint main() {\n  std::cout << 42 << "\\n";\n}'],
])('prints the output of a whole %s program', async (lang, program) => {
  const check = await run(lang, program);
  expect(check).toMatchObject({ statusMsg: 'Approved', stdOutput: '42\n' });
  expect(check).not.toHaveProperty('submitTests');
});

test.each<[Lang, string]>([
  ['python3', 'values = [1]\nprint("before")\nprint(values[1])'],
  [
    'java',
    'class Main { public static void main(String[] args) {\n  System.out.println("before");\n  System.out.println(args[1]);\n} }',
  ],
  [
    'c_cpp',
    '#include <vector>\n#include <cstdio>\nint main() { std::vector<int> values; std::puts("before");\n  return values.at(1); }',
  ],
])('names the line of a %s program that fails, after its output', async (lang, program) => {
  const check = await run(lang, program);
  expect(check).toMatchObject({ statusMsg: 'Runtime Error', stdOutput: 'before\n' });
  expect(check.diagnostics).toMatchObject([{ line: lang === 'c_cpp' ? 4 : 3, severity: 'error' }]);
});

test.each<[Lang, string]>([
  ['python3', 'def f(n)\n    return n'],
  ['java', 'class Main { public static void main(String[] args) { int a = "x" } }'],
  ['c_cpp', 'int main() { int a = "x" }'],
])('names the line of a %s program that does not compile', async (lang, program) => {
  const check = await run(lang, program);
  expect(check.statusMsg).toBe('Compilation Error');
  expect(check.diagnostics?.[0]).toMatchObject({ line: 1, severity: 'error' });
});

test('stops a program that prints without end', async () => {
  expect(await run('python3', 'while True:\n    print("x" * 1000)')).toMatchObject({
    statusMsg: 'Output Limit Exceeded',
  });
});
