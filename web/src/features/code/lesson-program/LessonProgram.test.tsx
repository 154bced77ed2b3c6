import { checkRun, type Check } from '@dryrun/contracts/code';
import { runLessonProgram } from '@dryrun/contracts/lessons';
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { createCheck } from '../../../../test/checks.ts';
import { renderWith } from '../../../../test/render.tsx';
import { ApiError, mockEndpoint, server } from '../../../../test/server.ts';
import { createOwner, createSession } from '../../../../test/users.ts';
import { PlainEditor } from '../editor/PlainEditor.tsx';
import { LessonProgram } from './LessonProgram.tsx';

const program = { id: '0123456789abcdef', lang: 'python3', code: 'print(1)' } as const;
const runId = '00000000-0000-4000-8000-0000000000aa';

/** Returns the programs that were sent. */
function answerWith(check: Partial<Check>): string[] {
  const sent: string[] = [];
  server.use(
    mockEndpoint(runLessonProgram, ({ body }) => {
      sent.push(body.typedCode);
      return { run_id: runId };
    }),
    mockEndpoint(checkRun, () => createCheck(check)),
  );
  return sent;
}

const show = (isLoggedIn = true) =>
  renderWith(<LessonProgram courseId={1} lessonId={16} program={program} Editor={PlainEditor} />, {
    ...(isLoggedIn && { session: createSession(createOwner()) }),
  });
const button = (name: string) => screen.getByRole('button', { name });
const copy = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Copy of the program/ });

test('runs the program of the lesson and shows its output', async () => {
  const sent = answerWith({ statusMsg: 'Approved', stdOutput: '1\n', cases: undefined });
  const { user } = show();
  await user.dblClick(button('Run'));
  expect((await screen.findByRole('group', { name: 'Output' })).textContent).toBe('1\n');
  expect(screen.queryByText('Approved')).toBeNull(); // a program has no tests
  expect(sent).toEqual(['print(1)']);
});

test('runs a changed copy by the keyboard, keeps it, and resets it', async () => {
  const sent = answerWith({ statusMsg: 'Approved', stdOutput: '' });
  const { user, unmount } = show();
  await user.click(button('Try it'));
  await user.type(copy(), '{End}  # mine');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('The program printed nothing.');
  expect(sent).toEqual(['print(1)  # mine']);
  unmount();
  show();
  expect(copy().value).toBe('print(1)  # mine');
  await user.click(button('Reset'));
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(() => new Promise(requestAnimationFrame));
  expect(document.activeElement).toBe(button('Try it'));
});

test('names the line of an error', async () => {
  answerWith({
    statusMsg: 'Compilation Error',
    compileOutput: 'SyntaxError: invalid syntax',
    diagnostics: [{ line: 1, severity: 'error', message: 'SyntaxError: invalid syntax' }],
  });
  const { user } = show();
  await user.click(button('Try it'));
  await user.click(button('Run'));
  await user.click(await screen.findByRole('button', { name: /Line 1/ }));
  expect(document.activeElement).toBe(copy());
});

test('asks a visitor to log in', async () => {
  const { user } = show(false);
  await user.click(button('Run'));
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/login');
});

test('shows why a run was refused', async () => {
  server.use(mockEndpoint(runLessonProgram, () => new ApiError('too_many_attempts')));
  const { user } = show();
  await user.click(button('Run'));
  await screen.findByText('Too many attempts. Please wait a moment.');
});
