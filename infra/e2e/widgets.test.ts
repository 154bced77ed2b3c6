import { expect, test } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { startClient } from './browser.ts';
import { waitForFocus } from './keyboard.ts';
import { createOwner, openPage } from './users.ts';

const course = '/course/coding-interview';

let page: Page;

async function openLesson(path: string, reducedMotion: 'reduce' | 'no-preference' = 'reduce'): Promise<void> {
  page = await openPage(undefined, { reducedMotion });
  await goTo(path);
}
async function goTo(path: string): Promise<void> {
  await page.goto(`${course}/${path}`);
  await startClient(page);
}

const quizOf = (title: string) => page.getByRole('region', { name: title });

test('requires all answers of a quiz, shows the correct ones after a wrong submission, and works by keyboard', async () => {
  await openLesson('how-to-use');
  const quiz = quizOf('Run, Submit and what they promise');
  const submit = quiz.getByRole('button', { name: 'Submit', exact: true });
  const choices = quiz.getByRole('radio');
  await submit.click();
  await quiz.getByText('You must answer all questions.').waitFor();
  await waitForFocus(choices.first());

  const answerOf = (text: string) => quiz.locator('label', { hasText: text });
  const hope = answerOf('Submit, and hope');
  const run = answerOf('as a test case and press Run');
  const load = answerOf('What your program gives it');
  await hope.click();
  await load.click();
  expect(await quiz.getByText('Correct answer').count()).toBe(0);
  await submit.click();
  await quiz.getByText(/^A test of the question may happen to have your input/).waitFor();
  expect(await hope.innerText()).toMatch(/Wrong$/);
  expect(await run.innerText()).toMatch(/Correct answer$/);
  expect(await load.innerText()).toMatch(/Correct$/);
  const color = (label: Locator) => label.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(await color(hope)).not.toBe(await color(load)); // wrong and correct
  expect(await color(load)).toBe(await color(run)); // correct, chosen or not
  await quiz.getByText('Run shows the expected value for every valid input').waitFor();
  expect(await choices.nth(2).isDisabled()).toBe(true);

  await quiz.getByRole('button', { name: 'Try again' }).press('Enter');
  expect(await quiz.getByText(/^(Wrong|Correct)/).count()).toBe(0);
  await waitForFocus(choices.first());
  await run.getByRole('radio').press('Space');
  await page.keyboard.press('Tab');
  await waitForFocus(choices.nth(3));
  await load.getByRole('radio').press('Space');
  await page.keyboard.press('Enter');
  await quiz.getByText(/^Right on both counts\./).waitFor();
  await quiz.getByLabel('passed').waitFor();

  await goTo('how-to-use');
  await quiz.getByText(/^Right on both counts\./).waitFor(); // saved in this browser
});

