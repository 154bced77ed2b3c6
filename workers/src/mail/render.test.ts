import { expect, test } from '@jest/globals';
import { declinableEmails, emailTemplates, type EmailTemplate } from '@dryrun/contracts/emails';
import { readConfig } from '@dryrun/runtime/config';
import { linkToken, readSigned } from '@dryrun/runtime/secret-key';
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

/** Something for every field that any template asks for; each takes what it knows. */
const anything = {
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
/** Templates whose data others shape are rendered where `anything` fits them. */
const known = names.filter((name) => emailTemplates[name].safeParse(anything).success);

test('the mails of accounts and payments are among those that are rendered here', () => {
  expect(known.length).toBeGreaterThanOrEqual(11);
});

test.each(known)('%s says the same in HTML and in text, and only whole addresses', (template) => {
  const mail = renderEmail({ template, data: anything, accountId }, links);
  expect(mail.subject).toMatch(/^\S.{5,70}$/);
  expect(mail.html).toContain('name="viewport"');
  expect(mail.html).toMatch(/<body [^>]*overflow-wrap:anywhere/); // else a long address makes a phone scroll sideways
  expect(mail.html).toContain('prefers-color-scheme: dark');
  expect(mail.html).not.toMatch(/<script|<b>@|<img|undefined|\[object/);
  expect(mail.text).not.toMatch(/undefined|\[object|<p/);
  const addresses = [...mail.text.matchAll(/https?:\/\/\S*[^\s.,]/g)].map(([address]) => address);
  expect(addresses.length).toBeGreaterThan(0);
  for (const address of addresses) {
    expect(address).toMatch(/^https:\/\/dryrun\.example\//);
    expect(mail.html).toContain(address);
  }
});

test('a mail tells the time of its reader', () => {
  const inZone = (timeZone: string | null) =>
    renderEmail({ template: 'password-changed', data: anything, accountId, timeZone }, links).text;
  expect(inZone(null)).toContain('December 5, 2026 at 4:05 PM UTC.');
  expect(inZone('Asia/Tokyo')).toContain('December 6, 2026 at 1:05 AM GMT+9.');
});

test('an address in somebody’s name does not become a link of ours', () => {
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
] as const)('%s links to %s with the token of its row', (template, path) => {
  const { text, html } = renderEmail({ template, data: anything, accountId }, links);
  const address = `https://dryrun.example${path}${linkToken(config.SECRET_KEY, tokenId)}`;
  expect(text).toContain(address);
  expect(html).toContain(`href="${address}"`);
});

test('a mail that may be declined carries a link that declines its kind for its account', () => {
  const [template] = Object.keys(declinableEmails);
  const mail = renderEmail({ template: template ?? '', data: anything, accountId }, links);
  const { pathname, searchParams } = new URL(mail.unsubscribeUrl ?? '');
  expect(pathname).toBe('/api/user/unsubscribe');
  expect(readSigned(config.SECRET_KEY, 'unsubscribe', searchParams.get('token') ?? '')).toBe(
    `${accountId} ${declinableEmails[template as EmailTemplate]}`,
  );
  expect(mail.text).toContain(`/unsubscribe?token=${searchParams.get('token')}`);
  expect(
    renderEmail({ template: 'confirm-email', data: anything, accountId }, links).unsubscribeUrl,
  ).toBeUndefined();
});

test('an unknown template and data that is not the template’s are refused', () => {
  expect(() => renderEmail({ template: 'toString', data: {}, accountId }, links)).toThrow(
    "there is no mail template 'toString'",
  );
  expect(() => renderEmail({ template: 'confirm-email', data: {}, accountId }, links)).toThrow('tokenId');
});
