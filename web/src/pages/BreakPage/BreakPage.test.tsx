import {
  breakProgram,
  checkExamples,
  explainBreak,
  listBreakExercises,
  runSuite,
} from '@dryrun/contracts/practice';
import type { BreakExercise } from '@dryrun/contracts/practice';
import type { Output } from '@dryrun/contracts/endpoint';
import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderWith } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server, recordCalls } from '../../../test/server.ts';
import { BreakPage } from './BreakPage.tsx';

const exercise = (id: string, change: Partial<BreakExercise> = {}): BreakExercise => ({
  id,
  lang: 'python3',
  code: `class Solution:  # ${id}`,
  difficulty: 'easy',
  isSolved: false,
  ...change,
});

const page: Output<typeof listBreakExercises> = {
  exercises: [exercise('first', { isSolved: true }), exercise('second'), exercise('third')],
  ownPrograms: [],
  suites: [
    { lang: 'java', programs: 2, par: 1 },
    { lang: 'python3', programs: 3, par: 2 },
  ],
};

beforeEach(() => server.use(mockEndpoint(listBreakExercises, () => page)));

function openPage(search = '') {
  return renderWith(
    <Routes>
      <Route path="/course/:coursePath/break/:lessonPath" element={<BreakPage />} />
    </Routes>,
    { at: `/course/coding-interview/break/three-sum${search}` },
  );
}

const enterInput = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

