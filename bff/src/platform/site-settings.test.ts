import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { configureSite } from '@dryrun/contracts/site';
import { readBlogPosts } from '@dryrun/content/blog';
import { startHarness, type Harness } from '../../test/harness.ts';

let folder: string;
let harness: Harness;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dry-run-site-'));
  await writeFile(
    join(folder, 'index.html'),
    '<html><head><title>Dry Run</title></head><body></body></html>',
  );
  await writeFile(join(folder, 'author.png'), 'a picture');
  harness = await startHarness({
    WEB_DIST: folder,
    SITE_NAME: 'Ask & Answer',
    CONTACT_EMAIL: 'me@school.example',
    COURSE_PRICE: '49.5',
    COURSE_DISCOUNT: '0.2',
    AUTHOR_NAME: 'Grace </script> H.',
    AUTHOR_PICTURE: join(folder, 'author.png'),
    AUTHOR_URL: 'https://grace.example/about',
  });
});
afterAll(async () => {
  configureSite({});
  await harness.stop();
  await rm(folder, { recursive: true });
});

test('adds the settings of the site to every page', async () => {
  const { text } = await harness.client().get('/profile').expect(200);
  expect(text).toContain('<title>Ask &#38; Answer</title>');
  const [, json = ''] = /<script type="application\/json" id="site">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual({
    name: 'Ask & Answer',
    contactMail: 'me@school.example',
    price: 49.5,
    discountPercentage: 0.2,
    author: {
      name: 'Grace </script> H.',
      role: '',
      text: '',
      imageUrl: '/images/author-picture',
      links: [{ label: 'grace.example', url: 'https://grace.example/about' }],
    },
  });
});

test('sells the course at the price of the settings, and names the author in the blog', async () => {
  const { body } = await harness.client().get('/api/courses/course?path=coding-interview').expect(200);
  expect(body).toMatchObject({ price: 49.5, discountPercentage: 0.2 });
  expect(readBlogPosts().map(({ author }) => author)).toContain('Grace </script> H.');
});

test('serves the picture of the author, and 404 once its file is missing', async () => {
  const { body, headers } = await harness.client().get('/images/author-picture').expect(200);
  expect([String(body), headers['content-type']]).toEqual(['a picture', 'image/png']);
  await rm(join(folder, 'author.png'));
  await harness.client().get('/images/author-picture').expect(404);
});
