import { randomUUID } from 'node:crypto';
import { indexedPaths } from '@dryrun/contracts/pages';
import type { Page } from 'playwright-core';

/** A state of a page that the accessibility tests scan. */
export interface PageState {
  readonly name: string;
  /** Shows the state, starting from any page. */
  readonly open: (page: Page) => Promise<void>;
  readonly isNarrowOnly?: boolean;
}

const course = '/course/coding-interview';
const problem = `${course}/three-sum`;
const post = '/blog/street-view-upload-system';
const postWithComments = '/blog/acing-coding-interviews';

async function openAndWait(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  // The server does not know the window size, so the client sets the values of separators.
  await page.waitForFunction(() => !document.querySelector('[role=separator]:not([aria-valuenow])'));
  await page.waitForFunction(() => !document.querySelector('[role=status][aria-label^=Loading]'));
  // Monaco starts without a label, below the plain editor, and then replaces it.
  await page.waitForFunction(
    () => !document.querySelector('textarea[aria-label^="Code editor"]:not(.inputarea)'),
  );
}

const pageAt = (path: string, text?: string): PageState => ({
  name: path,
  async open(page) {
    await openAndWait(page, path);
    if (text !== undefined) await page.getByText(text).first().waitFor();
  },
});

const formWithErrors = (path: string, button: string): PageState => ({
  name: `${path} with errors`,
  async open(page) {
    await openAndWait(page, path);
    await page.getByRole('button', { name: button }).click();
    await page.locator('[aria-invalid=true]').first().waitFor();
  },
});

export const publicStates: readonly PageState[] = [
  ...[
    ...indexedPaths,
    course,
    `${course}/how-to-use`,
    `${course}/complexities`,
    problem,
    postWithComments,
    post,
    '/no-such-page',
  ].map((path) => pageAt(path)),
  {
    name: 'the search with results',
    async open(page) {
      await openAndWait(page, '/blog');
      await page.getByRole('button', { name: 'Search the lessons' }).click();
      await page.getByRole('combobox', { name: 'Search the lessons' }).fill('heap');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'the menu that replaces the links of the header',
    isNarrowOnly: true,
    async open(page) {
      await openAndWait(page, '/faq');
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('link', { name: 'Register' }).waitFor();
    },
  },
];

export const loginStates: readonly PageState[] = [
  formWithErrors('/login', 'Log in'),
  formWithErrors('/signup', 'Create account'),
  formWithErrors('/account-recovery', 'Send me a link'),
  formWithErrors('/password-change?upn=none', 'Change password'),
  ...['/confirm-email?ctn=none', '/unsubscribe?token=none', '/undo-deletion?token=none', '/dev/inbox'].map(
    (path) => pageAt(path),
  ),
  {
    name: 'the dialog that asks for an account',
    async open(page) {
      await page.goto(`${course}/array`);
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'the fake provider of a social login',
    async open(page) {
      await openAndWait(page, '/login');
      await page.getByRole('link', { name: /Google/ }).click();
      await page.waitForURL(/\/dev\/google\//);
    },
  },
];

/** For an owner with completed lessons and a submission of Three Sum. */
export const ownerStates: readonly PageState[] = [
  pageAt('/my-courses', 'lessons completed'),
  pageAt(course, 'lessons completed'),
  pageAt(problem),
  pageAt(`${problem}/thought-process`, 'Sort the entries first'),
  pageAt(`${problem}/best-solution`, 'Show solution'),
  {
    name: `${problem}/submissions`,
    async open(page) {
      await openAndWait(page, `${problem}/submissions`);
      await page.getByRole('row').filter({ hasText: 'Wrong Answer' }).waitFor();
    },
  },
  pageAt('/profile', 'Change password'),
  {
    name: 'the profile with its forms open',
    async open(page) {
      await openAndWait(page, '/profile');
      await page.getByRole('button', { name: 'Change email' }).click();
      await page.getByRole('button', { name: 'Send confirmation link' }).click();
      await page.getByRole('button', { name: 'Change password' }).click();
    },
  },
  {
    name: 'the dialog that deletes the account',
    async open(page) {
      await openAndWait(page, '/profile');
      await page.getByRole('button', { name: 'Delete my account…' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
    },
  },
];

/** A block of each kind; the last one has an error. */
const markdown = `## A part

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
    correctMessage: Count on.
    explanations: { 0: One too few. }
answerSets:
  - { indexes: [1], message: Right., isCorrect: true }
\`\`\`

\`\`\`quiz
title: x
questions: 5
\`\`\`
`;

async function postComment(page: Page) {
  await openAndWait(page, postWithComments);
  const text = `Comment ${randomUUID()}`;
  await page.getByRole('textbox', { name: 'Your comment' }).fill(text);
  await page.getByRole('button', { name: 'Post comment' }).click();
  const comment = page.getByRole('article').filter({ hasText: text });
  await comment.getByRole('button', { name: 'Edit' }).waitFor();
  return comment;
}

/** For an admin without a course; excludes the admin pages. */
export const adminStates: readonly PageState[] = [
  pageAt('/buy/coding-interview', 'Card number'),
  {
    name: 'the editor with its preview and errors',
    async open(page) {
      await openAndWait(page, '/editor');
      await page.getByRole('textbox', { name: 'Markdown' }).fill(markdown);
      await page.getByRole('list', { name: 'Errors in the text' }).getByRole('button').first().waitFor();
      const tab = page.getByRole('tab', { name: 'Preview' });
      if (await tab.isVisible()) await tab.click(); // a narrow window shows either the text or the preview
      await page.getByRole('region', { name: 'Preview' }).getByText('Two and two?').waitFor();
    },
  },
  {
    name: 'comments with the form of a reply and a warning',
    async open(page) {
      const comment = await postComment(page);
      await page.getByRole('textbox', { name: 'Your comment' }).fill('a'.repeat(950));
      await comment.getByRole('button', { name: 'Reply' }).click();
      await page.getByRole('textbox', { name: /^Reply to/ }).waitFor();
    },
  },
  {
    name: 'the dialog that deletes a comment',
    async open(page) {
      const comment = await postComment(page);
      await comment.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
