import { expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { logInThroughForm } from './browser.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;

setStage((stage) => {
  ({ system, browser } = stage);
});

const course = '/course/coding-interview';
const post = '/blog/street-view-upload-system';

/** A state of the site that axe looks at. */
interface State {
  readonly name: string;
  readonly open: (page: Page) => Promise<void>;
}

const go = (path: string) => async (page: Page) => {
  await page.goto(system.url + path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // A page that came complete is drawn for no window in particular until the client has taken it over.
  await page.waitForFunction(() => !document.querySelector('[role=separator]:not([aria-valuenow])'));
};

const visitorStates: readonly State[] = [
  ...[
    '/',
    '/courses',
    course,
    `${course}/how-to-use`,
    `${course}/complexities`,
    `${course}/three-sum`,
    '/blog',
    '/blog/acing-coding-interviews',
    post,
    '/confirm-email?ctn=none',
    '/unsubscribe?token=none',
    '/undo-deletion?token=none',
    '/dev/inbox',
  ].map((path) => ({ name: path, open: go(path) })),
  {
    name: 'the search with what it found',
    async open(page) {
      await go('/blog')(page);
      await page.getByRole('button', { name: 'Search the lessons' }).click();
      await page.getByRole('combobox', { name: 'Search the lessons' }).fill('heap');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the dialog that asks for an account',
    async open(page) {
      await page.goto(`${system.url}${course}/array`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the menu of a narrow window',
    async open(page) {
      await go('/faq')(page);
      const menu = page.getByRole('button', { name: 'Menu' });
      if (!(await menu.isVisible())) return;
      await menu.click();
      await page.getByRole('link', { name: 'Register' }).waitFor();
    },
  },
  {
    name: 'what stands in for a provider',
    async open(page) {
      await page.goto(`${system.url}/login`);
      await page.getByRole('link', { name: /Google/ }).click();
      await page.waitForURL(/\/dev\/google\//);
    },
  },
];

/** Of each kind of block one, the last with a fault. */
const written = `## A part

Text with \`code\`, $n^2$ and a [link](lesson:array).

\`\`\`java
int four = 2 + 2;
\`\`\`

\`\`\`picture
kind: array
values: [1, 2]
alt: Two values.
\`\`\`

\`\`\`quiz
title: Sums
questions:
  - text: Two and two?
    answers: ['3', '4']
answerSets:
  - { indexes: [1], message: Right., isCorrect: true }
\`\`\`

\`\`\`quiz
title: x
questions: 5
\`\`\`
`;

const adminStates: readonly State[] = [
  ...['/profile', '/payment-history', '/payment-processing', '/payment-successful'].map((path) => ({
    name: path,
    open: go(path),
  })),
  { name: 'checkout', open: go('/buy/coding-interview') },
  {
    name: 'the editor with its preview and faults',
    async open(page) {
      await go('/editor')(page);
      await page.getByRole('textbox', { name: 'Markdown' }).fill(written);
      await page.getByRole('list', { name: 'Faults' }).getByRole('button').first().waitFor();
      const tab = page.getByRole('tab', { name: 'Preview' });
      if (await tab.isVisible()) await tab.click(); // a narrow window shows one of the two
      await page.getByRole('region', { name: 'Preview' }).getByText('Two and two?').waitFor();
    },
  },
  {
    name: 'comments with a form, a warning and a toast',
    async open(page) {
      await go('/blog/acing-coding-interviews')(page);
      const field = page.getByRole('textbox', { name: 'Your comment' });
      await field.fill(`Written at ${Date.now()}`);
      await page.getByRole('button', { name: 'Post comment' }).click();
      await page.getByRole('button', { name: 'Edit' }).first().waitFor();
      await field.fill('a'.repeat(950));
      await page.getByRole('button', { name: 'Reply' }).first().click();
      await page.getByRole('textbox', { name: /^Reply to/ }).waitFor();
    },
  },
  {
    name: 'the question before a comment is deleted',
    async open(page) {
      await go('/blog/acing-coding-interviews')(page);
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];

const looks = [
  ['light', 1440],
  ['dark', 390],
  ['dark', 1440],
  ['light', 390],
] as const;

test.each(
  looks.flatMap(([theme, width]) => [
    [theme, width, 'visitors', visitorStates] as const,
    [theme, width, 'admins', adminStates] as const,
  ]),
)(
  'axe finds nothing, %s at %i px, in what %s meet',
  async (colorScheme, width, who, states) => {
    const context = await browser.newContext({
      colorScheme,
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    if (who === 'admins') await logInThroughForm(page, system.url, 'admin@example.com');
    const faults: Record<string, string[]> = {};
    for (const { name, open } of states) {
      await open(page);
      faults[name] = await listFaults(page);
    }
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    await context.close();
  },
  240_000,
);
