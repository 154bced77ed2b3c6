import { expect, test } from '@jest/globals';
import { readInterviewScript } from './interview-script.ts';
import { listProblems } from './problems.ts';

const problems = listProblems().map((problem) => ({ path: problem.signature.path, problem }));

test.each(problems)('has questions that matter and decoys for an interview about $path', ({ problem }) => {
  const { questions } = readInterviewScript(problem);
  const matters = questions.filter((question) => question.matters);
  expect(matters.length).toBeGreaterThanOrEqual(5);
  expect(questions.length - matters.length).toBeGreaterThanOrEqual(3);
  expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
});

test.each(problems)(
  'states the task of $path without its name, difficulty and numbers of its constraints',
  ({ problem }) => {
    const { task } = readInterviewScript(problem);
    const { name, difficulty, args } = problem.signature;
    const limits = args.flatMap(({ rule }) => [...(rule.length ?? []), ...(rule.range ?? [])]);
    const large = limits.filter((limit) => Math.abs(limit) >= 100);
    const hidden = [
      name,
      difficulty,
      ...large.flatMap((limit) => [String(limit), limit.toLocaleString('en-US')]),
    ];
    expect(hidden.filter((text) => task.toLowerCase().includes(text.toLowerCase()))).toEqual([]);
  },
);
