import { emailRow } from '@dryrun/contracts/emails';
import { insertPayment } from '@dryrun/migrations/rows/testing';
import { expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { listViolationsInBothThemes } from './axe.ts';
import { system } from './system.ts';
import { createOwner, createUser, openPage, type User } from './users.ts';

const sections = [
  ['/admin', 'Overview'],
  ['/admin/users', 'Users'],
  ['/admin/courses', 'Courses'],
  ['/admin/enrolments', 'Enrollments'],
  ['/admin/payments', 'Payments'],
  ['/admin/promo-codes', 'Promo codes'],
  ['/admin/comments', 'Comments'],
  ['/admin/judge', 'Judge'],
  ['/admin/mail', 'Emails'],
  ['/admin/settings', 'Settings'],
  ['/admin/audit-log', 'Audit log'],
] as const;

/** Creates an owner with a refund request and an email that failed. */
async function createRefundRequester(): Promise<User> {
  const learner = await createOwner();
  const paymentId = await insertPayment(system.db, learner.id, {
    intent_id: `pi_${randomUUID()}`,
    state: 'paid',
    paid_at: new Date(),
  });
  await system.db
    .insertInto('refund')
    .values({
      payment_id: paymentId,
      origin: 'buyer',
      state: 'requested',
      amount_cents: 3900,
      reason: 'Too hard',
      finished_lessons: 20,
      reading_minutes: 100,
    })
    .execute();
  const to = { accountId: learner.id, recipient: learner.email };
  await system.db
    .insertInto('mail')
    .values({
      ...emailRow('password-changed', to, { changedAt: new Date().toISOString() }),
      state: 'failed',
      attempt: 12,
      last_error: 'ECONNREFUSED connect 127.0.0.1:25',
    })
    .execute();
  return learner;
}

async function confirmWithReason(page: Page, button: string, label = 'Reason'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(label).fill('Requested by email');
  await dialog.getByRole('button', { name: button }).click();
  await dialog.waitFor({ state: 'hidden' });
}

test('opens every admin section and logs each admin action', async () => {
  const [admin, learner] = await Promise.all([createUser({ role: 'admin' }), createRefundRequester()]);
  const page = await openPage(admin, { viewport: { width: 1440, height: 900 } });
  await page.goto('/my-courses');
  await page.getByRole('link', { name: 'Admin', exact: true }).click();
  await page.getByRole('heading', { name: 'Overview' }).waitFor();
  const menu = page.getByRole('navigation', { name: 'Admin' });
  await menu.getByRole('link', { name: /^Payments [1-9]\d* pending$/ }).waitFor();
  await menu.getByRole('link', { name: /^Emails [1-9]\d* pending$/ }).waitFor();
  for (const [path, heading] of sections.slice(1)) {
    await menu.getByRole('link', { name: heading, exact: false }).click();
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
  }

  await menu.getByRole('link', { name: 'Payments' }).click();
  const requests = page.getByRole('table', { name: 'Refund requests' });
  const request = requests.getByRole('row').filter({ hasText: learner.email });
  await request.getByText(/\b20 of \d+ lessons, 100 min read/).waitFor();
  await request.getByRole('button', { name: 'Reject…' }).click();
  await confirmWithReason(page, 'Reject', 'Answer (sent by email)');
  await request.waitFor({ state: 'detached' });
  const refunds = page.getByRole('table', { name: 'Refunds' });
  await refunds.getByRole('row').filter({ hasText: learner.email }).getByText('Rejected').waitFor();

  await menu.getByRole('link', { name: 'Emails' }).click();
  await page.getByRole('searchbox', { name: 'Address starts with' }).fill(learner.email);
  await page.waitForURL(/search=/);
  await page.getByRole('button', { name: 'Failed', exact: true }).click();
  await page.getByText('ECONNREFUSED connect 127.0.0.1:25').waitFor();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Receipt');
  await page.getByText('No matching emails.').waitFor();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Password changed');
  await page.waitForURL(/template=password-changed/);
  await page.getByText('ECONNREFUSED connect 127.0.0.1:25').waitFor();
  await page.getByRole('button', { name: 'Send again…' }).click();
  await confirmWithReason(page, 'Send again');
  await page.getByText('No matching emails.').waitFor();

  await menu.getByRole('link', { name: 'Users' }).click();
  const search = learner.email.slice(0, 23).toUpperCase();
  await page.getByRole('searchbox', { name: 'Email starts with' }).fill(search);
  await page.waitForURL(new RegExp(`search=${search}`));
  await page.getByRole('link', { name: admin.email }).waitFor({ state: 'detached' }); // the list of all users
  await page.getByRole('link', { name: learner.email }).click();
  await page.getByRole('heading', { name: learner.email }).waitFor();
  await page.getByRole('button', { name: 'End now…' }).click();
  await confirmWithReason(page, 'End access');
  await page.getByRole('button', { name: 'Grant again…' }).click();
  await confirmWithReason(page, 'Grant access');
  const log = page.getByRole('table', { name: 'Audit log' });
  for (const action of ['Access granted', 'Access ended', 'Email resent', 'Refund request rejected'])
    await log.getByText(action).waitFor();

  await menu.getByRole('link', { name: 'Audit log' }).click();
  await page.getByRole('searchbox', { name: 'Email starts with' }).fill(learner.email);
  await page.waitForURL(/search=/);
  await log.getByText('Access granted').waitFor();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Access ended');
  await page.waitForURL(/act=end-enrolment/);
  await log.getByText('Access granted').waitFor({ state: 'hidden' });
  await log.getByText('Access ended').waitFor(); // the table is hidden while it loads
  expect(await log.getByRole('row').count()).toBe(2);
});

test('shows the running judge with its slots and isolation', async () => {
  const page = await openPage(await createUser({ role: 'admin' }));
  await page.goto('/admin/judge');
  await page.getByRole('heading', { name: '1 judge running' }).waitFor();
  await page.getByText(/\d+ of \d+ slots busy/).waitFor();
  await page.getByText(/(full|reduced) isolation/).waitFor();
});

test('redirects learners and visitors, and requests no admin data for them', async () => {
  const [page, visitor] = [await openPage(await createUser()), await openPage()];
  const requests: string[] = [];
  for (const tab of [page, visitor]) tab.on('request', (request) => requests.push(request.url()));
  await page.goto('/admin/users');
  await page.waitForURL('**/my-courses');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await page.getByRole('link', { name: 'Admin' }).count()).toBe(0);
  await visitor.goto('/admin/mail');
  await visitor.waitForURL('**/login');
  expect(requests.filter((url) => url.includes('/api/admin/'))).toEqual([]);
});

