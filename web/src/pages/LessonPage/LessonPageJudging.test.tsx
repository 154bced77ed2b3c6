import { checkRun, getJudgeStatus, startRun, startSubmission } from '@dryrun/contracts/code';
import { expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { createCase, createCheck, pendingCheck, wrongCase } from '../../../test/checks.ts';
import {
  editor,
  findButton,
  mockJudge,
  previousAndNext,
  openLesson,
  runId,
  selectTab,
  typeCode,
} from '../../../test/lesson.tsx';
import { mockEndpoint, ApiError, mockNetworkError, server, recordCalls } from '../../../test/server.ts';

test.each([
  ['Run', 'You need to Login/Sign up to Run', 'Log in', '/login'],
  ['Run', 'You need to Login/Sign up to Run', 'Sign up', '/signup'],
  ['Submit', 'You need to Login/Sign up to Submit', 'Log in', '/login'],
])('asks a visitor to log in on %s: %s, %s, with a return path', async (name, message, action, path) => {
  const { user, router } = openLesson({ session: null });
  await user.click(await findButton(name));
  expect(await screen.findByText(message)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: action }));
  expect(router.state.location.pathname).toBe(path);
  expect(router.state.location.state).toEqual({ from: '/course/coding-interview/three-sum' });
});

test('sends the code and all examples on Run and shows the result', async () => {
  const { user } = openLesson();
  mockJudge(() =>
    createCheck({ testsPassed: 1, testsTotal: 1, cases: [createCase({ stdOutput: 'hello\n' })] }),
  );
  const bodies = recordCalls(startRun, 'body', () => ({ run_id: runId }));
  await screen.findByText('Find every triple.');
  typeCode('class Solution { /* mine */ }');
  await user.click(await findButton('Run'));
  expect(await screen.findByText('1 of 1 case passed')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Approved' })).toBeTruthy();
  expect(screen.getByText('14.21 MB')).toBeTruthy();
  expect(screen.getByText('hello')).toBeTruthy();
  expect(bodies).toEqual([
    {
      questionId: 1,
      courseId: 1,
      lang: 'java',
      typedCode: 'class Solution { /* mine */ }',
      input: ['[4,-1,-3,2,-1,1]'],
      inputs: [['[5,1,2]'], ['[0,0,0,0]']],
    },
  ]);
  expect(localStorage.getItem('code:1:java')).toBe('class Solution { /* mine */ }');
});

test('says that a passed run is not the final verdict', async () => {
  const { user } = openLesson();
  const cases = [createCase(), createCase({ index: 1 }), createCase({ index: 2 })];
  mockJudge(() => createCheck({ testsPassed: 3, testsTotal: 3, cases, submitTests: 25 }));
  await user.click(await findButton('Run'));
  expect(await screen.findByText('Approved on 3 of 3 cases. Submit runs all 25 tests.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Approved' })).toBeTruthy();
  mockJudge(() => createCheck());
  await user.click(await findButton('Submit'));
  expect(await screen.findByText('24 of 24 tests passed')).toBeTruthy();
  expect(screen.queryByText(/Submit runs all/)).toBeNull();
});

test('opens the first failing case with the actual and expected values', async () => {
  const { user } = openLesson();
  mockJudge(() =>
    createCheck({
      statusMsg: 'Wrong Answer',
      testsPassed: 1,
      testsTotal: 2,
      cases: [createCase(), wrongCase],
    }),
  );
  await user.click(await findButton('Run'));
  expect((await screen.findByRole('tab', { name: /Failed: Case 2/ })).getAttribute('aria-selected')).toBe(
    'true',
  );
  expect(screen.getByRole('group', { name: 'Your output' }).textContent).toBe('[[5,1,2]]');
  expect(screen.getByRole('group', { name: 'Expected' }).textContent).toBe('[]');
  expect(screen.getByRole('group', { name: 'Printed output' }).textContent).toBe('sorted\n');
  expect(screen.getByRole('tab', { name: /Passed: Case 1/ })).toBeTruthy();
});

test('shows the error output of a case without a return value', async () => {
  const { user } = openLesson();
  const crashed = createCase({
    statusMsg: 'Runtime Error',
    actual: undefined,
    errorOutput: 'IndexError: line 3',
  });
  mockJudge(() =>
    createCheck({ statusMsg: 'Runtime Error', testsPassed: 0, testsTotal: 1, cases: [crashed] }),
  );
  await user.click(await findButton('Run'));
  expect((await screen.findByRole('group', { name: 'Your output' })).textContent).toBe(
    'No value was returned.',
  );
  expect(screen.getByRole('group', { name: 'Error output' }).textContent).toBe('IndexError: line 3');
});

test('ignores clicks and shortcuts while a run is pending', async () => {
  const { user } = openLesson();
  let starts = 0;
  mockJudge(() => pendingCheck);
  server.use(
    mockEndpoint(startRun, () => {
      starts += 1;
      return { run_id: runId };
    }),
  );
  await user.click(await findButton('Run'));
  expect(await screen.findByRole('button', { name: 'Pending...' })).toHaveProperty('disabled', true);
  expect(await findButton('Submit')).toHaveProperty('disabled', true);
  await user.keyboard('{Control>}{Enter}{/Control}');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(starts).toBe(1);
});

test('starts one run on two simultaneous clicks', async () => {
  openLesson();
  let starts = 0;
  mockJudge(() => pendingCheck);
  server.use(
    mockEndpoint(startRun, () => {
      starts += 1;
      return { run_id: runId };
    }),
  );
  const run = await findButton('Run');
  act(() => {
    run.click();
    run.click();
  });
  await screen.findByRole('button', { name: 'Pending...' });
  expect(starts).toBe(1);
});

