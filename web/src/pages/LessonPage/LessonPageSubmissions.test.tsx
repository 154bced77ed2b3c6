import { checkSubmission, listSubmissions, startComplexity, type Submission } from '@dryrun/contracts/code';
import { expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createCheck } from '../../../test/checks.ts';
import { editor, noSubmissions, openLesson, typeCode } from '../../../test/lesson.tsx';
import { mockEndpoint, server, mockNetworkError } from '../../../test/server.ts';

const at = 'three-sum/submissions';

function createSubmission(n: number, change: Partial<Submission> = {}): Submission {
  return {
    id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
    state: 'FINISHED',
    statusMsg: 'Approved',
    creationTime: new Date(Date.UTC(2026, 10, 21) - n * 60_000).toISOString(),
    lang: 'java',
    runtime: 12 + n,
    memory: 14_551,
    typedCode: `// submission ${n}`,
    ...change,
  };
}

function pageOf(number: number, last: boolean, submissions: Submission[]) {
  return {
    ...noSubmissions,
    content: submissions,
    number,
    totalElements: 60,
    totalPages: 2,
    first: number === 0,
    last,
  };
}

const rowCount = () => screen.queryAllByRole('row').length - 1;

// Tests have no style sheets, so make the list scrollable here.
document.head.append(
  Object.assign(document.createElement('style'), { textContent: '[role=tabpanel] { overflow-y: auto }' }),
);

/** Scrolls the list to its end. jsdom has no layout, so the height is set here. */
function scrollToEnd() {
  const panel = screen.getByRole('tabpanel', { name: 'Submissions' });
  Object.defineProperty(panel, 'clientHeight', { value: 400, configurable: true });
  fireEvent.scroll(panel);
}

test('asks a visitor to sign up or log in', async () => {
  const { user, router } = openLesson({ at, session: null });
  const link = await screen.findByRole('link', { name: 'Log in' });
  expect(link.parentElement?.textContent).toBe('Sign up or Log in to see your code submissions here.');
  await user.click(screen.getByRole('link', { name: 'Sign up' }));
  expect(router.state.location).toMatchObject({
    pathname: '/signup',
    state: { from: `/course/coding-interview/${at}` },
  });
});

