import { listSubmissions, type CaseResult } from '@dryrun/contracts/code';
import { getLessonContent, getLessonTrace } from '@dryrun/contracts/lessons';
import { checkTrace, startTrace, type Trace, type TraceResult } from '@dryrun/contracts/trace';
import type { TraceEvent } from '@dryrun/contracts/trace-events';
import { describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { createCase, createCheck, wrongCase } from '../../../test/checks.ts';
import {
  editor,
  findButton,
  mockJudge,
  noSubmissions,
  openLesson,
  selectTab,
  typeCode,
} from '../../../test/lesson.tsx';
import { ApiError, mockEndpoint, server, type Call, recordCalls } from '../../../test/server.ts';

const traceId = '00000000-0000-4000-8000-0000000000aa';
const windowId = '00000000-0000-4000-8000-0000000000bb';
const code = 'class Solution:\n  def f(self, nums):\n    total = 0\n    return nums[total]\n';

const events: TraceEvent[] = [
  ['c', 2, 1, { nums: ['@', 1] }, { 1: { k: 'list', t: 'list', v: [5, 1, 2], n: 3 } }, 'f'],
  ['s', 3, 1, {}, {}],
  ['o', 'hello\n'],
  ['s', 4, 1, { total: 0 }, {}],
  ['c', 2, 2, { nums: ['@', 1] }, {}, 'f'],
  ['s', 3, 2, {}, {}],
  ['r', 3, 2, {}, {}, 7],
  ['s', 4, 1, { total: 2 }, { 1: { p: [[1, 9]] } }],
  ['r', 4, 1, {}, {}, ['@', 1]],
];

const createTrace = (
  result: Partial<NonNullable<Trace['result']>> = {},
  change: Partial<Trace> = {},
): Trace => ({
  id: traceId,
  state: 'FINISHED',
  questionId: 1,
  lang: 'java',
  typedCode: code,
  input: ['[5,1,2]'],
  result: { events, totalSteps: 8, ...result },
  ...change,
});

/** Mocks a judge that records. Returns the requests for recordings. */
function mockTraces(trace: Trace = createTrace()): Call<typeof startTrace>['body'][] {
  server.use(mockEndpoint(checkTrace, ({ params }) => ({ ...trace, id: params.traceId })));
  const requests = recordCalls(startTrace, 'body', ({ body }) => ({
    trace_id: body.fromStep === undefined ? traceId : windowId,
  }));
  return requests;
}

const viewer = () => screen.findByRole('region', { name: 'Step through' });
const sentence = async () => (await viewer()).querySelector('[aria-live]')?.textContent;
const expectStep = (step: number) =>
  waitFor(() =>
    expect(screen.getByRole('slider', { name: 'Step' }).getAttribute('aria-valuetext')).toMatch(
      `Step ${step} `,
    ),
  );

const openTrace = (search = '') => openLesson({ at: `three-sum?trace=${traceId}${search}` });

async function failRun(cases: CaseResult[] = [wrongCase]) {
  const page = openLesson();
  mockJudge(() => createCheck({ statusMsg: 'Wrong Answer', testsPassed: 0, testsTotal: 1, cases }));
  await screen.findByText('Find every triple.');
  typeCode(code);
  await page.user.click(await findButton('Run'));
  await screen.findByRole('group', { name: 'Expected' });
  return page;
}

const stepThrough = () =>
  within(screen.getByRole('region', { name: 'Terminal' })).getByRole('button', { name: 'Step through' });

test('records a failed case of a run with the code that was run, and opens at its first step', async () => {
  const requests = mockTraces();
  const { user, router } = await failRun();
  await user.click(stepThrough());
  expect(await sentence()).toBe('Line 2: f(nums = [5, 1, 2]) is called.');
  expect(requests).toEqual([
    { questionId: 1, courseId: 1, lang: 'java', typedCode: code, input: ['[5,1,2]'] },
  ]);
  expect(router.state.location.search).toBe(`?trace=${traceId}`);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Step 1 of 8');
});

test('starts one recording on two simultaneous clicks', async () => {
  const requests = mockTraces();
  await failRun();
  const button = stepThrough();
  act(() => {
    button.click();
    button.click();
  });
  await viewer();
  expect(requests).toHaveLength(1);
});

test('offers to step through own cases, passed cases, counterexamples and past submissions', async () => {
  const requests = mockTraces();
  const { user } = openLesson();
  server.use(
    mockEndpoint(listSubmissions, () => ({
      ...noSubmissions,
      content: [
        {
          id: '00000000-0000-4000-8000-000000000031',
          state: 'FINISHED' as const,
          statusMsg: 'Wrong Answer' as const,
          creationTime: '2026-01-02T03:04:05.000Z',
          lang: 'c_cpp' as const,
          runtime: 0,
          memory: 0,
          typedCode: 'old code',
        },
      ],
    })),
  );
  const terminal = within(await screen.findByRole('region', { name: 'Terminal' }));
  await user.click(await terminal.findByRole('button', { name: 'Step through' }));
  await viewer();
  const check = createCheck({
    statusMsg: 'Wrong Answer',
    failedTest: wrongCase,
    counterexample: {
      state: 'FINISHED',
      smallest: createCase({ statusMsg: 'Wrong Answer', input: ['[1,1,1]'] }),
    },
  });
  mockJudge(() => check);
  await selectTab('Submissions');
  await user.click(await screen.findByRole('button', { name: 'Wrong Answer' }));
  const card = await screen.findByRole('region', { name: 'Smallest input that breaks your code' });
  await user.click(within(card).getByRole('button', { name: 'Step through' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests.map(({ input, typedCode }) => [input, typedCode === 'old code'])).toEqual([
    [['[4,-1,-3,2,-1,1]'], false],
    [['[1,1,1]'], true],
  ]);
});

test('offers no recording of an input that was cut off', async () => {
  mockTraces();
  await failRun([createCase({ ...wrongCase, index: 0, input: [`[${'1,'.repeat(2000)}…(900 more)`] })]);
  const terminal = within(screen.getByRole('region', { name: 'Terminal' }));
  await terminal.findByRole('group', { name: 'Expected' });
  expect(terminal.queryByRole('button', { name: 'Step through' })).toBeNull();
});

test('moves with the keyboard: steps, over calls, out, to the ends and to changes', async () => {
  mockTraces();
  const { user } = openTrace('&step=3');
  (await screen.findByRole('group', { name: 'Step 3 of 8' })).focus();
  await user.keyboard('{ArrowRight}');
  await expectStep(4);
  await user.keyboard('{ArrowLeft}');
  await expectStep(3);
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expectStep(7);
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expectStep(3);
  await user.keyboard('{ArrowRight}{ArrowRight}o');
  await expectStep(7);
  await user.keyboard('{Home}{ArrowLeft}');
  await expectStep(1);
  await user.keyboard('n');
  await expectStep(7);
  await user.keyboard('{End}{ArrowRight}');
  await expectStep(8);
  await user.keyboard('n');
  expect((await screen.findByRole('alert')).textContent).toBe("nums doesn't change after this step.");
});

test('leaves the arrow keys to the editor and the variable list', async () => {
  mockTraces();
  const { user } = openTrace('&step=3');
  await viewer();
  editor().focus();
  await user.keyboard('{ArrowRight}{End}');
  screen.getByRole('combobox', { name: 'Changes of' }).focus();
  await user.keyboard('{ArrowRight}{End}n');
  await expectStep(3);
});

test('moves with the slider and by swipes', async () => {
  mockTraces();
  openTrace();
  await viewer();
  fireEvent.change(screen.getByRole('slider', { name: 'Step' }), { target: { value: '4' } });
  await expectStep(5);
  const stage = screen.getByRole('group', { name: 'Step 5 of 8' });
  const swipe = (dx: number) => {
    fireEvent.touchStart(stage, { touches: [{ clientX: 200, clientY: 200 }] });
    fireEvent.touchEnd(stage, { changedTouches: [{ clientX: 200 + dx, clientY: 205 }] });
  };
  swipe(-80);
  await expectStep(6);
  swipe(80);
  await expectStep(5);
});

test('plays to the end and stops there', async () => {
  mockTraces();
  const { user } = openTrace('&step=7');
  await viewer();
  await user.click(screen.getByRole('button', { name: 'Play' }));
  await expectStep(8);
  expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
});

test('draws pictures, and a table of all values instead', async () => {
  mockTraces();
  const { user } = openTrace('&step=7');
  await viewer();
  expect(screen.getByRole('img', { name: /^nums: Array 5, 9, 2/ })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Values' }));
  const table = screen.getByRole('table', { name: 'f' });
  expect(within(table).getByRole('row', { name: /^nums/ }).textContent).toBe('nums[5, 9, 2] (changed)');
  await user.click(within(table).getByRole('button', { name: 'Next change of total' }));
  expect((await screen.findByRole('alert')).textContent).toBe("total doesn't change after this step.");
});

test('shows the call stack, and jumps to the step of a call in the call tree', async () => {
  mockTraces();
  const { user } = openTrace('&step=8');
  await viewer();
  const tree = screen.getByRole('region', { name: 'Calls' });
  await user.click(within(tree).getAllByRole('button', { name: /^Go to f\(/ })[1] as HTMLElement);
  await expectStep(4);
  const stack = screen.getByRole('region', { name: 'Call stack' });
  expect(
    within(stack)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['fline 2', 'fline 4']);
  await user.click(within(stack).getByRole('button', { name: /line 4/ }));
  expect(screen.getByRole('img', { name: 'total = 0' })).toBeTruthy();
});

test('shows the output so far', async () => {
  mockTraces();
  const { user } = openTrace();
  await viewer();
  expect(screen.getByRole('group', { name: 'Output so far' }).textContent).toBe('(nothing yet)');
  await user.click(screen.getByRole('button', { name: 'Last step' }));
  expect(screen.getByRole('group', { name: 'Output so far' }).textContent).toBe('hello\n');
});

test('compares the answer at the last step, and goes to the last step that changed it', async () => {
  mockTraces(createTrace({ case: { ...wrongCase, stdOutput: '' } }));
  const { user } = openTrace('&step=8');
  const result = await screen.findByRole('region', { name: 'Result' });
  expect(within(result).getByRole('group', { name: 'Your output' }).textContent).toBe('[[5,1,2]]');
  expect(within(result).getByRole('group', { name: 'Expected' }).textContent).toBe('[]');
  await user.click(within(result).getByRole('button', { name: /^Go to the last step/ }));
  await expectStep(7);
  expect(screen.queryByRole('region', { name: 'Result' })).toBeNull();
});

test("runs to the cursor's line in the editor", async () => {
  mockTraces();
  const { user } = openTrace();
  await viewer();
  const line4 = code.indexOf('return');
  act(() => editor().setSelectionRange(line4, line4));
  await user.click(screen.getByRole('button', { name: 'Run to cursor' }));
  await expectStep(3);
  act(() => editor().setSelectionRange(0, 0));
  await user.click(screen.getByRole('button', { name: 'Run to cursor' }));
  expect((await screen.findByRole('alert')).textContent).toBe("Line 1 doesn't run after this step.");
});

test('shows recorded code that differs from the draft read-only, with a way back to the draft', async () => {
  mockTraces();
  const { user } = openTrace();
  await viewer();
  expect(editor()).toMatchObject({ readOnly: true, value: code });
  await user.click(screen.getByRole('button', { name: 'Back to my code' }));
  expect(editor()).toMatchObject({ readOnly: false });
  expect(editor().value).toContain('threeSum');
  await user.click(screen.getByRole('button', { name: 'Show the recorded code' }));
  expect(editor()).toMatchObject({ readOnly: true, value: code });
});

test('keeps the draft editable while it equals the recorded code, and when it is edited then', async () => {
  localStorage.setItem('code:1:java', code);
  mockTraces();
  openTrace();
  await viewer();
  expect(editor()).toMatchObject({ readOnly: false, value: code });
  typeCode(`${code}# more`);
  expect(editor()).toMatchObject({ readOnly: false, value: `${code}# more` });
  expect(await screen.findByText('Your code has changed since this recording.')).toBeTruthy();
});

test('says which steps were left out, and records them on request', async () => {
  const cut: TraceEvent[] = [
    ...events.slice(0, 2),
    ['k', 12_341, 1, [['f', 4, { nums: 1 }]], {}],
    ['r', 4, 1, {}, {}, 7],
  ];
  const requests = mockTraces(createTrace({ events: cut, totalSteps: 12_341 }));
  const { user, router } = openTrace();
  await viewer();
  expect(screen.getByText(/^Steps 3 to 12,340 were left out\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Record from step 3' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?trace=${windowId}`));
  expect(requests).toEqual([
    { questionId: 1, courseId: 1, lang: 'java', typedCode: code, input: ['[5,1,2]'], fromStep: 3 },
  ]);
  await viewer();
  await act(() => router.navigate(-1));
  await waitFor(() => expect(router.state.location.search).toBe(`?trace=${traceId}`));
});

test('keeps the step in the URL, restores it and closes on Back', async () => {
  mockTraces();
  const { user, router } = await failRun();
  await user.click(stepThrough());
  await viewer();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await waitFor(() => expect(router.state.location.search).toBe(`?trace=${traceId}&step=3`));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Step through' })).toBeNull());
  await act(() => router.navigate(1));
  await viewer();
  await expectStep(3);
});

test('keeps the recording open while another tab is in front', async () => {
  mockTraces();
  const { router } = openTrace('&step=3');
  await viewer();
  await selectTab('Thought Process');
  expect(await screen.findByText('Sort first.')).toBeTruthy();
  expect(router.state.location.search).toBe(`?trace=${traceId}&step=3`);
  await selectTab('Steps');
  await expectStep(3);
});

test.each<[string, () => void, RegExp]>([
  [
    'an unknown recording',
    () => server.use(mockEndpoint(checkTrace, () => new ApiError('trace_not_found'))),
    /doesn't exist or has expired/,
  ],
  [
    'a recording of another problem',
    () => mockTraces(createTrace({}, { questionId: 2 })),
    /doesn't exist or has expired/,
  ],
  [
    'a language that cannot be recorded',
    () =>
      mockTraces(createTrace({ events: [], unavailable: 'C++ programs cannot be stepped through here.' })),
    /^C\+\+ programs cannot be stepped through here\.$/,
  ],
])('explains %s and closes', async (_name, mock, text) => {
  mock();
  const { user, router } = openTrace();
  expect(await screen.findByText(text)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Close the recording' }));
  expect(router.state.location.search).toBe('');
});

test('shows the compiler messages of a program that does not compile', async () => {
  const diagnostics = [{ line: 2, severity: 'error' as const, message: "';' expected" }];
  mockTraces(createTrace({ events: [], diagnostics }));
  openTrace();
  expect(await screen.findByText("Your program doesn't compile, so there are no steps.")).toBeTruthy();
  expect(screen.getByRole('button', { name: /Line 2.*';' expected/ })).toBeTruthy();
});

test('says why a recording ended early, at its last step', async () => {
  mockTraces(createTrace({ ended: 'The recording ended: the program recursed too deeply.' }));
  openTrace('&step=8');
  expect(await screen.findByText('The recording ended: the program recursed too deeply.')).toBeTruthy();
});

test('asks a visitor to log in, and sends no request', async () => {
  const requests = mockTraces();
  const { user } = openLesson({ at: `three-sum?trace=${traceId}`, session: null });
  expect(await screen.findByText(/^Log in to see this recording/)).toBeTruthy();
  const terminal = within(await screen.findByRole('region', { name: 'Terminal' }));
  await user.click(await terminal.findByRole('button', { name: 'Step through' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^You need to Login\/Sign up to Step through/,
  );
  expect(requests).toEqual([]);
});

test('shows the error of a request that is refused', async () => {
  mockTraces();
  server.use(mockEndpoint(startTrace, () => new ApiError('too_many_attempts')));
  const { user } = await failRun();
  await user.click(stepThrough());
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Too many attempts. Please wait a moment.',
  );
  expect(screen.queryByRole('region', { name: 'Step through' })).toBeNull();
});

test('copies the steps as text', async () => {
  mockTraces();
  const { user } = openTrace('&step=7');
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await viewer();
  await user.click(screen.getByRole('button', { name: 'Copy as text' }));
  expect(await screen.findByText('The steps up to here were copied.')).toBeTruthy();
  expect(copy.mock.calls[0]?.[0]).toContain('| 7 | 4 | total becomes 2, nums[1] becomes 9 |');
});

describe('in a text lesson', () => {
  const traces = { java: '0123456789abcdef', python: 'fedcba9876543210' };
  const fence = (name: 'java' | 'python', program: string) =>
    `\`\`\`${name} run=${traces[name]} trace\n${program}\n\`\`\``;
  const lessonContent = `${fence('java', 'first\nsecond\nthird\nfourth')}\n\n${fence('python', code)}`;
  const shownCode = () => document.querySelector('pre')?.textContent;
  const currentLine = () => document.querySelector('[aria-current="step"]')?.textContent;

  /** Returns the requested programs. */
  function openTextLesson(respond = (): TraceResult | ApiError => ({ events, totalSteps: 8 })) {
    const requests: string[] = [];
    const page = openLesson({ at: 'array' });
    server.use(
      mockEndpoint(getLessonContent, () => ({ lessonContent, solution: '', answer: '' })),
      mockEndpoint(getLessonTrace, ({ query }) => {
        requests.push(query.program);
        return respond();
      }),
    );
    return { ...page, requests };
  }

  test('steps through a program beside its marked line, without a judge', async () => {
    const { user, requests, router } = openTextLesson();
    const button = await findButton('Step through');
    expect(requests).toEqual([]);
    expect(shownCode()).toBe('first\nsecond\nthird\nfourth');
    await user.click(button);
    expect(await sentence()).toBe('Line 2: f(nums = [5, 1, 2]) is called.');
    expect(currentLine()).toBe('second\n');
    await user.keyboard('{ArrowRight}');
    await expectStep(2);
    expect(currentLine()).toBe('third\n');
    expect(document.querySelector('[data-age="1"]')?.textContent).toBe('second\n');
    expect(screen.queryByRole('button', { name: 'Run to cursor' })).toBeNull();
    expect(screen.getByText(/^Only lines of this program are steps/)).toBeTruthy();
    await selectTab('Python3');
    await waitFor(() => expect(currentLine()).toBe('  def f(self, nums):\n'));
    expect(requests).toEqual([traces.java, traces.python]);
    await user.click(screen.getByRole('button', { name: 'Close the recording' }));
    expect(document.activeElement).toBe(button);
    expect(currentLine()).toBeUndefined();
    expect(shownCode()).toBe(code);
    expect(router.state.location.search).toBe('');
  });

  test('loads a recording again after an error', async () => {
    let isDown = true;
    const { user } = openTextLesson(() =>
      isDown ? new ApiError('lesson_trace_not_found') : { events, totalSteps: 8 },
    );
    await user.click(await findButton('Step through'));
    const retry = await findButton('Try again');
    isDown = false;
    await user.click(retry);
    expect(await sentence()).toBe('Line 2: f(nums = [5, 1, 2]) is called.');
  });
});
