import {
  getToday,
  openItem,
  reviewItem,
  setInterview,
  type MemoryItem,
  type ReviewResult,
} from '@dryrun/contracts/memory';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server, type Call } from '../../../test/server.ts';
import { createOwner, createSession } from '../../../test/users.ts';

const lesson = { coursePath: 'coding-interview', lessonPath: 'three-sum', lessonName: 'Three Sum', reps: 1 };
const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const items = {
  quiz: {
    kind: 'quiz',
    id: id(1),
    ...lesson,
    quiz: {
      title: 'Edges',
      type: 'QUIZ_MULTIPLE_ANSWERS',
      isCollapsed: false,
      questions: [
        {
          text: 'How many edges has a tree of four nodes?',
          answers: ['2', '3', '4'],
          correctMessage: 'Each node but the root has one edge to its parent.',
          explanations: { 2: 'That would be a cycle.' },
        },
      ],
      answerSets: [{ indexes: [1], message: 'Right.', isCorrect: true }],
    },
  },
  counterexample: {
    kind: 'counterexample',
    id: id(2),
    ...lesson,
    lang: 'python3',
    code: 'class Solution: pass',
    submittedAt: '2026-11-20T10:00:00.000Z',
    input: ['[-1,-1,2]'],
    expected: '[[-1,-1,2]]',
  },
  blank: {
    kind: 'blank',
    id: id(5),
    ...lesson,
    lang: 'python3',
    before: 'def f(n):\n  total = 0',
    indent: '  ',
    after: '    total += n\n  return total',
    start: 'while',
    submittedAt: '2026-11-20T10:00:00.000Z',
  },
  'solve-again': { kind: 'solve-again', id: id(3), ...lesson, minutes: 30, isOpened: false },
  break: { kind: 'break', id: id(4), ...lesson, exerciseId: 'abcd1234', isOpened: false },
} satisfies Record<string, MemoryItem>;

/** A server with these items. An answer to an item is right if it is the given one. */
function open(initial: readonly MemoryItem[], rightAnswer: object = {}) {
  let waiting = initial;
  const reviews: Call<typeof reviewItem>[] = [];
  const opened: string[] = [];
  server.use(
    mockEndpoint(getToday, () => ({
      items: [...waiting],
      minutes: waiting.length,
      done: initial.length - waiting.length,
      hasItems: initial.length > 0,
      fading: [],
      remembered: [],
      nextOn: '2030-01-07',
    })),
    mockEndpoint(reviewItem, (call) => {
      reviews.push(call);
      waiting = waiting.filter((item) => item.id !== call.params.itemId);
      const isRight = JSON.stringify(call.body.answer) === JSON.stringify(rightAnswer);
      const result: ReviewResult = isRight ? (call.body.isHelped ? 'helped' : 'right') : 'wrong';
      return { result, nextOn: '2030-01-07', returned: '[]', line: 'while n > 0:' };
    }),
    mockEndpoint(openItem, ({ params }) => {
      opened.push(params.itemId);
      return undefined;
    }),
  );
  const app = renderApp({ at: '/today', session: createSession(createOwner()) });
  return { ...app, reviews, opened };
}

test('shows what will appear before the first mistake', async () => {
  open([]);
  expect(await screen.findByRole('heading', { name: 'Your mistakes will come back here' })).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Today');
  expect(screen.getAllByRole('listitem').some((item) => item.textContent?.includes('quiz question'))).toBe(
    true,
  );
});

test('asks one exercise after another, by keyboard only, until the day is done', async () => {
  const { user, reviews } = open([items.quiz, items.counterexample], { kind: 'quiz', chosen: [1] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Today: 2' })).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/overdue/i);
  screen.getByRole<HTMLInputElement>('radio', { name: '3' }).focus();
  await user.keyboard(' {Enter}');
  expect(await screen.findByText('Right.')).toBeTruthy();
  expect(screen.getByText('Each node but the root has one edge to its parent.')).toBeTruthy();
  expect(screen.getByText('It comes back on Monday, January 7, 2030.')).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Next');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { level: 1, name: 'Today: 1' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('What does it return here?');
  await user.click(screen.getByRole('textbox', { name: 'It returns' }));
  await user.paste('[[-1,-1,2]]');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^You entered/)).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Done for today' })).toBeTruthy();
  expect(
    screen.getByText('You did 2 exercises. The next one comes on Monday, January 7, 2030.'),
  ).toBeTruthy();
  expect(reviews.map(({ body }) => [body.isHelped, body.answer])).toEqual([
    [false, { kind: 'quiz', chosen: [1] }],
    [false, { kind: 'counterexample', literal: '[[-1,-1,2]]' }],
  ]);
});

