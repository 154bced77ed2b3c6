import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findProblem, type LoadedProblem } from '@dryrun/content/problems';
import type { Replay } from '@dryrun/contracts/rehearsal';
import { applyEdit } from '@dryrun/contracts/edit-log';
import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitUntil } from '../system/child-process.ts';
import { listViolationsAt } from './axe.ts';
import { pasteCode } from './code-editor.ts';
import { tabTo, waitForFocus } from './keyboard.ts';
import { collectScriptErrors } from './script-errors.ts';
import { system } from './system.ts';
import { createUser, openPage, type User } from './users.ts';

const inPython = { localStorage: { editorLanguage: 'python3' } };

/** Runs in the page. A microphone that hums, because the headless shell has none. */
function fakeMicrophone(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const context = new AudioContext();
    const tone = context.createOscillator();
    const output = context.createMediaStreamDestination();
    tone.connect(output);
    tone.start();
    return output.stream;
  };
}

/** Without the course, the rehearsal has one of the two preview problems. */
async function startRehearsal(page: Page, user: User): Promise<LoadedProblem> {
  await page.goto('/rehearse');
  await page.getByRole('button', { name: 'Start the clock' }).click();
  await page.waitForURL(/\/rehearsals\//);
  await page.getByRole('heading', { name: 'Your task' }).waitFor();
  const { question_id } = await system.db
    .selectFrom('rehearsal')
    .select('question_id')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  const problem = findProblem(question_id);
  if (!problem) throw new Error('The problem is missing.');
  return problem;
}

const goOn = (page: Page, stage: string) => page.getByRole('button', { name: `Next: ${stage}` }).click();

const countVoiceBytes = (page: Page) =>
  page.evaluate(async () => {
    try {
      const root = await navigator.storage.getDirectory();
      const id = location.pathname.split('/').at(-1) ?? '';
      const folder = await (await root.getDirectoryHandle('voice')).getDirectoryHandle(id);
      let bytes = 0;
      for await (const handle of folder.values())
        if (handle.kind === 'file') bytes += (await handle.getFile()).size;
      return bytes;
    } catch {
      return 0;
    }
  });

test('a whole rehearsal with a voice, a reload in the middle, and its replay', async () => {
  const user = await createUser();
  const page = await openPage(user, {
    ...inPython,
    viewport: { width: 1440, height: 900 },
    isTraced: false,
  });
  await page.addInitScript(fakeMicrophone);
  const scriptErrors = collectScriptErrors(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.headers()['content-type'] ?? '');
  });
  const problem = await startRehearsal(page, user);
  const { signature } = problem;
  const solution = (await readFile(join(problem.folder, 'solutions/solution.py'), 'utf8')).replaceAll(
    signature.function,
    'solve',
  );
  expect(await page.title()).not.toContain(signature.name);
  await page.getByRole('button', { name: 'Record your voice' }).click();
  await page.getByText('Recording. Your voice stays on this device.').waitFor();
  await page.getByRole('textbox', { name: 'Ask the interviewer' }).fill('changed');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Interviewer' }).locator('dd').first().waitFor();
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);

  await goOn(page, 'Examples');
  const example = page.getByRole('tabpanel', { name: /^Example \d$/ });
  for (const [i, { input, expected }] of problem.cases.slice(0, 2).entries()) {
    await page.getByRole('tab', { name: `Example ${i + 1}` }).click();
    for (const [argument, { name }] of signature.args.entries())
      await example.getByRole('textbox', { name: new RegExp(`^${name} `) }).fill(input[argument] ?? '');
    await example.getByRole('textbox', { name: 'Answer' }).fill(expected);
  }
  await page.getByRole('button', { name: 'Check the examples' }).click();
  await page.getByText(/^2 of 2 answers are right\./).waitFor();

  await goOn(page, 'Plan');
  await page.getByRole('textbox', { name: 'Brute force' }).fill('Try everything.');
  await page.getByRole('combobox', { name: 'Time' }).selectOption('n^2');
  await page.getByRole('combobox', { name: 'Extra memory' }).selectOption('n');
  await goOn(page, 'Code');
  await pasteCode(page, `# first try\n${solution}`);
  await page.getByText('Saved.', { exact: true }).waitFor();
  await waitUntil(
    async () => (await countVoiceBytes(page)) > 1000,
    20_000,
    'the first part of the recording',
  );
  await page.reload();
  await page.getByText('# first try').waitFor();

  await goOn(page, 'Test');
  await pasteCode(page, solution);
  await page.getByRole('button', { name: 'Run the cases' }).click();
  await page
    .getByRole('tab', { name: /Case 2/ })
    .last()
    .waitFor();
  await page.getByRole('heading', { name: 'Approved' }).waitFor();
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);
  await page.getByRole('button', { name: 'Submit once' }).click();
  await page.getByRole('button', { name: 'Submit once' }).waitFor({ state: 'detached' });
  await page.getByText(/tests passed/).waitFor();
  await goOn(page, 'Cost');
  await page.getByRole('button', { name: 'Measure' }).waitFor();
  await goOn(page, 'Follow-up');
  await page.getByRole('textbox', { name: 'Your answer, in key words' }).fill('Sort on disk.');
  await page.getByRole('button', { name: 'End the rehearsal' }).click();
  const replayResponse = page.waitForResponse((response) => response.url().endsWith('/replay'));
  await page.getByRole('button', { name: 'End it' }).click();

  await page.getByRole('heading', { level: 1, name: `Replay: ${signature.name}` }).waitFor();
  const { initial, edits } = (await (await replayResponse).json()) as Replay;
  const { typed_code } = await system.db
    .selectFrom('submission')
    .select('typed_code')
    .where('account_id', '=', user.id)
    .executeTakeFirstOrThrow();
  expect(edits.reduce(applyEdit, initial)).toBe(typed_code.replaceAll(signature.function, 'solve'));
  const report = page.getByRole('region', { name: 'Measured' });
  await report.getByText('Approved, ').waitFor();
  await report.getByText('2 of 2 right').waitFor();
  await report.getByText(/^\d+ of \d+, with 2 tests$/).waitFor();
  await page.getByRole('button', { name: 'Mute the voice' }).waitFor();
  const time = page.getByRole('slider', { name: 'Time' });
  await time.focus();
  await page.keyboard.press('End');
  // The editor renders only the lines around the last change: the first ones of Three Sum, the last ones of Go.
  const lineOf = (index: number) => page.getByText(solution.trimEnd().split('\n').at(index)?.trim() ?? '');
  await lineOf(2).or(lineOf(-1)).first().waitFor();
  // The same button plays and pauses. Without waiting in between, so that a busy machine doesn't play to the end.
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(Number(await time.inputValue())).toBeLessThan(Number(await time.getAttribute('max')) / 2);
  await page.getByRole('radio', { name: /^3 I said the task/ }).check();
  await page.getByText(/Communication: you say 3/).waitFor();
  expect(await listViolationsAt(page, [390, 1440])).toEqual([]);
  expect(sent.filter((type) => type !== '' && !type.startsWith('application/json'))).toEqual([]);
  expect(scriptErrors).toEqual([]);
}, 180_000);

