import { quizSchema } from '@dryrun/contracts/lesson-format';
import { expect, jest, test } from '@jest/globals';
import { screen, within, waitFor } from '@testing-library/react';
import type { z } from 'zod';
import { renderWith } from '../../../test/render.tsx';
import { QuizBlock } from './QuizBlock.tsx';
import { QuizResultsContext, type QuizResult } from './quizResults.ts';

const twoQuestions: z.input<typeof quizSchema> = {
  title: 'Check yourself',
  questions: [
    {
      text: 'One and one?',
      answers: ['1', '2', '3'],
      keepOrder: true,
      correctMessage: 'Count on your fingers.',
    },
    { text: 'Which are even?', answers: ['2', '3', '4'], keepOrder: true },
  ],
  answerSets: [
    { indexes: [2, -1], message: 'Three is one too many.', isCorrect: false },
    { indexes: [1, [0, 2]], message: 'All right.', isCorrect: true },
  ],
};

function open(change: Partial<z.input<typeof quizSchema>> = {}, savedResult?: QuizResult) {
  const write = jest.fn<(id: string, result: QuizResult | undefined) => void>();
  const reportMiss = jest.fn<(id: string, question: number, chosen: readonly number[]) => void>();
  const app = renderWith(
    <QuizResultsContext value={{ read: () => savedResult, write, reportMiss }}>
      <QuizBlock quiz={quizSchema.parse({ ...twoQuestions, ...change })} />
    </QuizResultsContext>,
  );
  const question = (text: string) =>
    within(screen.getByRole('group', { name: new RegExp(text.replace('?', '.')) }));
  const select = (text: string, answer: string) =>
    app.user.click(question(text).getByLabelText(new RegExp(`^${answer}`)));
  const submit = () => app.user.click(screen.getByRole('button', { name: 'Submit' }));
  const solve = async () => {
    await select('One and one?', '2');
    await select('Which are even?', '2');
    await select('Which are even?', '4');
    await submit();
  };
  return { ...app, write, reportMiss, question, select, submit, solve };
}

