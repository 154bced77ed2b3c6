import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { startClient } from './browser.ts';
import { system } from './system.ts';
import { openPage } from './users.ts';

const course = '/course/coding-interview';
const notFound = "The page you're looking for was not found.";

/** `type` is the schema.org type; legal texts have none. */
const publicPages: readonly (readonly [
  path: string,
  heading: string,
  type: string | undefined,
  excerpt: string,
])[] = [
  ['/', 'Prepare for technical interviews by rehearsing them.', 'WebSite', 'Authentic interview simulation'],
  ['/courses', 'All courses:', 'ItemList', ' lessons'],
  [course, 'Coding interview course', 'Course', 'How to use this course'],
  [`${course}/how-to-use`, 'How to use this course', 'LearningResource', 'judge'],
  [`${course}/complexities`, 'Time and space complexity', 'LearningResource', 'Count first'],
  [`${course}/graph`, 'Graphs', 'LearningResource', 'neighbors'],
  [`${course}/permutation`, 'Permutations', 'LearningResource', 'backtracking'],
  [`${course}/three-sum`, 'Three Sum', 'LearningResource', 'ledger'],
  [`${course}/go`, 'Go', 'LearningResource', 'liberties'],
  ['/course/number-talk', 'Number talk', 'Course', 'A small course that the client fetches.'],
  ['/course/number-talk/primes', 'Primes', 'LearningResource', 'Strike out the multiples.'],
  ['/blog', 'Blog', 'Blog', 'Acing coding interviews'],
  ['/blog/acing-coding-interviews', 'Acing coding interviews', 'BlogPosting', 'think aloud'],
  [
    '/blog/street-view-upload-system',
    'Designing a street-view photo capture and upload system',
    'BlogPosting',
    'dead-letter queue',
  ],
  ['/faq', 'Frequently asked questions', 'FAQPage', 'Can I get my money back?'],
  ['/terms-of-service', 'Terms of service', undefined, 'at least 13 years old'],
  ['/privacy-policy', 'Privacy policy', undefined, 'delivers our emails'],
];

const readPage = (page: Page) =>
  page.evaluate(() => {
    const content = (selector: string) =>
      document.head.querySelector(selector)?.getAttribute('content') ?? '';
    return {
      text: document.querySelector('main')?.innerText,
      titles: [...document.head.querySelectorAll('title')].map((title) => title.textContent),
      description: content('meta[name=description]'),
      canonical: document.head.querySelector('link[rel=canonical]')?.getAttribute('href'),
      ogUrl: content('meta[property="og:url"]'),
      ogTitle: content('meta[property="og:title"]'),
      ogDescription: content('meta[property="og:description"]'),
      ogImage: content('meta[property="og:image"]'),
      data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        (script) => JSON.parse(script.textContent) as { '@type': string },
      ),
    };
  });

test.each(publicPages)(
  'renders %s completely without scripts, with metadata',
  async (path, heading, type, excerpt) => {
    const page = await openPage(undefined, { contextOptions: { javaScriptEnabled: false } });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    const origin = await appOrigin();
    const actual = await readPage(page);
    expect(actual.text).toContain(excerpt);
    expect(actual.titles).toEqual([expect.stringMatching(/^(.+ · )?Dry Run$/)]);
    expect(actual.description.length).toBeGreaterThan(path.includes('number-talk') ? 20 : 50); // the test course has short descriptions
    expect(actual.description.length).toBeLessThan(200);
    const url = new URL(path, origin).href;
    expect([actual.canonical, actual.ogUrl]).toEqual([url, url]);
    expect([actual.ogTitle, actual.ogDescription]).toEqual([actual.titles[0], actual.description]);
    const image = await fetch(actual.ogImage.replace(origin, system.url));
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(actual.data.slice(0, 1).map((item) => item['@type'])).toEqual(type === undefined ? [] : [type]);
  },
);