test('explains a wrong answer to a question', async () => {
  const { user } = open([items.quiz]);
  await user.click(await screen.findByRole('radio', { name: '4' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Not this time.')).toBeTruthy();
  expect(screen.getByText('That would be a cycle.')).toBeTruthy();
  expect(screen.getByText('Correct answer').closest('label')?.textContent).toContain('3');
});

test.each([
  ['while n:', /Right: the program passes with this line\./, /total = 0\s+while n:/],
  ['while 1:', /With while 1: the program is still wrong. Your line was while n > 0:/, /while n > 0:/],
])('fills the gap in an approved program with %s', async (line, result, code) => {
  const { user, reviews } = open([items.blank], { kind: 'blank', line: 'while n:' });
  const program = await screen.findByRole('group', { name: 'Your program' });
  expect(program.textContent).toMatch(/total = 0\s+________\s+total \+= n/);
  await user.click(screen.getByRole('button', { name: 'Show how it starts' }));
  expect(screen.getByText(/^Your line starts with/).textContent).toBe('Your line starts with while');
  await user.type(screen.getByRole('textbox', { name: 'Line 3' }), `${line}{Enter}`);
  await waitFor(() => expect(document.body.textContent).toMatch(result));
  expect(program.textContent).toMatch(code);
  expect(reviews[0]?.body).toMatchObject({ isHelped: true, answer: { kind: 'blank', line } });
});

test('counts the shown correct answer as help', async () => {
  const { user, reviews } = open([items.counterexample], { kind: 'counterexample', literal: '[]' });
  expect(await screen.findByText('[-1,-1,2]')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Your program' }).textContent).toContain('class Solution');
  expect(document.body.textContent).not.toContain('[[-1,-1,2]]');
  await user.click(screen.getByRole('button', { name: 'Show what would be right' }));
  expect(screen.getByText('[[-1,-1,2]]')).toBeTruthy();
  await user.click(screen.getByRole('textbox', { name: 'It returns' }));
  await user.paste('[]');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Right: it returns/)).toBeTruthy();
  expect(reviews[0]?.body.isHelped).toBe(true);
});

test('repeats a failed request with the same operation', async () => {
  const { user, reviews } = open([items.quiz], { kind: 'quiz', chosen: [1] });
  const operations: string[] = [];
  server.use(
    mockEndpoint(reviewItem, ({ body }) => {
      operations.push(body.operationId);
      return new ApiError('unavailable');
    }),
  );
  await user.click(await screen.findByRole('radio', { name: '3' }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('alert')).textContent).toContain('starting or overloaded');
  server.use(
    mockEndpoint(reviewItem, ({ body }) => {
      operations.push(body.operationId);
      return { result: 'right' as const, nextOn: '2030-01-07' };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Right.')).toBeTruthy();
  expect(operations[0]).toBe(operations[1]);
  expect(reviews).toEqual([]);
});

test('shows where an entered value is not readable', async () => {
  const { user } = open([items.counterexample]);
  server.use(
    mockEndpoint(reviewItem, () => new ApiError('invalid_input', { answer: 'answer: enter a list' })),
  );
  await user.type(await screen.findByRole('textbox', { name: 'It returns' }), 'x{Enter}');
  const field = await screen.findByRole('textbox', { name: 'It returns', description: 'Enter a list.' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
});

test('opens a problem to solve again', async () => {
  const { user, router, opened } = open([items['solve-again']]);
  await user.click(await screen.findByRole('button', { name: 'Start' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview/three-sum'));
  expect(opened).toEqual([items['solve-again'].id]);
});

test('opens the program of a wrong reason', async () => {
  const { user, router } = open([items.break]);
  await user.click(await screen.findByRole('button', { name: 'Open the program' }));
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe('/course/coding-interview/break/three-sum?program=abcd1234');
});

test('leaves exercises for later', async () => {
  const { user } = open([items.break, items['solve-again']]);
  await user.click(await screen.findByRole('button', { name: 'Not today' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Today: 1' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Not today' }));
  await user.click(screen.getByRole('button', { name: 'Do the 2 that you left' }));
  expect(screen.getByRole('heading', { level: 1, name: 'Today: 2' })).toBeTruthy();
});

test('saves and removes the day of the interview', async () => {
  const { user } = open([items.quiz]);
  const saved: (string | null)[] = [];
  server.use(
    mockEndpoint(setInterview, ({ body }) => {
      saved.push(body.interviewOn);
      return { interviewOn: body.interviewOn };
    }),
    mockEndpoint(getToday, () => ({
      items: [items.quiz],
      minutes: 1,
      done: 0,
      hasItems: true,
      fading: [],
      remembered: [],
      ...(saved.at(-1) && { interviewOn: saved.at(-1) ?? '' }),
    })),
  );
  const form = within(await screen.findByRole('region', { name: 'Your interview' }));
  const date = form.getByLabelText<HTMLInputElement>('Date (optional)');
  expect(date.min).toBe(new Date(Date.now() + 24 * 3600 * 1000).toLocaleDateString('en-CA'));
  await user.type(date, '2030-01-31');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(saved).toEqual(['2030-01-31', null]);
});

test('shows the number of exercises on My courses', async () => {
  const { router } = open([items.quiz, items['solve-again']]);
  await router.navigate('/my-courses');
  const card = within(await screen.findByRole('region', { name: 'Today: 2' }));
  expect(card.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe('/today');
});