test('a second tab takes over, and the first one takes it back', async () => {
  const user = await createUser();
  const page = await openPage(user, inPython);
  await startRehearsal(page, user);
  for (const stage of ['Examples', 'Plan', 'Code']) await goOn(page, stage);
  await pasteCode(page, '# one tab');
  await page.getByText('Saved.', { exact: true }).waitFor();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByText('# one tab').waitFor();
  await pasteCode(page, '# unsaved');
  await page.getByText('This rehearsal continues in another tab.').waitFor();
  await page.getByRole('button', { name: 'Continue here' }).click();
  await page.getByText('# unsaved').first().waitFor(); // in Monaco and, until it is ready, in the plain editor
  await pasteCode(other, '# both');
  await other.getByText('This rehearsal continues in another tab.').waitFor();
});

test('goes on without a microphone, and the shared replay has no words of the task', async () => {
  const user = await createUser();
  const page = await openPage(user, { viewport: { width: 390, height: 844 } });
  const problem = await startRehearsal(page, user);
  await page.getByRole('button', { name: 'Record your voice' }).click();
  await page.getByText(/You can go on without it\.$/).waitFor();
  await page.getByRole('button', { name: 'End the rehearsal' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await page.getByRole('heading', { level: 1, name: `Replay: ${problem.signature.name}` }).waitFor();
  await page.getByRole('button', { name: 'Create a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Link' }).inputValue();
  const visitor = await openPage();
  await visitor.goto(link);
  await visitor.getByRole('heading', { level: 1, name: `Replay: ${problem.signature.name}` }).waitFor();
  expect(await listViolationsAt(visitor, [390, 1440])).toEqual([]);
  await page.getByRole('button', { name: 'Revoke the link' }).click();
  await page.getByRole('button', { name: 'Revoke the link' }).waitFor({ state: 'detached' });
  await visitor.reload();
  await visitor.getByText('This replay is not shared, or not any more.').waitFor();
});

test('goes from the start to the replay without a pointer', async () => {
  const user = await createUser();
  const page = await openPage(user, inPython);
  await page.goto('/rehearse');
  const press = async (name: string) => {
    await tabTo(page, page.getByRole('button', { name }));
    await page.keyboard.press('Enter');
  };
  await press('Start the clock');
  await page.waitForURL(/\/rehearsals\//);
  await tabTo(page, page.getByRole('textbox', { name: 'Ask the interviewer' }));
  await page.keyboard.type('empty');
  await page.keyboard.press('Enter');
  const questions = page.getByRole('list', { name: 'Questions that fit' });
  await waitForFocus(questions.getByRole('button').first());
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Interviewer' }).locator('dd').first().waitFor();
  for (const stage of ['Examples', 'Plan', 'Code']) {
    await press(`Next: ${stage}`);
    const content = page.getByRole('group', { name: stage, exact: true });
    await waitForFocus(content);
    const heading = await content.getByRole('heading', { level: 2, name: stage }).boundingBox();
    const bar = await page.getByRole('list', { name: 'Stages' }).boundingBox();
    expect(heading?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0));
  }
  const editor = page.getByRole('textbox', { name: /^Code editor/ });
  await tabTo(page, editor);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('# by keyboard');
  await page.getByText('Saved.', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await press('Next: Test');
  await waitForFocus(page.getByRole('group', { name: 'Test', exact: true }));
  await tabTo(page, editor);
  await page.keyboard.press('Escape');
  await press('Submit once');
  await page.getByText('Compilation Error').or(page.getByText('Wrong Answer')).first().waitFor();
  await press('End the rehearsal');
  await press('End it');
  await page.getByRole('heading', { level: 1, name: /^Replay: / }).waitFor();
  await tabTo(page, page.getByRole('slider', { name: 'Time' }));
  await page.keyboard.press('End');
  await page.getByText('# by keyboard').first().waitFor();
});