test('shows instructions when there are no submissions', async () => {
  openLesson({ at });
  expect(await screen.findByText(/You haven't submitted anything yet/)).toBeTruthy();
});

test('lists submissions with verdict, time, language, runtime and memory', async () => {
  openLesson({ at });
  server.use(
    mockEndpoint(listSubmissions, () =>
      pageOf(0, true, [
        createSubmission(1),
        createSubmission(2, { statusMsg: 'Wrong Answer', testsPassed: 3, testsTotal: 24, lang: 'c_cpp' }),
        createSubmission(3, { state: 'RUNNING', statusMsg: '', runtime: 0, memory: 0 }),
      ]),
    ),
  );
  const approved = (await screen.findByRole('button', { name: 'Approved' })).closest('tr');
  expect(approved?.textContent).toMatch(/Java13 ms14\.21 MB$/);
  const time = approved?.querySelector('time');
  expect(time?.title).toMatch(/2026/);
  const wrong = screen.getByRole('button', { name: 'Wrong Answer' }).closest('tr');
  expect(wrong?.textContent).toContain('3 of 24 tests');
  expect(wrong?.textContent).toContain('14 ms');
  expect(screen.getByRole('button', { name: 'Pending' }).closest('tr')?.textContent).not.toContain('ms');
  expect(screen.getByRole('button', { name: 'Pending' })).toBeTruthy();
});

test('loads the next page once on scroll', async () => {
  openLesson({ at });
  const queries: unknown[] = [];
  const page = (n: number) => Array.from({ length: 30 }, (_, i) => createSubmission(n * 30 + i));
  server.use(
    mockEndpoint(listSubmissions, ({ query }) => {
      queries.push([query.page, query.size, query.sort]);
      return Number(query.page) === 0 ? pageOf(0, false, page(0)) : pageOf(1, true, page(1));
    }),
  );
  await waitFor(() => expect(rowCount()).toBe(30));
  expect(queries).toEqual([['0', '30', 'creationTime,desc']]);
  scrollToEnd();
  scrollToEnd();
  await waitFor(() => expect(rowCount()).toBe(60));
  scrollToEnd();
  expect(queries).toHaveLength(2);
});

test('shows one error and stops paging when a page fails', async () => {
  openLesson({ at });
  server.use(mockEndpoint(listSubmissions, () => pageOf(0, false, [createSubmission(1)])));
  await waitFor(() => expect(rowCount()).toBe(1));
  let requestCount = 0;
  server.events.on('request:start', () => {
    requestCount += 1;
  });
  server.use(mockNetworkError(listSubmissions));
  scrollToEnd();
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong. Please try again!');
  const countBefore = requestCount;
  scrollToEnd();
  scrollToEnd();
  expect(rowCount()).toBe(1);
  expect(requestCount).toBe(countBefore);
  server.events.removeAllListeners();
});

test('opens a submission, loads it into the editor and undoes that', async () => {
  const { user } = openLesson({ at });
  server.use(
    mockEndpoint(listSubmissions, () =>
      pageOf(0, true, [createSubmission(7, { lang: 'python3', typedCode: '# old' })]),
    ),
  );
  typeCode('java work');
  await user.click(await screen.findByRole('button', { name: 'Approved' }));
  expect(screen.getByText('# old')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Load into editor' }));
  expect(editor().value).toBe('# old');
  expect(screen.getByRole('button', { name: 'Language: Python3' })).toBeTruthy();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(editor().value).toBe('java work');
  await user.click(screen.getByRole('button', { name: 'All submissions' }));
  expect(screen.getByRole('button', { name: 'Approved' })).toBeTruthy();
});

test('scrolls to the measured complexity, and compares another guess', async () => {
  const { user } = openLesson({ at });
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const fit = { best: 'n^2' as const, alsoPossible: [], curves: [] };
  const points = [1, 2].map((n) => ({ n, timeMs: n * n, memoryKb: 1024 }));
  server.use(
    mockEndpoint(listSubmissions, () => pageOf(0, true, [createSubmission(1)])),
    mockEndpoint(startComplexity, () => ({
      state: 'FINISHED' as const,
      claimed: 'n' as const,
      result: { n: 'the number of entries', points, time: fit },
    })),
  );
  await user.click(await screen.findByRole('button', { name: 'Approved' }));
  scroll.mockClear();
  await user.click(screen.getByRole('button', { name: 'Measure' }));
  await screen.findByText(/Your guess O\(n\) does not match/);
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' });
  scroll.mockRestore();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Your guess' }), 'n^2');
  expect(screen.getByText(/Your guess O\(n²\) matches/)).toBeTruthy();
});

test('shows why a submission failed', async () => {
  const { user } = openLesson({ at });
  server.use(
    mockEndpoint(listSubmissions, () =>
      pageOf(0, true, [createSubmission(1, { statusMsg: 'Wrong Answer' })]),
    ),
    mockEndpoint(checkSubmission, ({ params, query }) => {
      expect(params.submissionId).toBe(createSubmission(1).id);
      expect(Number(query.wait)).toBe(0);
      return createCheck({
        statusMsg: 'Wrong Answer',
        testsPassed: 6,
        failedTest: {
          index: 6,
          statusMsg: 'Wrong Answer',
          input: ['[0,0,0]'],
          expected: '[[0,0,0]]',
          actual: '[]',
          stdOutput: '',
          errorOutput: 'looked at 3',
          runtime: 1,
          memory: 1,
        },
      });
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Wrong Answer' }));
  expect(await screen.findByText('First failing test: 7')).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Input' }).textContent).toBe('nums = [0,0,0]');
  expect(screen.getByRole('group', { name: 'Your output' }).textContent).toBe('[]');
  expect(screen.getByRole('group', { name: 'Expected' }).textContent).toBe('[[0,0,0]]');
  expect(screen.getByRole('group', { name: 'Error output' }).textContent).toBe('looked at 3');
});

test.each(['thought-process', 'best-solution', 'submissions'])(
  'shows the lesson name as the heading of the %s tab',
  async (section) => {
    openLesson({ at: `three-sum/${section}` });
    expect(await screen.findAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);