test('asks for all answers and focuses the first unanswered question', async () => {
  const { select, submit } = open();
  await select('One and one?', '2');
  await submit();
  expect(screen.getByText('You must answer all questions.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0]);
});

test('shows the message and the explanation of correct answers and saves them', async () => {
  const { solve, write } = open();
  await solve();
  expect(screen.getByText('All right.')).toBeTruthy();
  expect(screen.getByText('Count on your fingers.')).toBeTruthy();
  expect(write).toHaveBeenCalledWith('Check yourself', { answers: [[1], [0, 2]], isCorrect: true });
});

test('shows the message of the first matching set, where -1 matches any answer', async () => {
  const { select, submit } = open();
  await select('One and one?', '3');
  await select('Which are even?', '3');
  await submit();
  expect(screen.getByText('Three is one too many.')).toBeTruthy();
});

test('reveals the correct answers when no set matches, and allows a retry', async () => {
  const { select, submit, question, user, write } = open();
  await select('One and one?', '1');
  await select('Which are even?', '2');
  await submit();
  expect(screen.getByText('Incorrect solution. Try again.')).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith('Check yourself', { answers: [[0], [0]], isCorrect: false });
  const first = question('One and one?');
  expect(first.getByText('Wrong').closest('label')?.textContent).toContain('1');
  expect(first.getByText('Correct answer').closest('label')?.textContent).toContain('2');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('Wrong')).toBeNull();
  expect(write).toHaveBeenLastCalledWith('Check yourself', undefined);
});

test('reports the questions that are missed: on Submit, or with the first wrong answer', async () => {
  const first = open();
  await first.select('One and one?', '1');
  await first.select('Which are even?', '2');
  expect(first.reportMiss).not.toHaveBeenCalled();
  await first.submit();
  expect(first.reportMiss.mock.calls).toEqual([
    ['Check yourself', 0, [0]],
    ['Check yourself', 1, [0]],
  ]);
  first.unmount();
  const instant = open({ type: 'QUIZ_INSTANT_FEEDBACK' });
  await instant.select('One and one?', '1');
  await instant.select('One and one?', '2');
  await instant.select('Which are even?', '2');
  await instant.select('Which are even?', '4');
  expect(instant.reportMiss.mock.calls).toEqual([['Check yourself', 0, [0]]]);
});

test('shuffles the answers, shuffles them again on Try again, and saves their authored indexes', async () => {
  const answers = ['Red', 'Green', 'Blue', 'Black'];
  const { select, submit, user, write } = open({
    questions: [{ text: 'Which color?', answers }],
    answerSets: [{ indexes: [2], message: 'Blue it is.', isCorrect: true }],
  });
  const shown = () => screen.getAllByRole('radio').map((input) => input.closest('label')?.textContent);
  const first = shown();
  expect(first).not.toEqual(answers);
  expect(new Set(first)).toEqual(new Set(answers));
  await select('Which color?', 'Blue');
  await submit();
  expect(screen.getByText('Blue it is.')).toBeTruthy();
  expect(write).toHaveBeenLastCalledWith('Check yourself', { answers: [[2]], isCorrect: true });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(shown()).not.toEqual(first);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
});

test('accepts any answers without answer sets', async () => {
  const { select, submit } = open({ answerSets: [] });
  await select('One and one?', '1');
  await select('Which are even?', '3');
  await submit();
  expect(screen.getByText('Quiz submitted successfully!')).toBeTruthy();
  expect(screen.queryByText('Wrong')).toBeNull();
});

test('checks each answer at once with instant feedback, without Submit', async () => {
  const { select, question } = open({ type: 'QUIZ_INSTANT_FEEDBACK' });
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  await select('One and one?', '1');
  const first = question('One and one?');
  expect(first.getByText('Wrong')).toBeTruthy();
  expect(first.getByText('Correct answer').closest('label')?.textContent).toContain('2');
  expect(screen.getByText('Count on your fingers.')).toBeTruthy();
  await select('One and one?', '2');
  expect(first.getByText('Correct')).toBeTruthy();
  expect(first.queryByText('Wrong')).toBeNull();
  expect(screen.getByText('Count on your fingers.')).toBeTruthy();
  await select('Which are even?', '2');
  await select('Which are even?', '4');
  expect(screen.getByText('All right.')).toBeTruthy();
});

test('explains every wrong answer beside it, every missed one and the correct ones after Submit', async () => {
  const { select, submit, question, user } = open({
    questions: [
      {
        text: 'One and one?',
        answers: ['1', '2', '3'],
        correctMessage: 'Count on your fingers.',
        explanations: { 0: 'That is only one.', 2: 'That is one too many.' },
      },
      {
        text: 'Which are even?',
        answers: ['2', '3', '4'],
        correctMessage: 'Two divides them.',
        explanations: { 1: 'Two leaves a remainder of one.', 2: 'Four is two and two.' },
      },
    ],
    answerSets: [{ indexes: [1, [0, 2]], message: 'All right.', isCorrect: true }],
  });
  await select('One and one?', '3');
  await select('Which are even?', '2');
  await select('Which are even?', '3');
  expect(screen.queryByText('That is one too many.')).toBeNull();
  await submit();
  expect(screen.getByText('Incorrect solution. Try again.')).toBeTruthy();
  const first = question('One and one?');
  const explained = (text: string) =>
    first.getByText(text).parentElement?.querySelector('label')?.textContent;
  expect(explained('That is one too many.')).toMatch(/^3/);
  expect(first.queryByText('That is only one.')).toBeNull();
  expect(first.getByText('Count on your fingers.')).toBeTruthy();
  const second = question('Which are even?');
  expect(second.getByText('Two leaves a remainder of one.')).toBeTruthy();
  expect(second.getByText('Four is two and two.')).toBeTruthy();
  expect(second.getByText('Two divides them.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.queryByText('That is one too many.')).toBeNull();
});

test('shows the messages of wrong answer sets at their questions after Submit, the matching one once', async () => {
  const { select, submit, question } = open({
    answerSets: [
      { indexes: [2, -1], message: 'Three is one too many.', isCorrect: false },
      { indexes: [-1, [1]], message: 'Three is odd.', isCorrect: false },
      { indexes: [1, [0, 2]], message: 'All right.', isCorrect: true },
    ],
  });
  await select('One and one?', '3');
  await select('Which are even?', '3');
  await submit();
  expect(screen.getAllByText('Three is one too many.')).toHaveLength(1);
  expect(question('Which are even?').getByText('Three is odd.')).toBeTruthy();
});

test('moves the focus with arrows and selects with Space and Enter with instant feedback', async () => {
  const { question, user, container } = open({ type: 'QUIZ_INSTANT_FEEDBACK' });
  const first = question('One and one?');
  const [top, middle, bottom] = first.getAllByRole<HTMLInputElement>('radio');
  top?.focus();
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(middle);
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toBe(bottom);
  expect(container.querySelector('input:checked')).toBeNull();
  await user.keyboard(' ');
  expect(first.getByText('Wrong')).toBeTruthy();
  await user.keyboard('{ArrowUp}{Enter}');
  expect(middle?.checked).toBe(true);
  expect(first.getByText('Correct')).toBeTruthy();
});

test('focuses the result after Submit, where Enter has no effect', async () => {
  const { solve, user } = open();
  await solve();
  expect(document.activeElement?.textContent).toContain('All right.');
  await user.keyboard('{Enter}');
  expect(screen.getByText('All right.')).toBeTruthy();
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
});

test('expands a collapsed quiz on a click on its title', async () => {
  const { user } = open({ isCollapsed: true });
  expect(screen.queryByRole('radio')).toBeNull();
  await user.click(screen.getByRole('button', { name: /Check yourself/ }));
  expect(screen.getAllByRole('radio')).toHaveLength(3);
});

test('accepts and submits answers with the keyboard', async () => {
  const { user } = open({
    questions: [{ text: 'Q', answers: ['a', 'b'] }],
    answerSets: [{ indexes: [1], message: 'Yes.', isCorrect: true }],
  });
  screen.getByLabelText('b').focus();
  await user.keyboard(' {Enter}');
  expect(screen.getByText('Yes.')).toBeTruthy();
});

test('shows a saved result without a new submission', () => {
  open({}, { answers: [[1], [0, 2]], isCorrect: true });
  expect(screen.getByText('All right.')).toBeTruthy();
});

test('shows code tabs, with a message for a language without code', async () => {
  const { user } = open({
    questions: [{ text: 'Q', answers: ['a', 'b'], code: { java: 'int j;' } }],
    answerSets: [],
  });
  expect(screen.getByText('int j;')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: 'Python3' }));
  expect(screen.getByText('No Python3 code available')).toBeTruthy();
});

test('allows only sup and styled div in labels', async () => {
  const { container } = open({
    questions: [
      {
        text: 'n<sup>2</sup> <div style="color: red">d</div> <span style="color: red">s</span> <b onclick="x()">b</b> <img src=x onerror=x()> <a href="https://evil.example">a</a> <script>x()</script>',
        answers: ['a', 'b'],
      },
    ],
    answerSets: [],
  });
  const legend = container.querySelector('legend');
  await waitFor(() => expect(legend?.querySelector('sup')?.textContent).toBe('2'));
  expect(legend?.querySelector('div')?.style.color).toBe('red');
  expect(legend?.querySelector('b, img, a, script, span[style]')).toBeNull();
});
