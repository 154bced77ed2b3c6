import { getPaymentStatus } from '@dryrun/contracts/payments';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { advance, useFakeTimers } from '../../../test/fakeTimers.ts';
import { createSession, createUser } from '../../../test/users.ts';
import { renderWith } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { PaymentProcessingPage } from './PaymentProcessingPage.tsx';

useFakeTimers();

/** The server returns these responses in turn, then "not processed". Returns the live number of polls. */
function openProcessingPage(
  ...statuses: readonly { processed: boolean; error?: string; isFinal?: boolean; coursePath?: string }[]
): {
  count: number;
} {
  const polls = { count: 0 };
  server.use(
    mockEndpoint(getMe, () => createUser()),
    mockEndpoint(getPaymentStatus, () => statuses[polls.count++] ?? { processed: false }),
  );
  renderWith(
    <Routes>
      <Route path="/payment-processing" element={<PaymentProcessingPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { at: '/payment-processing?payment_intent=pi_1', session: createSession() },
  );
  return polls;
}

const status = () => screen.getByRole('status').textContent;

test('polls 30 times, two seconds apart, and then times out', async () => {
  const polls = openProcessingPage(
    { processed: false },
    { processed: false, error: 'Your card was declined.' },
  );
  await advance(500);
  expect([polls.count, status()]).toEqual([1, 'Confirming your payment... (1/30)']);
  await advance(2000);
  expect([polls.count, status()]).toEqual([2, 'Your card was declined. (2/30)']);
  await advance(2000);
  expect([polls.count, status()]).toEqual([3, 'Confirming your payment... (3/30)']);
  await advance(52_000);
  expect([polls.count, status()]).toEqual([29, 'Confirming your payment... (29/30)']);
  await advance(2000);
  expect([polls.count, status()]).toEqual([
    30,
    'Payment processing timeout. Please check your account or contact support if your payment was charged.',
  ]);
  expect(screen.getByRole('link', { name: 'Back to Courses' }).getAttribute('href')).toBe('/courses');
  await advance(5000);
  expect(polls.count).toBe(30);
});

test('links to checkout when a failed payment times out', async () => {
  const failed = { processed: false, error: 'Your card was declined.', coursePath: 'coding-interview' };
  openProcessingPage(...Array.from({ length: 30 }, () => failed));
  await advance(60_500);
  expect(status()).toMatch(/^Payment processing timeout/);
  expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe(
    '/buy/coding-interview',
  );
});

test('stops polling when the payment can no longer succeed', async () => {
  const error = 'This payment was canceled. Nothing was charged.';
  const polls = openProcessingPage({ processed: false, error, isFinal: true });
  await advance(5000);
  expect([polls.count, status()]).toEqual([1, `${error} (1/30)`]);
});

test('waits a second before it redirects to the success page', async () => {
  openProcessingPage({ processed: true });
  await advance(500);
  expect(status()).toBe('Payment confirmed!');
  await advance(1250);
  expect(screen.getByText('elsewhere')).toBeTruthy();
});