test('opens the first unsolved program and marks the solved ones', async () => {
  openPage();
  expect(await screen.findByText(/# second/)).toBeTruthy();
  expect(screen.getByText('1 of 3 solved')).toBeTruthy();
  expect(screen.getAllByLabelText('Solved')).toHaveLength(1);
});

test('asks for the reason once the program is broken, and goes on to the next program', async () => {
  const reasons = [
    { id: 'r1', text: 'It forgets to sort.' },
    { id: 'r2', text: 'It skips the last entry.' },
  ];
  server.use(
    mockEndpoint(breakProgram, ({ body: { input } }) =>
      input[0] === '[0,0,0]'
        ? { isBroken: true, expected: '[[0,0,0]]', actual: '[]', reasons }
        : { isBroken: false, expected: '[]', actual: '[]', reasons: [] },
    ),
    mockEndpoint(explainBreak, ({ params, body }) => ({
      isRight: params.exerciseId === 'second' && body.reason === 'r2',
      cause: 'skips the last entry',
      points: 2,
    })),
  );
  let solved = false;
  server.use(
    mockEndpoint(listBreakExercises, () => {
      return { ...page, exercises: page.exercises.with(1, exercise('second', { isSolved: solved })) };
    }),
  );
  const { user } = openPage();
  await screen.findByText(/# second/);
  enterInput('1, 2, 3');
  await user.click(screen.getByRole('button', { name: 'Try this input' }));
  expect(await screen.findByText(/^The program is right here/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  enterInput('0, 0, 0');
  await user.click(screen.getByRole('button', { name: 'Try this input' }));
  await user.click(await screen.findByRole('radio', { name: 'It skips the last entry.' }));
  solved = true;
  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(await screen.findByText('2 of 3 solved')).toBeTruthy();
  expect(await screen.findByText('Right. This program is solved.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Next program' }));
  expect(await screen.findByText(/# third/)).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('1. Find an input on which it fails');
});

test('sends no invalid input, and keeps the input when the judge is busy', async () => {
  server.use(mockEndpoint(breakProgram, () => new ApiError('judge_busy')));
  const { user } = openPage();
  await screen.findByText(/# second/);
  enterInput('1, x');
  await user.click(screen.getByRole('button', { name: 'Try this input' }));
  expect(screen.getByText(/^nums: unexpected 'x'/)).toBeTruthy();
  enterInput('1, 2, 3');
  await user.click(screen.getByRole('button', { name: 'Try this input' }));
  expect(await screen.findByText(new ApiError('judge_busy').body.message)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '1, 2, 3');
});

test('runs up to six tests on all programs and says which test breaks each', async () => {
  const sent = recordCalls(runSuite, 'body', () => ({
    expected: ['[]', '[[0,0,0]]'],
    programs: [{ brokenBy: 1 }, {}, { brokenBy: -1 }],
  }));
  const { user } = openPage('?mode=all');
  await user.selectOptions(await screen.findByLabelText('Language of the programs'), 'python3');
  expect(screen.getByText(/each of the 3 hidden programs.*It can be done with 2 tests/)).toBeTruthy();
  enterInput('1, 2, 3');
  await user.click(screen.getByRole('button', { name: 'Add a test' }));
  enterInput('0, 0, 0');
  await user.click(screen.getByRole('button', { name: 'Run the tests' }));
  expect(await screen.findByText(/^2 of 3 programs fail/)).toBeTruthy();
  expect(screen.getAllByText(/^Hidden program \d$/).map((name) => name.parentElement?.textContent)).toEqual([
    'Hidden program 1 fails test 2',
    'Hidden program 2 passes all tests',
    'Hidden program 3 ends or hangs',
  ]);
  expect(sent).toEqual([{ lang: 'python3', tests: [['[1,2,3]'], ['[0,0,0]']] }]);
  await user.click(screen.getByRole('button', { name: 'Remove test 2' }));
  expect(screen.queryByText(/^2 of 3 programs fail/)).toBeNull();
});

test('checks answers for own inputs and says how many wrong programs they catch', async () => {
  const sent = recordCalls(checkExamples, 'body', () => ({
    examples: [{ isRight: true }, { isRight: false }],
    programs: 6,
    caught: 4,
  }));
  const { user } = openPage('?mode=examples');
  const enter = (label: string | RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await screen.findByRole('button', { name: 'Check the examples' });
  enter(/^nums/, '0, 0, 0');
  enter('Answer', '[[0,0,0]]');
  await user.click(screen.getByRole('button', { name: 'Check the examples' }));
  expect(sent).toEqual([]);
  expect(screen.getByText('answer: enter what the function should return')).toBeTruthy();
  enter(/^nums/, '1, 2, 3');
  enter('Answer', '[[1,2,3]]');
  await user.click(screen.getByRole('button', { name: 'Check the examples' }));
  expect(await screen.findByText(/^1 of 2 answers are right. Your right examples catch 4 of 6/)).toBeTruthy();
  expect(screen.getByText('is not right', { exact: false }).textContent).toBe(
    'Example 2 is not right. Read the task again, then correct it.',
  );
  expect(sent).toEqual([
    {
      examples: [
        { input: ['[0,0,0]'], answer: '[[0,0,0]]' },
        { input: ['[1,2,3]'], answer: '[[1,2,3]]' },
      ],
    },
  ]);
});

test("shows the learner's failing submissions without a reason to choose", async () => {
  const own = { lang: 'java', statusMsg: 'Wrong Answer', submittedAt: new Date().toISOString() } as const;
  server.use(
    mockEndpoint(listBreakExercises, () => {
      return { ...page, ownPrograms: [{ ...own, id: 'submission', code: 'class Solution { /* mine */ }' }] };
    }),
    mockEndpoint(breakProgram, () => ({
      isBroken: true,
      expected: '[]',
      failure: 'Runtime Error',
      reasons: [],
    })),
  );
  const { user } = openPage('?mode=own');
  expect(await screen.findByText(/mine/)).toBeTruthy();
  const programs = within(screen.getByRole('navigation', { name: 'Programs' }));
  expect(programs.getByRole('button').textContent).toBe('Wrong AnswerJava, just now');
  enterInput('0, 0, 0');
  await user.click(screen.getByRole('button', { name: 'Try this input' }));
  expect(await screen.findByText(/^You broke it. It ends with “Runtime Error”/)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('explains where submissions to break come from while there are none', async () => {
  openPage('?mode=own');
  expect(await screen.findByText(/^Submissions that fail appear here/)).toBeTruthy();
});

test('shows why the programs cannot be listed', async () => {
  server.use(mockEndpoint(listBreakExercises, () => new ApiError('practice_off')));
  openPage();
  expect(await screen.findByText('This course does not offer this kind of practice.')).toBeTruthy();
});
