import { readdirSync } from 'node:fs';
import { beforeAll, expect, test } from '@jest/globals';
import { createElement } from 'react';
import { renderWith } from '../../../test/render.tsx';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { countWords, readingMinutes } from '../../shared/markdown/readingTime.ts';
import { loadExtras } from '../../shared/markdown/useExtraPlugins.ts';
import { listHeadings } from './headings.ts';
import { postDate, posts } from './posts.ts';
import { embedUrl } from './videoEmbed.ts';

beforeAll(() => loadExtras(['html']));

test('lists every article of content/blog, newest first', () => {
  const files = readdirSync(new URL('../../../../content/blog/', import.meta.url));
  expect(posts.map(({ path }) => `${path}.md`).toSorted()).toEqual(files.toSorted());
  expect(new Set(posts.map(({ postId }) => postId)).size).toBe(posts.length);
  expect(posts.map(({ date }) => date)).toEqual(posts.map(({ date }) => date).toSorted((a, b) => b - a));
});

test.each(posts)('links the table of contents of "$title" to its headings', ({ content }) => {
  const { container } = renderWith(createElement(Markdown, { text: content }));
  const headings = [...container.querySelectorAll('h1, h2, h3')];
  expect(listHeadings(content).map(({ id }) => id)).toEqual(headings.map(({ id }) => id));
});

test('contains the numbers and statuses of the design in the street-view article', () => {
  const text = posts.find(({ path }) => path === 'street-view-upload-system')?.content ?? '';
  for (const phrase of [
    '18 million images per day',
    '8k image of about 16.5 MB',
    'chunks of 8 MB',
    '3 chunks per image',
    '7 requests per image',
    'about 1,456 requests per second',
    '100 requests per second',
    '70 percent utilisation',
    'about 21 instances',
    'within the last six months',
    '409',
    '3 retries',
    'dead-letter queue',
    'pending',
    'filtering',
    'blurring',
    'completed',
    'failed',
  ]) {
    expect(text).toContain(phrase);
  }
});

test('explains the lease, the outbox and the peak load in the street-view article', () => {
  const text = posts.find(({ path }) => path === 'street-view-upload-system')?.content ?? '';
  for (const phrase of ['lease', 'claimedUntil < now()', 'outbox', `${Math.ceil((625 * 7) / 70)} instances`])
    expect(text).toContain(phrase);
});

test.each([
  [1625356800, "Jul 4 '21"],
  [1625443199, "Jul 4 '21"],
  [1072915199, "Dec 31 '03"],
  [0, "Jan 1 '70"],
])('formats the Unix time %i as %s', (seconds, date) => expect(postDate(seconds)).toBe(date));

const id = 'dQw4w9WgXcQ';
test.each([
  `https://www.youtube.com/watch?v=${id}&t=42s`,
  `https://m.youtube.com/watch?feature=x&v=${id}`,
  `https://youtu.be/${id}?si=abc`,
  `https://www.youtube.com/embed/${id}`,
  `https://www.youtube.com/shorts/${id}`,
])('embeds %s without cookies', (link) => {
  expect(embedUrl(link)).toBe(`https://www.youtube-nocookie.com/embed/${id}`);
});

test.each([
  'https://vimeo.com/1234567',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch',
  'https://youtu.be/<script>',
  'javascript:alert(1)',
  'no link',
])('does not embed %s', (link) => expect(embedUrl(link)).toBeUndefined());

test.each([
  ['one two three', 3],
  ["it's a well-known [link text](https://example.com/a/b) **bold**", 6],
  ['before\n\n```java\nint not = counted;\n```\n\nafter', 2],
  ['<div style="color: red">one</div>', 1],
  ['', 0],
])('counts the words of %j as %i', (text, words) => expect(countWords(text)).toBe(words));

test.each([
  [0, 0],
  [1, 1],
  [225, 1],
  [226, 2],
  [450, 2],
  [451, 3],
])('gives %i words a reading time of %i minutes', (words, minutes) => {
  expect(readingMinutes('word '.repeat(words))).toBe(minutes);
});
