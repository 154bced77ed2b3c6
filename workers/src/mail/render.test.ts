import { expect, test } from '@jest/globals';
import { declinableEmails, emailTemplates, type EmailTemplate } from '@dryrun/contracts/emails';
import { readConfig } from '@dryrun/runtime/config';
import { linkToken, verifySigned } from '@dryrun/runtime/secret-key';
import { environment } from './config.ts';
import { createLinks } from './links.ts';
import { renderEmail } from './render.ts';

const config = readConfig(environment, {
  DATABASE_URL: 'postgres://localhost/x',
  REDIS_URL: 'redis://localhost',
  SECRET_KEY: 'k'.repeat(32),
  APP_URL: 'https://dryrun.example/',
});
const links = createLinks(config);
const accountId = '7b0f4b8e-4f4e-4e43-9c59-0f4c1e6f3d10';
const tokenId = '0d7c5a5e-7f0e-4a43-8d59-1a2b3c4d5e6f';
const instant = '2026-12-05T16:05:00.000Z';

/** Data for the fields of most templates; each schema picks its own. */
const sampleData = {
  tokenId,
  hasPassword: true,
  changedAt: instant,
  newEmail: 'new<b>@example.com',
  provider: 'Google',
  deletesAt: instant,
  expiresAt: instant,
  paymentIntentId: 'pi_123',
  description: 'Coding <interview> course & more',
  amountCents: 3120,
  tax: { name: 'VAT', percent: 19, cents: 498 },
  paidAt: instant,
  accessUntil: instant,
  refundUntil: instant,
  termsVersion: '2026-11-21',
  answer: 'Most of the course is finished.\n<script>alert(1)</script>',
  endsAccess: true,
  courseTitle: 'Coding interview',
  coursePath: 'coding-interview',
  daysLeft: 7,
};
const names = Object.keys(emailTemplates) as EmailTemplate[];
/** Templates whose schema accepts `sampleData`. */
const coveredTemplates = names.filter((name) => emailTemplates[name].safeParse(sampleData).success);

test('covers at least 11 templates with the sample data', () => {
  expect(coveredTemplates.length).toBeGreaterThanOrEqual(11);
});

test.each(coveredTemplates)('renders %s as HTML and text with the same absolute URLs', (template) => {
  const email = renderEmail({ template, data: sampleData, accountId }, links);
  expect(email.subject).toMatch(/^\S.{5,70}$/);
  expect(email.html).toContain('name="viewport"');
  expect(email.html).toMatch(/<body [^>]*overflow-wrap:anywhere/); // otherwise a long URL makes phones scroll sideways
  expect(email.html).toContain('prefers-color-scheme: dark');
  expect(email.html).not.toMatch(/<script|<b>@|<img|undefined|\[object/);
  expect(email.text).not.toMatch(/undefined|\[object|<p/);
  const urls = [...email.text.matchAll(/https?:\/\/\S*[^\s.,]/g)].map(([url]) => url);
  expect(urls.length).toBeGreaterThan(0);
  for (const url of urls) {
    expect(url).toMatch(/^https:\/\/dryrun\.example\//);
    expect(email.html).toContain(url);
  }
});

test('formats times in the reader’s time zone, or in UTC when none is set', () => {
  const inZone = (timeZone: string | null) =>
    renderEmail({ template: 'password-changed', data: sampleData, accountId, timeZone }, links).text;
  expect(inZone(null)).toContain('December 5, 2026 at 4:05 PM UTC.');
  expect(inZone('Asia/Tokyo')).toContain('December 6, 2026 at 1:05 AM GMT+9.');
});

test('does not turn a URL in user input into a link', () => {
  const reply = {
    authorName: 'https://evil.example/free',
    excerpt: 'See https://evil.example/more',
    postTitle: 'A post',
    postPath: 'a-post',
    commentId: tokenId,
  };
  const { html } = renderEmail({ template: 'comment-replies', data: { replies: [reply] }, accountId }, links);
  expect(html).toContain('https://evil.example/free replied to you');
  expect(html).not.toContain('href="https://evil');
});

test.each([
  ['confirm-email', '/confirm-email?ctn='],
  ['account-recovery', '/password-change?upn='],
  ['email-change', '/confirm-email?ctn='],
  ['deletion-requested', '/undo-deletion?token='],
] as const)('renders %s with a link to %s and its one-time token', (template, path) => {
  const { text, html } = renderEmail({ template, data: sampleData, accountId }, links);
  const url = `https://dryrun.example${path}${linkToken(config.SECRET_KEY, tokenId)}`;
  expect(text).toContain(url);
  expect(html).toContain(`href="${url}"`);
});

test('adds the return path of a sign-up to the confirmation link', () => {
  const data = { tokenId, returnTo: '/buy/coding-interview?promo=SAM&extend=1#top' };
  const { text } = renderEmail({ template: 'confirm-email', data, accountId }, links);
  const { searchParams } = new URL(/https:\S+confirm-email\S+/.exec(text)?.[0] ?? '');
  expect(searchParams.get('ctn')).toBe(linkToken(config.SECRET_KEY, tokenId));
  expect(searchParams.get('next')).toBe(data.returnTo);
});

test.each([
  [['GitHub'], 'we disconnected GitHub from your account.'],
  [['GitHub', 'Google'], 'we disconnected GitHub and Google from your account.'],
  [undefined, 'we disconnected your social logins from your account.'],
])('names the disconnected logins %j after a password reset', (disconnectedLogins, sentence) => {
  const data = { changedAt: instant, disconnected: true, disconnectedLogins };
  expect(renderEmail({ template: 'password-changed', data, accountId }, links).text).toContain(sentence);
});

test('adds an unsubscribe link for the account and the kind to optional emails only', () => {
  const [template] = Object.keys(declinableEmails);
  const email = renderEmail({ template: template ?? '', data: sampleData, accountId }, links);
  const { pathname, searchParams } = new URL(email.unsubscribeUrl ?? '');
  expect(pathname).toBe('/api/user/unsubscribe');
  expect(verifySigned(config.SECRET_KEY, 'unsubscribe', searchParams.get('token') ?? '')).toBe(
    `${accountId} ${declinableEmails[template as EmailTemplate]}`,
  );
  expect(email.text).toContain(`/unsubscribe?token=${searchParams.get('token')}`);
  expect(
    renderEmail({ template: 'confirm-email', data: sampleData, accountId }, links).unsubscribeUrl,
  ).toBeUndefined();
});

test('throws for an unknown template and for data of another template', () => {
  expect(() => renderEmail({ template: 'toString', data: {}, accountId }, links)).toThrow(
    "unknown email template 'toString'",
  );
  expect(() => renderEmail({ template: 'confirm-email', data: {}, accountId }, links)).toThrow('tokenId');
});