test('hides the verdict of an earlier run while a new run is pending', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck({ testsPassed: 1, testsTotal: 1, cases: [createCase()] }));
  await user.click(await findButton('Run'));
  await screen.findByRole('heading', { name: 'Approved' });

  const secondRun = '00000000-0000-4000-8000-000000000009';
  let acceptRun = () => {};
  const runAccepted = new Promise<void>((resolve) => (acceptRun = resolve));
  let isFinished = false;
  server.use(
    mockEndpoint(startRun, async () => {
      await runAccepted;
      return { run_id: secondRun };
    }),
    mockEndpoint(checkRun, () =>
      isFinished ? createCheck({ statusMsg: 'Wrong Answer', cases: [wrongCase] }) : pendingCheck,
    ),
  );
  await user.click(await findButton('Run'));
  await screen.findByRole('button', { name: 'Pending...' });
  expect(screen.queryByRole('heading', { name: 'Approved' })).toBeNull();
  acceptRun();
  expect(await screen.findByRole('button', { name: 'Pending...' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Approved' })).toBeNull();
  isFinished = true;
  expect(await screen.findByRole('heading', { name: 'Wrong Answer' })).toBeTruthy();
  expect(screen.queryByText('Approved')).toBeNull();
});

test('shows the server error once and keeps the earlier result when a run cannot start', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck({ testsPassed: 1, testsTotal: 1, cases: [createCase()] }));
  await user.click(await findButton('Run'));
  await screen.findByRole('heading', { name: 'Approved' });
  server.use(mockEndpoint(startRun, () => new ApiError('already_judging')));
  await user.click(await findButton('Run'));
  expect(await screen.findAllByText(/still being judged/)).toHaveLength(1);
  expect(screen.getByText(/^Your code was not judged, but it is saved\./)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Approved' })).toBeTruthy();
  expect(await findButton('Run')).toHaveProperty('disabled', false);
});

test('shows a banner, and an alert on Run, and sends nothing while offline', async () => {
  const { user } = openLesson();
  let starts = 0;
  server.use(
    mockEndpoint(startRun, () => {
      starts += 1;
      return { run_id: runId };
    }),
  );
  const run = await findButton('Run');
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  const banner = screen.getByText(/^You are offline/).closest<HTMLElement>('[role=status]');
  if (!banner) throw new Error('no banner');
  await user.click(run);
  await user.click(run);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
    'You are offline. Your code is saved. Run it when you are back online.',
  ]);
  expect(starts).toBe(0);
  online.mockRestore();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(within(banner).queryByText(/^You are offline/)).toBeNull());
});

test('says at once that no judge is alive, before and while a program waits', async () => {
  const { user } = openLesson();
  mockJudge(() => pendingCheck);
  server.use(mockEndpoint(getJudgeStatus, () => ({ isJudgeAlive: false })));
  expect(await screen.findByText(/^The judge isn't running right now/)).toBeTruthy();
  await user.click(await findButton('Submit'));
  await screen.findByRole('button', { name: 'Pending...' });
  await selectTab('Output');
  expect(await screen.findAllByText(/^The judge isn't running right now/)).toHaveLength(2);
});

test('says that the server is unreachable instead of a general error', async () => {
  const { user } = openLesson();
  server.use(mockNetworkError(getJudgeStatus), mockNetworkError(startRun));
  await screen.findByText(/^The server can't be reached/);
  await user.click(await findButton('Run'));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The server can't be reached/);
  expect(screen.queryByText(/^Oops!/)).toBeNull();
});

test('moves the cursor to a compile error and clears it when the code changes', async () => {
  const { user } = openLesson();
  mockJudge(() =>
    createCheck({
      statusMsg: 'Compilation Error',
      diagnostics: [{ line: 2, column: 3, severity: 'error', message: "';' expected" }],
      compileOutput: "Solution.java:2: error: ';' expected",
    }),
  );
  await screen.findByText('Find every triple.');
  typeCode('class Solution {\n  int x\n}\n');
  await user.click(await findButton('Run'));
  await user.click(await screen.findByRole('button', { name: /Line 2:3/ }));
  expect(document.activeElement).toBe(editor());
  expect(editor().selectionStart).toBe('class Solution {\n  '.length);
  expect(document.querySelector('[data-error]')?.textContent).toBe('2');
  typeCode('class Solution {\n  int x;\n}\n');
  expect(document.querySelector('[data-error]')).toBeNull();
});

test('says on a judge error that the code is not the cause', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck({ statusMsg: 'Judge Error' }));
  server.use(mockEndpoint(startSubmission, () => ({ submission_id: runId })));
  await user.click(await findButton('Submit'));
  expect(await screen.findByText(/The judge failed, not your code/)).toBeTruthy();
});

test('clears the results when another question opens', async () => {
  const { user, path } = openLesson({ at: 'reverse-in-groups' });
  mockJudge(() =>
    createCheck({ testsPassed: 1, testsTotal: 1, cases: [createCase({ input: ['[1,2]', '2'] })] }),
  );
  const { next } = previousAndNext('reverse-in-groups');
  typeCode('first code');
  await user.click(await findButton('Run'));
  await screen.findByRole('heading', { name: 'Approved' });
  await user.click(await screen.findByRole('link', { name: /^Next / }));
  expect(path()).toBe(`/course/coding-interview/${next.urlPath}`);
  expect(screen.queryByText('Approved')).toBeNull();
  expect(editor().value).toContain('class Solution');
  const argument = next.args?.names[0] ?? '';
  expect(screen.getByRole('textbox', { name: new RegExp(`^${argument}`) })).toBeTruthy();
  await user.click(await screen.findByRole('link', { name: /^Back / }));
  expect(editor().value).toBe('first code');
});
