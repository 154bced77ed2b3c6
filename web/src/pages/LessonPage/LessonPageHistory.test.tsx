import { findLesson } from '@dryrun/content/course/outline';
import { listDrafts, listDraftVersions, saveDraft } from '@dryrun/contracts/drafts';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { editor, openLesson, typeCode } from '../../../test/lesson.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { setVisibility } from '../../../test/visibility.ts';

/** Stores code that was started with an earlier template, whose answer was a set. */
function storeOutdatedDraft(): void {
  const state = { revision: 1, template: 'class Solution {\n    Set<Integer> old() {}\n}\n' };
  localStorage.setItem('draft:1:java', JSON.stringify(state));
  localStorage.setItem('code:1:java', 'my code');
}

const codeTemplate = () => findLesson('three-sum')?.codeTemplate?.java;

const editTime = '2026-11-01T12:00:00.000Z';
const version = (digit: number, typedCode: string) => ({
  id: `00000000-0000-4000-8000-00000000000${digit}`,
  typedCode,
  editTime,
});

function collectSaves(): unknown[] {
  const saves: unknown[] = [];
  server.use(
    mockEndpoint(saveDraft, ({ body }) => {
      saves.push([body.lang, body.typedCode]);
      return { lang: body.lang, typedCode: body.typedCode, revision: body.baseRevision + 1, editTime };
    }),
  );
  return saves;
}

test('saves the code on the server when the tab is hidden', async () => {
  const saves = collectSaves();
  openLesson();
  await screen.findByText('Find every triple.');
  typeCode('my code');
  setVisibility('hidden');
  await waitFor(() => expect(saves).toContainEqual(['java', 'my code']));
});

test('shows the code of another device', async () => {
  openLesson();
  server.use(
    mockEndpoint(listDrafts, () => [
      { lang: 'java' as const, typedCode: 'from my laptop', revision: 4, editTime },
    ]),
  );
  await waitFor(() => expect(editor().value).toBe('from my laptop'));
  server.use(
    mockEndpoint(listDrafts, () => [
      { lang: 'java' as const, typedCode: 'newer from my laptop', revision: 5, editTime },
    ]),
  );
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText(/^Newer code from another device was loaded/)).toBeTruthy();
  expect(editor().value).toBe('newer from my laptop');
});

test('sends code that was typed offline once the browser is online', async () => {
  openLesson();
  await screen.findByText('Find every triple.');
  typeCode('typed offline');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  const saves = collectSaves();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(saves).toContainEqual(['java', 'typed offline']));
});

test('shows the differences to an earlier version and restores it, with an undo', async () => {
  const { user } = openLesson();
  server.use(mockEndpoint(listDraftVersions, () => [version(1, 'int a;\nint b;\n'), version(2, 'int z;\n')]));
  await screen.findByText('Find every triple.');
  typeCode('int a;\nint c;\n');
  await user.click(screen.getByRole('button', { name: 'Code history' }));
  const changes = await screen.findByRole('region', { name: /^Changes from the code in the editor/ });
  expect(changes.textContent).toBe('  int a;\n- int c;\n+ int b;\n');
  await user.click(screen.getByRole('button', { name: 'Restore this version' }));
  expect(editor().value).toBe('int a;\nint b;\n');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(editor().value).toBe('int a;\nint c;\n');
});

test('asks a visitor to log in for the history, and sends nothing', async () => {
  const saves = collectSaves();
  const { user } = openLesson({ session: null });
  await screen.findByText('Find every triple.');
  typeCode('a visitor’s code');
  setVisibility('hidden');
  await user.click(screen.getByRole('button', { name: 'Code history' }));
  expect(await screen.findByText(/to keep earlier versions of your code/)).toBeTruthy();
  expect(localStorage.getItem('code:1:java')).toBe('a visitor’s code');
  expect(saves).not.toContainEqual(['java', 'a visitor’s code']);
});

test('offers a template that changed since the code was started, and keeps the code on request', async () => {
  storeOutdatedDraft();
  const saved: unknown[] = [];
  const { user } = openLesson();
  server.use(
    mockEndpoint(saveDraft, ({ body: { lang, typedCode, template } }) => {
      saved.push([typedCode, template]);
      return { lang, typedCode, revision: 2, editTime, ...omitUndefined({ template }) };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Show the new template' }));
  const changes = await screen.findByRole('region', { name: /^Changes from your template/ });
  expect(changes.textContent).toMatch(/^- {5}Set<Integer> old\(\) \{\}\n/m);
  expect(changes.textContent).toMatch(/^\+ {5}public .* threeSum\(/m);
  await user.click(screen.getByRole('button', { name: 'Keep my code' }));
  expect(screen.queryByText(/template has changed/)).toBeNull();
  expect(editor().value).toBe('my code');
  await waitFor(() => expect(saved).toEqual([['my code', codeTemplate()]]));
});

test('starts over with a changed template, with an undo', async () => {
  storeOutdatedDraft();
  const { user } = openLesson();
  await user.click(await screen.findByRole('button', { name: 'Show the new template' }));
  await user.click(screen.getByRole('button', { name: 'Start over with the new template' }));
  expect(editor().value).toBe(codeTemplate());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(editor().value).toBe('my code');
});

test('offers no template for code that was started with the current one', async () => {
  openLesson();
  await screen.findByText('Find every triple.');
  typeCode('my code');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem('code:1:java')).toBe('my code');
  expect(screen.queryByText(/template has changed/)).toBeNull();
});
