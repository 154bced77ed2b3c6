import { mailRow } from '@dryrun/contracts/mails';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { startSystem, type System } from '../system/start-system.ts';
import { listFaults } from './axe.ts';
import { logInThroughForm, startBrowser } from './browser.ts';

let system: System;
let browser: Browser;
let learnerId: string;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), startBrowser()]);
  const { db } = system.services;
  ({ id: learnerId } = await db
    .selectFrom('account')
    .select('id')
    .where('email_key', '=', 'learner@example.com')
    .executeTakeFirstOrThrow());
  const payment = await db
    .insertInto('payment')
    .values({
      account_id: learnerId,
      course_ids: '[1]',
      intent_id: 'pi_admin_pages',
      state: 'paid',
      ...{ list_cents: 3900, course_discount_cents: 0, promo_discount_cents: 0, tax_cents: 0 },
      ...{ amount_cents: 3900, terms_version: 'test', paid_at: new Date() },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('refund')
    .values({
      ...{ payment_id: payment.id, origin: 'buyer', state: 'requested', amount_cents: 3900 },
      ...{ reason: 'Too hard', finished_lessons: 20, reading_minutes: 100 },
    })
    .execute();
  await db
    .insertInto('mail')
    .values({
      ...mailRow(
        'password-changed',
        { accountId: learnerId, recipient: 'learner@example.com' },
        { changedAt: new Date().toISOString() },
      ),
      ...{ state: 'failed', attempt: 12, last_error: 'ECONNREFUSED connect 127.0.0.1:25' },
    })
    .execute();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
}, 30_000);

/** Each section's address and heading. */
const sections = [
  ['/admin', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/enrolments', 'Enrolments'],
  ['/admin/payments', 'Payments'],
  ['/admin/promo-codes', 'Promo codes'],
  ['/admin/comments', 'Comments'],
  ['/admin/judge', 'Judge'],
  ['/admin/mail', 'Mail'],
  ['/admin/audit-log', 'Audit log'],
] as const;

async function openAs(email: string, options: Parameters<Browser['newContext']>[0] = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, ...options });
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  await logInThroughForm(page, system.url, email);
  return page;
}

/** Says why in the open dialog, and does it. */
async function giveReason(page: Page, button: string, label = 'Reason'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill('Asked for by mail');
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('an admin goes through every section, decides what waits and finds it all in the audit log', async () => {
  const page = await openAs('admin@example.com');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: 'Payments 1 to decide on' }).waitFor();
  await menu.getByRole('link', { name: 'Mail 1 to decide on' }).waitFor();
  for (const [path, heading] of sections.slice(1)) {
    await menu.getByRole('link', { name: heading, exact: false }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }

  await menu.getByRole('link', { name: 'Payments' }).click();
  const requests = page.getByRole('table', { name: 'Refund requests' });
  await requests.getByText('20 of 42 lessons, 100 min read').waitFor();
  await requests.getByRole('button', { name: 'Reject…' }).click();
  await giveReason(page, 'Reject', 'Answer (sent by mail)');
  await page.getByText('Nobody waits for an answer.').waitFor();

  await menu.getByRole('link', { name: 'Mail' }).click();
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await page.getByText('ECONNREFUSED connect 127.0.0.1:25').waitFor();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Receipt');
  await page.getByText('There is no mail like that.').waitFor();
  await page.getByRole('combobox', { name: 'Kind' }).selectOption('Password changed');
  await page.waitForURL(/template=password-changed/);
  await page.getByText('ECONNREFUSED connect 127.0.0.1:25').waitFor();
  await page.getByRole('button', { name: 'Send again…' }).click();
  await giveReason(page, 'Send again');
  await page.getByText('There is no mail like that.').waitFor();

  await menu.getByRole('link', { name: 'Users' }).click();
  await page.getByRole('searchbox', { name: 'E-mail begins with' }).fill('LEARNER');
  await page.waitForURL(/search=LEARNER/);
  await page.getByRole('link', { name: 'learner@example.com' }).click();
  await page.getByRole('heading', { name: 'learner@example.com' }).waitFor();
  await page.getByRole('button', { name: 'End now…' }).click();
  await giveReason(page, 'End access');
  await page.getByRole('button', { name: 'Grant again…' }).click();
  await giveReason(page, 'Grant access');
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const act of ['Access granted', 'Access ended', 'Mail sent again', 'Refund request rejected'])
    await log.getByText(act).waitFor();

  await menu.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Access ended');
  await page.waitForURL(/act=end-enrolment/);
  await log.getByText('Access granted').waitFor({ state: 'hidden' });
  await log.getByText('Access ended').waitFor(); // the table is away while it loads
  expect(await log.getByRole('row').count()).toBe(2);
  await page.context().close();
}, 180_000);

test('the judge page shows the judge that runs here, its limits and its slots', async () => {
  const page = await openAs('admin@example.com');
  await page.goto(`${system.url}/admin/judge`);
  await page.getByRole('heading', { name: '1 judge is alive' }).waitFor();
  await page.getByText(/\d+ of \d+ slots busy/).waitFor();
  await page.getByText(/(full|reduced) isolation/).waitFor();
  await page.context().close();
}, 90_000);

test('a learner and a visitor see none of it, and the learner loads none of its code', async () => {
  const page = await openAs('learner@example.com');
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(`${system.url}/admin/users`);
  await page.waitForURL(`${system.url}/my-courses`);
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  expect(scripts.filter((url) => url.includes('/api/admin/'))).toEqual([]);
  await page.context().close();
  const visitor = await browser.newPage();
  await visitor.goto(`${system.url}/admin/mail`);
  await visitor.waitForURL(`${system.url}/login`);
  await visitor.close();
}, 90_000);

test('the queues open from the admin pages by a cookie of their own', async () => {
  const page = await openAs('admin@example.com');
  await page.goto(`${system.url}/admin/judge`);
  const [queues] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Queues' }).click(),
  ]);
  await queues.getByText('Dry Run queues').first().waitFor();
  for (const name of ['judge', 'payments', 'mail', 'accounts'])
    await queues
      .getByRole('link', { name: new RegExp(name, 'i') })
      .first()
      .waitFor();
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  expect(token).not.toBe('');
  expect(queues.url()).not.toContain(token);
  expect(JSON.stringify(await page.context().cookies(`${system.url}/admin/queues`))).not.toContain(token);
  await page.context().close();
}, 90_000);

test.each([
  ['light', 1440],
  ['dark', 1440],
  ['light', 390],
  ['dark', 390],
] as const)(
  'axe finds nothing on the admin pages and in a dialog, %s at %i px',
  async (colorScheme, width) => {
    const page = await openAs('admin@example.com', { colorScheme, viewport: { width, height: 900 } });
    const faults: Record<string, string[]> = {};
    for (const path of [...sections.map(([address]) => address), `/admin/users/${learnerId}`]) {
      await page.goto(`${system.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page
        .getByRole('status', { name: /^Loading/ })
        .first()
        .waitFor({ state: 'detached' });
      faults[path] = await listFaults(page);
      const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current="page"]');
      const box = await current.boundingBox();
      if (!box || box.x < 0 || box.x + box.width > width)
        faults[path].push(`the tab of the open section is out of sight: ${JSON.stringify(box)}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) faults[path].push(`the page is ${overflow} px too wide`);
    }
    await page.getByRole('button', { name: 'Grant access…' }).click();
    await page.getByRole('dialog').waitFor();
    faults['the dialog'] = await listFaults(page);
    expect(Object.entries(faults).filter(([, found]) => found.length > 0)).toEqual([]);
    await page.context().close();
  },
  180_000,
);
