import { globSync, readFileSync } from 'node:fs';
import { interviewScriptSchema } from '@dryrun/contracts/interview-script';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { findQuestions, hasSubject } from './findQuestions.ts';

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

test('ranks the question first that asks for the same size', () => {
  const sizes = [
    { question: 0, ask: 'Can the same word be listed more than once?', also: ['duplicates'] },
    { question: 1, ask: 'How long can a word be?', also: ['word length'] },
    { question: 2, ask: 'How many words are there?', also: ['size of the input', 'empty list'] },
  ];
  const first = (typed: string) => findQuestions(sizes, typed, 3)[0]?.question;
  expect(first('How many words can there be in the list?')).toBe(2);
  expect(first('how long is a word')).toBe(1);
  expect(first('How large can the input be?')).toBe(2);
  expect(first('Can the list be empty?')).toBe(2);
});

test('finds nothing without a word on the subject', () => {
  expect(find('')).toEqual([]);
  expect(find('what is the')).toEqual([]);
  expect(['', 'How many ', 'what is the size'].map(hasSubject)).toEqual([false, false, true]);
});

test.each(globSync('content/course/problems/*/interview.yaml'))(
  'finds each question of %s by its words',
  (file) => {
    const script = interviewScriptSchema
      .parse(parse(readFileSync(file, 'utf8')))
      .questions.map(({ ask, also }, question) => ({ question, ask, also }));
    for (const { ask, question } of script) expect(findQuestions(script, ask, 3)[0]?.question).toBe(question);
  },
);
