import { listSubmissions } from '@dryrun/contracts/code';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createCheck } from '../../../test/checks.ts';
import { editor, mockJudge, noSubmissions, openLesson, typeCode } from '../../../test/lesson.tsx';
import { recordCalls } from '../../../test/server.ts';

beforeEach(() => {
  const originalMatch = window.matchMedia('');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...originalMatch, media: query, matches: query.includes('width') }));
});
afterEach(() => void jest.restoreAllMocks());

const viewButton = (name: string) => screen.findByRole('button', { name });

test('shows one view at a time with Run and Submit', async () => {
  const { user } = openLesson();
  expect((await viewButton('Problem')).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByText('Find every triple.')).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /^Code editor/ })).toBeNull();
  await user.click(await viewButton('Code'));
  expect(editor()).toBeTruthy();
  expect(screen.queryByRole('tabpanel', { name: 'Question' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Run' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Submit' })).toBeTruthy();
});

test('switches to the result when it arrives', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck());
  await user.click(await viewButton('Submit'));
  expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
  expect((await viewButton('Tests')).getAttribute('aria-pressed')).toBe('true');
});

test('inserts symbols at the cursor', async () => {
  const { user } = openLesson();
  await user.click(await viewButton('Code'));
  typeCode('ab');
  editor().setSelectionRange(1, 1);
  fireEvent.click(screen.getByRole('button', { name: '{' }));
  expect(editor().value).toBe('a{b');
  editor().setSelectionRange(0, 0);
  fireEvent.click(screen.getByRole('button', { name: 'Indent' }));
  expect(editor().value).toBe('    a{b');
});

test('loads all pages of submissions without scrolling', async () => {
  openLesson({ at: 'three-sum/submissions' });
  const queries = recordCalls(listSubmissions, 'query', ({ query }) => {
    const number = Number(query.page);
    return { ...noSubmissions, number, first: number === 0, last: number === 2 };
  });
  await waitFor(() => expect(queries).toMatchObject([{ page: '0' }, { page: '1' }, { page: '2' }]));
});
