import { readInterviewScript } from '@dryrun/content/interview-script';
import { listProblems } from '@dryrun/content/problems';
import { expect, test } from '@jest/globals';
import { findQuestions } from './findQuestions.ts';

const questions = [
  { question: 0, ask: 'How many values are there?', also: ['size of the list', 'how long'] },
  { question: 1, ask: 'Can values repeat?', also: ['duplicates'] },
  { question: 2, ask: 'Is the list sorted?', also: ['order'] },
];
const find = (typed: string) => findQuestions(questions, typed, 3).map(({ question }) => question);

test('finds by words, other wordings, other endings and beginnings', () => {
  expect(find('sorted')).toEqual([2]);
  expect(find('Any DUPLICATES?')).toEqual([1]);
  expect(find('repeated value')).toEqual([1, 0]);
  expect(find('dup')).toEqual([1]);
});

test('finds nothing without a word on the subject', () => {
  expect(find('')).toEqual([]);
  expect(find('what is the')).toEqual([]);
});

test.each(listProblems().map((problem) => [problem.signature.name, problem] as const))(
  'finds each question of %s by its own words first',
  (_, problem) => {
    const script = readInterviewScript(problem).questions.map(({ ask, also }, question) => ({
      question,
      ask,
      also,
    }));
    for (const { ask, question } of script) expect(findQuestions(script, ask, 3)[0]?.question).toBe(question);
  },
);
