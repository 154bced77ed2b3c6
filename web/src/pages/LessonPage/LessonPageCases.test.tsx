import { getJudgeStatus, startRun } from '@dryrun/contracts/code';
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { createCheck } from '../../../test/checks.ts';
import { selectTab, editor, mockJudge, openLesson, runId, typeCode } from '../../../test/lesson.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

test('shows a field for each argument with its name, type and example', async () => {
  openLesson({ at: 'go' });
  expect(await field(/^board\s*char\[\]\[\]/)).toHaveProperty('value', '[".B..","BWB.","...."]');
  expect(await field(/^row\s*int/)).toHaveProperty('value', '2');
  expect(await field(/^color\s*char/)).toHaveProperty('required', true);
});

test('validates a field on blur and shows the parsed value of an unusual format', async () => {
  openLesson();
  const nums = await field(/nums/);
  type(nums, '1, 2, x');
  expect(screen.queryByText(/^nums: /)).toBeNull();
  fireEvent.blur(nums);
  expect(screen.getByText("nums: unexpected 'x' at position 8")).toBeTruthy();
  expect(nums.getAttribute('aria-invalid')).toBe('true');
  type(nums, '1, 2, 3');
  expect(screen.getByText('Parsed as [1,2,3]')).toBeTruthy();
  expect(nums.getAttribute('aria-invalid')).toBeNull();
});

test('does not send an invalid case but focuses its field', async () => {
  const { user } = openLesson();
  type(await field(/nums/), '');
  await user.click(screen.getByRole('button', { name: 'Add a case' }));
  await user.click(screen.getByRole('button', { name: 'Run' }));
  expect(await screen.findByText('nums: enter a list of ints')).toBeTruthy();
  expect(screen.getByRole('tab', { name: 'Case 1' }).getAttribute('aria-selected')).toBe('true');
  expect(document.activeElement).toBe(await field(/nums/));
});

test('sends and saves up to eight cases', async () => {
  const { user, unmount } = openLesson();
  const sent: unknown[] = [];
  mockJudge(() => createCheck());
  server.use(
    mockEndpoint(startRun, ({ body }) => {
      sent.push([body.input, body.inputs]);
      return { run_id: runId };
    }),
  );
  const add = await screen.findByRole('button', { name: 'Add a case' });
  for (let i = 0; i < 5; i += 1) await user.click(add);
  expect(screen.getByRole('button', { name: 'You can run at most 8 cases.' })).toHaveProperty(
    'disabled',
    true,
  );
  await user.click(screen.getByRole('button', { name: 'Remove case 8' }));
  type(await field(/nums/), '9,9,-18');
  await user.click(screen.getByRole('button', { name: 'Run' }));
  await screen.findByRole('heading', { name: 'Approved' });
  const [[firstCase, otherCases]] = sent as [[string[], string[][]]];
  expect(firstCase).toEqual(['[4,-1,-3,2,-1,1]']);
  expect(otherCases).toHaveLength(6);
  expect(otherCases.at(-1)).toEqual(['[9,9,-18]']);

  unmount();
  openLesson();
  expect(await screen.findByRole('tab', { name: 'Case 7' })).toBeTruthy();
});

test('resets to the template and undoes the reset', async () => {
  const { user } = openLesson();
  await screen.findByText('Find every triple.');
  const reset = screen.getByRole('button', { name: 'Reset to the template' });
  expect(reset).toHaveProperty('disabled', true);
  typeCode('my work');
  await user.click(reset);
  expect(editor().value).toContain('class Solution');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(editor().value).toBe('my work');
});

test('saves the language and separate code for each language', async () => {
  const { user, unmount } = openLesson();
  await screen.findByText('Find every triple.');
  typeCode('java work');
  screen.getByRole('button', { name: 'Language: Java' }).focus();
  await user.keyboard('{Enter}');
  const python = await screen.findByRole('menuitemradio', { name: 'Python3' });
  act(() => python.focus());
  await user.keyboard('{Enter}');
  expect(editor().value).toContain('def threeSum');
  unmount();
  openLesson();
  expect(await screen.findByRole('button', { name: 'Language: Python3' })).toBeTruthy();
  expect(localStorage.getItem('code:1:java')).toBe('java work');
});

test('shows the versions of the judge’s compilers in the language menu', async () => {
  const { user } = openLesson();
  const languageVersions = { java: 'openjdk version 25.0.3 2026-04-21', c_cpp: 'C++20, g++ 14.2.0' };
  server.use(mockEndpoint(getJudgeStatus, () => ({ isJudgeAlive: true, languageVersions })));
  screen.getByRole('button', { name: 'Language: Java' }).focus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('OpenJDK 25.0.3')).toBeTruthy();
  expect(screen.getByText('C++20, g++ 14.2.0')).toBeTruthy();
  expect(screen.getByRole('menuitemradio', { name: 'Java' }).textContent).toBe('JavaOpenJDK 25.0.3');
});

test('lists the shortcuts on ? and runs on Ctrl+Enter', async () => {
  const { user } = openLesson();
  mockJudge(() => createCheck());
  await screen.findByText('Find every triple.');
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByRole('heading', { name: 'Approved' })).toBeTruthy();
});

test('shows instructions in the output before the first run', async () => {
  openLesson();
  await selectTab('Output');
  expect(await screen.findByText(/Run your code to see the result of each test case/)).toBeTruthy();
});
