import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import type { System } from '../system/start-system.ts';
import { isClientThere, logInThroughForm } from './browser.ts';
import { openAs } from './readers.ts';
import { setStage } from './stage.ts';

let system: System;
let browser: Browser;
let page: Page;
let complaints: string[];

setStage((stage) => {
  ({ system, browser } = stage);
});
beforeEach(async () => {
  page = await openAs(browser, system.url);
  complaints = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
});
afterEach(() => page.context().close());

const course = '/course/coding-interview';
const post = '/blog/street-view-upload-system';

/** Address, heading, what it is in the words of schema.org (nothing for legal texts), and words of its text. */
const publicPages: readonly (readonly [
  path: string,
  heading: string,
  kind: string | undefined,
  words: string,
])[] = [
  ['/', 'Prepare for technical interviews by rehearsing them.', 'WebSite', 'Authentic interview simulation'],
  ['/courses', 'All courses:', 'ItemList', '42 lessons'],
  [course, 'Coding interview course', 'Course', 'How to use this course'],
  [`${course}/how-to-use`, 'How to use this course', 'LearningResource', 'judge'],
  [`${course}/complexities`, 'Time and space complexity', 'LearningResource', 'Count first'],
  [`${course}/graph`, 'Graphs', 'LearningResource', 'neighbours'],
  [`${course}/permutation`, 'Permutations', 'LearningResource', 'backtracking'],
  [`${course}/three-sum`, 'Three Sum', 'LearningResource', 'ledger'],
  [`${course}/go`, 'Go', 'LearningResource', 'liberties'],
  ['/blog', 'Blog', 'Blog', 'Acing coding interviews'],
  ['/blog/acing-coding-interviews', 'Acing coding interviews', 'BlogPosting', 'think aloud'],
  [post, 'Designing a street-view photo capture and upload system', 'BlogPosting', 'dead-letter queue'],
  ['/faq', 'Frequently asked questions', 'FAQPage', 'Can I get my money back?'],
  ['/terms-of-service', 'Terms of service', undefined, 'at least 13 years old'],
  ['/privacy-policy', 'Privacy policy', undefined, 'delivers our mails'],
];
const headings = publicPages.map(([path, heading]) => [path, heading] as const);

test.each(publicPages)(
  '%s is complete without any script, and introduces itself',
  async (path, heading, kind, words) => {
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const reader = await plain.newPage();
    const answer = await reader.goto(system.url + path);
    expect(answer?.status()).toBe(200);
    await reader.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    expect(await reader.locator('main').innerText()).toContain(words);

    const origin = await appOrigin();
    const head = reader.locator('head');
    const content = (selector: string) => head.locator(selector).getAttribute('content');
    const title = (await head.locator('title').allInnerTexts()).join('|');
    expect(title).toMatch(/^(.+ · )?Dry Run$/);
    const description = (await content('meta[name=description]')) ?? '';
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThan(200);
    const address = new URL(path, origin).href;
    expect(await head.locator('link[rel=canonical]').getAttribute('href')).toBe(address);
    expect(await content('meta[property="og:url"]')).toBe(address);
    expect(await content('meta[property="og:title"]')).toBe(title);
    expect(await content('meta[property="og:description"]')).toBe(description);
    const image = (await content('meta[property="og:image"]')) ?? '';
    const picture = await fetch(image.replace(origin, system.url));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);

    const data = await head.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(kinds.slice(0, 1)).toEqual(kind === undefined ? [] : [kind]);
    await plain.close();
  },
);

test.each(['/login', '/signup', '/account-recovery'])(
  '%s has a title and is not for search engines',
  async (path) => {
    const html = await (await fetch(system.url + path)).text();
    expect(html.match(/<title>[^<]+ · Dry Run<\/title>/g)).toHaveLength(1);
    expect(html).toContain('<meta name="robots" content="noindex">');
  },
);