test('keeps an answer and an arrow key that were entered before the client started', async () => {
  page = await openPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/main-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${course}/how-to-use`);
  const choice = quizOf('Run, Submit and what they promise').getByRole('radio').first();
  await choice.press('Space');
  await slideshow().press('ArrowRight');
  release();
  await waitForStep(2);
  expect(await choice.isChecked()).toBe(true);
});

test('opens an instant quiz by its title and marks each answer immediately', async () => {
  await openLesson('how-to-use');
  const title = page.getByRole('button', { name: 'Quiz What would you do now?' });
  const quiz = quizOf('What would you do now?');
  expect(await quiz.getByRole('radio').count()).toBe(0);
  await title.press('Enter');
  expect(await quiz.getByRole('button', { name: 'Submit', exact: true }).count()).toBe(0);
  await quiz.getByLabel('Write the code while it is fresh').check();
  await quiz.getByText('A question can be misheard. Repeat it first.').waitFor();
  expect(await quiz.getByText('Correct', { exact: true }).count()).toBe(0);
  await quiz.getByLabel('Repeat the question and ask').check();
  await quiz.getByText('The idea will not run away.').waitFor();
  expect(await quiz.getByText('Wrong', { exact: true }).count()).toBe(0);
  await quiz.getByLabel('Say the slow method and its cost').check();
  await quiz.getByLabel('Walk one small input through it').check();
  await quiz.getByText('That is the routine. It feels slow and it is fast.').waitFor();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  expect(await quiz.getByRole('radio', { checked: true }).count()).toBe(0);
});

const slideshowTitle = 'The best trade, day by day';
const slideshow = () => page.getByRole('application', { name: slideshowTitle });
/** Waits until the slideshow shows this step, counted from 1. */
const waitForStep = (step: number) =>
  page.getByRole('application', { name: `${slideshowTitle}. Slide ${step} of ` }).waitFor();

/** Returns the longest transition or animation of the slideshow, in seconds. */
const longestAnimation = () =>
  slideshow().evaluate((element) =>
    Math.max(
      ...[...element.querySelectorAll('*')].map((descendant) => {
        const { transitionDuration, animationDuration } = getComputedStyle(descendant);
        return Math.max(
          ...`${transitionDuration},${animationDuration}`.split(',').map((time) => Number.parseFloat(time)),
        );
      }),
    ),
  );

test('controls a slideshow by arrow keys, slider and Space, and leaves full screen by Escape', async () => {
  await openLesson('how-to-use');
  await slideshow().scrollIntoViewIfNeeded();
  expect(await longestAnimation()).toBeLessThan(0.001); // the reader prefers reduced motion
  const figure = page.getByRole('figure', { name: slideshowTitle });
  expect((await figure.boundingBox())?.width).toBe(500);
  await waitForStep(1);
  await slideshow().focus();
  await page.keyboard.press('ArrowRight');
  await waitForStep(2);
  await page.keyboard.press('ArrowDown');
  await waitForStep(3);
  await page.keyboard.press('ArrowLeft');
  await waitForStep(2);
  const caption = await figure.locator('figcaption').innerText();

  await figure.getByRole('button', { name: 'Full screen' }).click();
  const dialog = page.getByRole('dialog', { name: slideshowTitle });
  await dialog.waitFor();
  await waitForFocus(dialog.getByRole('application'));
  expect(await dialog.locator('figcaption').innerText()).toBe(caption);
  const picture = await dialog.locator('figure svg, [role=application] svg').first().boundingBox();
  expect(Math.abs((picture?.x ?? 0) + (picture?.width ?? 0) / 2 - 640)).toBeLessThan(5); // centered
  const controls = await dialog.getByRole('combobox', { name: 'Speed' }).boundingBox();
  const toastBottom = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--toast-bottom')),
  );
  expect(toastBottom).toBeGreaterThanOrEqual(800 - (controls?.y ?? 0)); // toasts are above the controls
  await page.keyboard.press('ArrowRight');
  await waitForStep(3);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await waitForStep(3);
  await waitForFocus(slideshow());

  const scrollPositions = () =>
    page.evaluate(() => [...document.querySelectorAll('*')].map(({ scrollTop }) => scrollTop).join());
  const speed = figure.getByRole('combobox', { name: 'Speed' });
  await speed.selectOption('0.5');
  await slideshow().focus();
  const before = await scrollPositions();
  await page.keyboard.press('Space');
  await figure.getByRole('button', { name: 'Pause' }).waitFor();
  await page.keyboard.press('Space');
  await figure.getByRole('button', { name: 'Play' }).waitFor();
  await waitForStep(3);
  expect(await scrollPositions()).toBe(before); // Space did not scroll
  await speed.selectOption('2');
  await figure.getByRole('button', { name: 'Play' }).click();
  await waitForStep(5);
  await figure.getByRole('button', { name: 'Play' }).waitFor(); // it ends at the last step

  await figure.getByRole('slider', { name: 'Step' }).fill('0');
  await waitForStep(1);
  expect(await figure.getByRole('button', { name: 'Previous step' }).isDisabled()).toBe(true);
});

test('animates a slideshow unless the reader prefers reduced motion', async () => {
  await openLesson('how-to-use', 'no-preference');
  await slideshow().waitFor();
  expect(await longestAnimation()).toBeGreaterThan(0.2);
});

test('shows the same language in code tabs and the editor, and copies its code', async () => {
  await openLesson('three-sum');
  await page.getByRole('button', { name: 'Language: Java' }).click();
  await page.getByRole('menuitemradio', { name: 'Python3' }).click();
  await goTo('how-to-use');
  const groups = page.getByRole('tablist', { name: 'Programming language' });
  for (const group of await groups.all())
    expect(await group.getByRole('tab', { selected: true }).innerText()).toBe('Python3');

  const copy = page.getByRole('button', { name: 'Copy', exact: true }).first();
  const copiedButton = page.getByRole('button', { name: 'Copied' });
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await copy.click();
  await copiedButton.waitFor();
  await page.clock.runFor(1999);
  expect(await copiedButton.count()).toBe(1);
  await page.clock.runFor(1);
  await copiedButton.waitFor({ state: 'detached' });
  await page.clock.resume();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^def best_trade\(prices\):/);

  await groups.first().getByRole('tab', { name: 'C++' }).click();
  await goTo('three-sum');
  await page.getByRole('button', { name: 'Language: C++' }).waitFor();
});

test('blurs the best solution and makes it inert until the reader shows it', async () => {
  await openLesson('three-sum/best-solution');
  const show = page.getByRole('button', { name: 'Show solution' });
  const hiddenSolution = page.locator('[inert]').filter({ hasText: 'class Solution' });
  await hiddenSolution.waitFor();
  expect(await hiddenSolution.evaluate((text) => getComputedStyle(text).filter)).toMatch(/^blur/);
  await show.press('Enter');
  await page.getByRole('tab', { name: 'C++' }).first().click();
  await page.getByText('vector<vector<int>> threeSum').first().waitFor();
  expect([await hiddenSolution.count(), await show.count()]).toEqual([0, 0]);
});

test('shows an error for a malformed quiz or slideshow, and the rest of the page', async () => {
  page = await openPage(await createOwner());
  const broken = [
    '## Before',
    '```quiz\nnull\n```', // the server replaces a malformed quiz with null
    '```quiz\n{"title": "No questions"}\n```',
    '```slideshow\n{"title": "x", "steps": [{"text": 5}]}\n```',
    '```slideshow\nno data at all\n```',
    '## After',
  ].join('\n\n');
  await page.route(/\/api\/lesson\/content/, (route) =>
    route.fulfill({ json: { lessonContent: broken, solution: '', answer: '' } }),
  );
  await page.goto(`${course}/array`);
  await page.getByRole('heading', { name: /^After/ }).waitFor();
  await page.getByRole('heading', { name: /^Before/ }).waitFor();
  expect(await page.getByText('This quiz cannot be shown.').count()).toBe(2);
  expect(await page.getByText('This slideshow cannot be shown.').count()).toBe(2);
  await page.getByRole('link', { name: 'Next Strings' }).waitFor();
});