test.each(['/login', '/signup', '/account-recovery'])(
  'gives %s a title and excludes it from search engines',
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

const headings = [
  ...publicPages.map(([path, heading]) => [path, heading] as const),
  ['/no/such/page', notFound],
  ['/nosuchname', notFound],
] as const;

test.each(headings)('hydrates %s without errors', async (path, heading) => {
  const page = await openPage();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    const isStatus = message.text().includes('status of 404');
    if (message.type() === 'error' && !isStatus) errors.push(message.text());
  });
  await page.goto(path);
  await startClient(page);
  await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
  expect(errors).toEqual([]);
});

test('responds to an unknown path with 404 and a link to the landing page', async () => {
  const page = await openPage(undefined, { contextOptions: { javaScriptEnabled: false } });
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: notFound }).waitFor();
  expect((await readPage(page)).titles).toEqual(['Not found · Dry Run']);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await page.waitForURL(`${system.url}/`);
  for (const path of ['/blog/no-such-post', `${course}/no-such-lesson`, '/prerender/prerender.js']) {
    expect((await fetch(system.url + path)).status).toBe(404);
  }
});

test('redirects the old path of the terms', async () => {
  const page = await openPage();
  await page.goto('/terms-and-conditions');
  expect(new URL(page.url()).pathname).toBe('/terms-of-service');
});

test('serves a valid robots.txt, sitemap and feed, with working links', async () => {
  const page = await openPage();
  await page.goto('about:blank'); // Trusted Types forbid parsing on the site's pages
  const origin = await appOrigin();
  const robots = await fetch(`${system.url}/robots.txt`);
  expect(robots.headers.get('content-type')).toMatch(/^text\/plain/);
  const lines = (await robots.text()).trim().split('\n');
  for (const line of lines) expect(line).toMatch(/^(User-agent|Disallow|Sitemap): \S+$/);
  const disallowed = lines.flatMap((line) => /^Disallow: (.+)/.exec(line)?.[1] ?? []);
  const patterns = disallowed.map((path) => new RegExp(`^${path.replaceAll('*', '.*')}`));
  expect(publicPages.filter(([path]) => patterns.some((pattern) => pattern.test(path)))).toEqual([]);

  const read = async (file: string) => {
    const response = await fetch(system.url + file);
    const parts = await page.evaluate(
      (text) => {
        const xml = new DOMParser().parseFromString(text, 'application/xml');
        const textsOf = (name: string) =>
          [...xml.getElementsByTagName(name)].map((element) => element.textContent.trim());
        return {
          parseError: xml.querySelector('parsererror')?.textContent,
          root: xml.documentElement.namespaceURI,
          entries: xml.querySelectorAll('entry').length,
          locations: textsOf('loc'),
          links: [...xml.getElementsByTagName('link')].map((link) => link.getAttribute('href') ?? ''),
          titles: textsOf('title'),
          ids: textsOf('id'),
          times: [...textsOf('updated'), ...textsOf('published')],
          authors: textsOf('name'),
        };
      },
      await response.text(),
    );
    return { ...parts, type: response.headers.get('content-type') };
  };

  const sitemap = await read('/sitemap.xml');
  expect(sitemap.parseError).toBeUndefined();
  expect(sitemap.type).toMatch(/^application\/xml/);
  expect(sitemap.root).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
  expect(sitemap.locations.toSorted()).toEqual(
    publicPages.map(([path]) => new URL(path, origin).href).toSorted(),
  );

  const feed = await read('/blog/feed.xml');
  expect(feed.parseError).toBeUndefined();
  expect(feed.type).toMatch(/^application\/atom\+xml/);
  expect(feed.root).toBe('http://www.w3.org/2005/Atom');
  expect(feed.entries).toBe(2);
  for (const parts of [feed.titles, feed.ids]) expect(new Set(parts).size).toBe(feed.entries + 1);
  expect(feed.authors).toHaveLength(feed.entries);
  for (const time of feed.times) expect(new Date(time).toISOString()).toBe(time);

  for (const link of [...sitemap.locations, ...feed.links]) {
    const path = link.replace(origin, '');
    expect([path, (await fetch(system.url + path)).status]).toEqual([path, 200]);
  }
});

test('loads less than 100 kB of script on the landing page before the first input', async () => {
  const page = await openPage();
  await page.route('**/*', (route) => route.continue()); // disables the cache, whose files have no size
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
  await page.goto('/', { waitUntil: 'networkidle' });
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThan(100_000);
});