async function appOrigin(): Promise<string> {
  const robots = await (await fetch(`${system.url}/robots.txt`)).text();
  return new URL(/Sitemap: (\S+)/.exec(robots)?.[1] ?? '').origin;
}

test.each(headings)('%s is taken over by the client without a complaint', async (path, heading) => {
  await page.goto(system.url + path);
  await page.getByRole('link', { name: 'Blog' }).first().hover();
  await page.waitForFunction(isClientThere);
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
  expect(complaints).toEqual([]);
});

test('what is nowhere is answered with status 404 and the way home', async () => {
  const answer = await page.goto(`${system.url}/no/such/page`);
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { name: "The page you're looking for was not found." }).waitFor();
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL(`${system.url}/`);
  for (const path of ['/blog/no-such-post', `${course}/no-such-lesson`, '/prerender/prerender.js']) {
    expect((await fetch(system.url + path)).status).toBe(404);
  }
});

test('the old address of the terms leads to them', async () => {
  await page.goto(`${system.url}/terms-and-conditions`);
  expect(new URL(page.url()).pathname).toBe('/terms-of-service');
});

test('robots.txt, the sitemap and the feed are what their formats ask for, and all they name exists', async () => {
  const origin = await appOrigin();
  const robots = await fetch(`${system.url}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  for (const line of (await robots.text()).trim().split('\n'))
    expect(line).toMatch(/^(User-agent|Disallow|Sitemap): \S+$/);

  // An empty page reads them: one of ours lets only named policies make documents of texts.
  const read = async (file: string) => {
    const answer = await fetch(system.url + file);
    const parts = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const textsOf = (name: string) =>
          [...xml.getElementsByTagName(name)].map((element) => element.textContent.trim());
        return {
          fault: xml.querySelector('parsererror')?.textContent,
          root: xml.documentElement.namespaceURI,
          entries: xml.querySelectorAll('entry').length,
          places: textsOf('loc'),
          links: [...xml.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? ''),
          titles: textsOf('title'),
          ids: textsOf('id'),
          times: [...textsOf('updated'), ...textsOf('published')],
          authors: textsOf('name'),
        };
      },
      await answer.text(),
    );
    return { ...parts, type: answer.headers.get('content-type') };
  };

  const sitemap = await read('/sitemap.xml');
  expect(sitemap.fault).toBeUndefined();
  expect(sitemap.type).toMatch(/^application\/xml/);
  expect(sitemap.root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(sitemap.places.toSorted()).toEqual(
    publicPages.map(([path]) => new URL(path, origin).href).toSorted(),
  );

  const feed = await read('/blog/feed.xml');
  expect(feed.fault).toBeUndefined();
  expect(feed.type).toMatch(/^application\/atom\+xml/);
  expect(feed.root).toBe('http://www.w3.org/2005/Atom');
  expect(feed.entries).toBe(2);
  for (const parts of [feed.titles, feed.ids]) expect(new Set(parts).size).toBe(feed.entries + 1);
  expect(feed.authors).toHaveLength(feed.entries);
  for (const time of feed.times) expect(new Date(time).toISOString()).toBe(time);

  for (const address of [...sitemap.places, ...feed.links]) {
    const path = address.replace(origin, '');
    expect([path, (await fetch(system.url + path)).status]).toEqual([path, 200]);
  }
}, 120_000);

test('the landing page brings less than 100 kB of script until somebody reaches for more', async () => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.push(
        response
          .request()
          .sizes()
          .then(({ responseBodySize }) => responseBodySize),
      );
  });
  await page.goto(system.url, { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100_000);
});

test('the picture of the product lies back and rises as the page scrolls', async () => {
  await page.goto(system.url);
  const tilt = () =>
    page
      .locator('[class*="frame"]')
      .first()
      .evaluate((frame) => getComputedStyle(frame).transform);
  expect(await tilt()).toMatch(/^matrix3d/);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.waitForFunction(() => window.scrollY > 600);
  expect(await tilt()).toMatch(
    /^(none|matrix\(1, 0, 0, 1, 0, 0\)|matrix3d\(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1\))$/,
  );
});

test('a press that comes before the client is repeated once it is there', async () => {
  await page.goto(system.url);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByText('Step 2 of').waitFor();
});

test('with the keyboard alone: past the header, through the menu of a narrow window, and out by Escape', async () => {
  await page.goto(system.url);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Register' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Register' }).waitFor({ state: 'hidden' });
});

test('the contents of an article lead to its parts and follow the reader', async () => {
  await page.goto(system.url + post);
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const link = contents.getByRole('link', { name: 'When a step fails' });
  await link.click();
  await page.waitForFunction(() => window.location.hash === '#when-a-step-fails');
  await contents.locator('[aria-current="location"]', { hasText: 'When a step fails' }).waitFor();
  await page.goto(`${system.url}${post}#draw-the-system`);
  await contents.locator('[aria-current="location"]', { hasText: 'Draw the system' }).waitFor();
}, 90_000);

test('a visitor is led to log in and back to the discussion', async () => {
  await page.goto(system.url + post);
  await page.getByRole('link', { name: 'Please log in to join the discussion.' }).click();
  await page.getByLabel('E-mail').fill('learner@example.com');
  await page.getByLabel('Password', { exact: true }).fill('dry-run-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(system.url + post);
  await page.getByRole('textbox', { name: 'Your comment' }).waitFor();
});

test('a learner comments, an admin answers, the comment is edited and deleted, and the answer stays', async () => {
  await logInThroughForm(page, system.url);
  await page.goto(system.url + post);
  await page.getByRole('textbox', { name: 'Your comment' }).fill('What about `HEIC`?\n<b>bold</b>');
  await page.getByRole('button', { name: 'Post comment' }).click();
  const comment = page.getByRole('article').filter({ hasText: '<b>bold</b>' });
  await comment.waitFor();

  const other = await browser.newContext();
  const admin = await other.newPage();
  await logInThroughForm(admin, system.url, 'admin@example.com');
  await admin.goto(system.url + post);
  await admin.getByRole('button', { name: 'Reply' }).first().click();
  await admin.getByRole('textbox', { name: /^Reply to/ }).fill('Convert it in the car.');
  await admin.getByRole('button', { name: 'Reply' }).last().click();
  await admin.getByRole('textbox', { name: /^Reply to/ }).waitFor({ state: 'hidden' });
  await admin.getByText('Convert it in the car.').waitFor();
  await other.close();

  await page.reload();
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Edit your comment' }).fill('What about HEIC?');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('(edited)').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('This comment was deleted.').waitFor();
  await page.getByText('Convert it in the car.').waitFor();
}, 90_000);

test('an admin writes a text, sees it as learners do, and finds it again after a reload', async () => {
  await logInThroughForm(page, system.url, 'admin@example.com');
  await page.goto(`${system.url}/editor`);
  const field = page.getByRole('textbox', { name: 'Markdown' });
  await field.fill('## A part\n\n');
  await field.press('End');
  await page.getByRole('button', { name: 'Insert' }).click();
  await page.getByRole('menuitem', { name: 'Quiz' }).click();
  const preview = page.getByRole('region', { name: 'Preview' });
  await preview.getByRole('heading', { name: /A part/ }).waitFor();
  await preview.getByText('What does the loop cost?').waitFor();
  await field.fill('```quiz\ntitle: x\nquestions: 5\n```\n');
  await page.getByRole('list', { name: 'Faults' }).getByRole('button').first().waitFor();
  await page.getByRole('button', { name: 'Copy to clipboard' }).click();
  await page.getByRole('button', { name: 'Copied!' }).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('questions: 5');
  await page.reload();
  expect(await field.inputValue()).toContain('questions: 5');
}, 90_000);
