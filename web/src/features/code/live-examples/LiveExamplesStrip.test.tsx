import { signature } from '@dryrun/content/course/problems/01-three-sum/signature';
import { checkLiveExamples, type LiveExamples } from '@dryrun/contracts/live-examples';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWith } from '../../../../test/render.tsx';
import { mockEndpoint, mockNetworkError, server } from '../../../../test/server.ts';
import { createOwner, createSession } from '../../../../test/users.ts';
import type { Workspace } from '../useWorkspace.ts';
import { LiveExamplesStrip } from './LiveExamplesStrip.tsx';

const template = 'class Solution:\n    pass\n';

function buildWorkspace(code: string, change: Partial<Workspace> = {}): Workspace {
  return {
    problem: { questionId: 1, courseId: 1, signature, templates: { python3: template, java: '', c_cpp: '' } },
    lang: 'python3',
    savedCode: { code },
    isLocked: false,
    judgeState: { phase: 'idle' },
    ...change,
  } as unknown as Workspace;
}

const sent: string[] = [];
function answerWith(examples: LiveExamples): void {
  server.use(
    mockEndpoint(checkLiveExamples, ({ body: { typedCode } }) => {
      sent.push(typedCode);
      return examples;
    }),
  );
}

beforeEach(() => {
  sent.length = 0;
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'], advanceTimers: true });
});
afterEach(() => void jest.useRealTimers());

const show = (workspace: Workspace, isLoggedIn = true) =>
  renderWith(<LiveExamplesStrip workspace={workspace} />, {
    ...(isLoggedIn && { session: createSession(createOwner()) }),
  });
const rest = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const label = () => screen.queryByRole('img')?.getAttribute('aria-label');

/** Each press of the button is an edit. */
function Edited({ texts }: { readonly texts: readonly string[] }) {
  const [index, setIndex] = useState(0);
  return (
    <>
      <button onClick={() => setIndex(index + 1)}>Edit</button>
      <LiveExamplesStrip workspace={buildWorkspace(texts[index] ?? '')} />
    </>
  );
}

test('checks the text after a pause, and shows no result of an older text', async () => {
  answerWith({ state: 'checked', passed: [true, false, true] });
  const texts = ['first = 1', 'second = 2', 'third = 3'];
  renderWith(<Edited texts={texts} />, { session: createSession(createOwner()) });
  const edit = () => act(() => screen.getByRole('button', { name: 'Edit' }).click());
  await rest(400);
  edit();
  await rest(400);
  expect(sent).toEqual([]);
  await screen.findByRole('img', { name: /1 as expected, 2 different, 3 as expected/ });
  expect(sent).toEqual(['second = 2']);
  edit();
  expect(label()).toBe('Examples as you type: 1 not known, 2 not known, 3 not known');
});

test('says that it is paused, also without a server', async () => {
  answerWith({ state: 'paused' });
  const { unmount } = show(buildWorkspace('x = 1'));
  await screen.findByText('paused');
  unmount();
  server.use(mockNetworkError(checkLiveExamples));
  show(buildWorkspace('x = 2'));
  await screen.findByText('paused');
});

test.each([
  ['the template', buildWorkspace(template)],
  ['a locked problem', buildWorkspace('x = 1', { isLocked: true })],
])('shows nothing for %s', async (_, workspace) => {
  answerWith({ state: 'paused' });
  show(workspace);
  await rest(3000);
  expect([label(), sent]).toEqual([undefined, []]);
});

test('shows nothing to visitors, and nothing when it is switched off', async () => {
  answerWith({ state: 'paused' });
  show(buildWorkspace('x = 1'), false).unmount();
  localStorage.setItem('editorSettings', '{"liveExamples":false}');
  show(buildWorkspace('x = 1'));
  await rest(3000);
  expect([label(), sent]).toEqual([undefined, []]);
});

test.each([
  ['unfinished text', buildWorkspace('x = (1')],
  ['a text while a Run is judged', buildWorkspace('x = 1', { judgeState: { phase: 'starting' } as never })],
])('does not send %s', async (_, workspace) => {
  answerWith({ state: 'paused' });
  show(workspace);
  await rest(3000);
  expect(sent).toEqual([]);
});