test('opens the queue dashboard with its own cookie', async () => {
  const admin = await createUser({ role: 'admin' });
  const page = await openPage(admin);
  await page.goto('/admin/judge');
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
  expect(queues.url()).not.toContain(admin.token);
  const cookies = await page.context().cookies(`${system.url}/admin/queues`);
  expect(cookies).not.toEqual([]);
  expect(JSON.stringify(cookies)).not.toContain(admin.token);
});

/** Navigates without a reload. */
async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

test.each([
  [1440, 'light'],
  [390, 'dark'],
] as const)(
  'has no accessibility violations on the admin pages and in a dialog at %i px',
  async (width, theme) => {
    const [admin, learner] = await Promise.all([createUser({ role: 'admin' }), createRefundRequester()]);
    const page = await openPage(admin, { viewport: { width, height: 900 } });
    const violations: string[] = [];
    const scan = async (label: string): Promise<void> => {
      const found = await listViolationsInBothThemes(page, theme);
      violations.push(...found.map((violation) => `${label}: ${violation}`));
    };
    // The last tab, the audit log's, is visible on a narrow screen only if the page scrolls to it.
    await page.goto('/admin/audit-log');
    await page.getByRole('heading', { level: 1, name: 'Audit log' }).waitFor();
    for (const [path, heading] of [
      ...sections.toReversed(),
      [`/admin/users/${learner.id}`, learner.email],
    ] as const) {
      await navigate(page, path);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page
        .getByRole('status', { name: /^Loading/ })
        .first()
        .waitFor({ state: 'detached' });
      await scan(path);
      const current = page.getByRole('navigation', { name: 'Admin' }).locator('[aria-current="page"]');
      const box = await current.boundingBox();
      if (!box || box.x < 0 || box.x + box.width > width)
        violations.push(`${path}: the current tab is not visible: ${JSON.stringify(box)}`);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      if (overflow > 0) violations.push(`${path}: the page is ${overflow} px too wide`);
    }
    await page.getByRole('button', { name: 'Grant access…' }).click();
    await page.getByRole('dialog').waitFor();
    await scan('the dialog');
    expect(violations).toEqual([]);
  },
);
