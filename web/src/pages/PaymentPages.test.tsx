import { builtInCourse } from '@dryrun/content/course/outline';
import { getCourse } from '@dryrun/contracts/courses';
import type { Output } from '@dryrun/contracts/endpoint';
import { getPaymentStatus, listPayments, type Payment } from '@dryrun/contracts/payments';
import { findPromoLink } from '@dryrun/contracts/promo-codes';
import { requestRefund } from '@dryrun/contracts/refunds';
import { getMe } from '@dryrun/contracts/users';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { mockPayments } from '../../test/payments.ts';
import { createSession, createOwner, createUser } from '../../test/users.ts';
import { renderApp } from '../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../test/server.ts';

const processingUrl =
  '/payment-processing?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=failed';

const basePayment: Payment = {
  stripeId: 'pi_1',
  amount: 31.2,
  creationTime: '2026-11-20T10:00:00.000Z',
  status: 'paid',
  description: 'Coding interview course',
  accessUntil: '2027-11-20T23:59:59.000Z',
};

beforeEach(() => {
  server.use(mockEndpoint(getMe, () => createUser()));
});

function mockPaymentStatus(status: Output<typeof getPaymentStatus> | ApiError): void {
  server.use(mockEndpoint(getPaymentStatus, () => status));
}

test('confirms a processed payment and redirects after a second', async () => {
  mockPaymentStatus({ processed: true });
  server.use(mockEndpoint(listPayments, () => [payment]));
  const { router } = renderApp({ at: processingUrl, session: createSession() });
  await screen.findByText('Payment confirmed!');
  expect(screen.queryByRole('heading', { name: 'Payment processing' })).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/payment-successful'));
  await screen.findByRole('heading', { name: 'Payment successful!' });
  expect(screen.getAllByRole('link', { name: 'My courses' }).length).toBeGreaterThan(0);
});

test('refetches the user on the success page', async () => {
  server.use(
    mockEndpoint(getMe, () => createOwner()),
    mockEndpoint(listPayments, () => [payment]),
  );
  const { store } = renderApp({ at: '/payment-successful', session: createSession() });
  await waitFor(() => expect(store.getState().session.user?.currentCourses).toHaveLength(1));
  await screen.findByText(/^Coding interview course is yours until November 20, 2027\./);
});

test.each([
  ['without a purchase', []],
  ['after a refund', [{ ...basePayment, status: 'refunded' as const }]],
])('does not confirm a payment %s', async (_, payments) => {
  server.use(mockEndpoint(listPayments, () => payments));
  renderApp({ at: '/payment-successful', session: createSession() });
  await screen.findByRole('heading', { name: 'No purchase found' });
  expect(screen.queryByText('Payment successful!')).toBeNull();
});

test.each(['/payment-processing', '/payment-processing?payment_intent='])(
  'shows an error when %s has no payment ID',
  async (at) => {
    renderApp({ at, session: createSession() });
    await screen.findByText('Missing payment information. Please try again.');
  },
);

test("shows the missing-payment error for another user's payment", async () => {
  mockPaymentStatus(new ApiError('payment_not_found'));
  renderApp({ at: processingUrl, session: createSession() });
  await screen.findByText('Missing payment information. Please try again.');
});

test.each([
  [false, '/buy/number-talk'],
  [true, '/buy/number-talk?extend=1'],
])(
  'links a failed payment (extension: %s) to the checkout of its course',
  async (isExtension, checkoutPath) => {
    mockPaymentStatus({ processed: false, error: 'Declined.', coursePath: 'number-talk', isExtension });
    renderApp({ at: processingUrl, session: createSession() });
    await screen.findByText('Declined. (1/30)');
    expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe(checkoutPath);
  },
);

test('ends the processing state of a failed payment and keeps its promo code for checkout', async () => {
  mockPaymentStatus({
    processed: false,
    error: 'We are unable to authenticate your payment method.',
    coursePath: 'coding-interview',
    promoCode: 'ANNA',
  });
  const { container } = renderApp({ at: processingUrl, session: createSession() });
  await screen.findByRole('heading', { name: 'Payment failed' });
  screen.getByText('We are unable to authenticate your payment method. (1/30)');
  expect(screen.queryByRole('heading', { name: 'Payment processing' })).toBeNull();
  expect(container.querySelector('[class*="spinner"]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to checkout' }).getAttribute('href')).toBe(
    '/buy/coding-interview?promo=ANNA',
  );
});

test('removes the client secret from the URL', async () => {
  mockPaymentStatus({ processed: false });
  const { router } = renderApp({ at: processingUrl, session: createSession() });
  await screen.findByText('Confirming your payment... (1/30)');
  await waitFor(() => expect(router.state.location.search).toBe('?payment_intent=pi_1'));
});

test('shows a network error with the attempt count', async () => {
  server.use(mockNetworkError(getPaymentStatus));
  renderApp({ at: processingUrl, session: createSession() });
  await screen.findByText('Network error, retrying... (1/30)');
});

test('redirects a promo link to checkout and shows 404 for other words', async () => {
  mockPayments();
  server.use(
    mockEndpoint(getCourse, () => ({ ...builtInCourse, id: 2, path: 'number-talk' })),
    mockEndpoint(findPromoLink, ({ params }) =>
      params.name === 'anna' ? { promoCode: 'ANNA', coursePath: 'number-talk' } : new ApiError('not_found'),
    ),
  );
  const { router } = renderApp({ at: '/unknown', session: createSession() });
  await screen.findByText("The page you're looking for was not found.");
  await act(() => router.navigate('/anna'));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/buy/number-talk', search: '?promo=ANNA' }),
  );
  await act(() => router.navigate('/unknown'));
  await screen.findByText("The page you're looking for was not found.");
});

const payment: Payment = {
  ...basePayment,
  refundUntil: new Date(Date.now() + 24 * 3600 * 1000).toISOString(),
  meter: { finishedLessons: 3, lessons: 42, readingMinutes: 20, isWithinRule: true },
};

const approvedRefund = {
  state: 'approved',
  amount: 31.2,
  answer: null,
  requestedAt: payment.creationTime,
} as const;

test('lists payments and refunds one within the automatic limits', async () => {
  server.use(mockEndpoint(listPayments, () => [payment]));
  const bodies = recordCalls(requestRefund, 'body', () => ({
    refund: approvedRefund,
    message: 'Your refund is on its way. Access ends when it is done.',
  }));
  const { user } = renderApp({ at: '/payment-history', session: createSession() });
  await screen.findByText('pi_1');
  for (const name of ['Payment Id', 'Amount', 'Date']) screen.getByRole('columnheader', { name });
  screen.getByText('$31.20');
  await user.click(screen.getByRole('button', { name: 'Request refund' }));
  await screen.findByText('3 of max. 10 lessons completed');
  await user.type(screen.getByLabelText('Reason (optional)'), 'Too hard');
  await user.click(screen.getByRole('button', { name: 'Refund now' }));
  await screen.findByText('Your refund is on its way. Access ends when it is done.');
  expect(bodies).toEqual([{ stripeId: 'pi_1', reason: 'Too hard' }]);
});

test('offers a refund of what is left after a partial refund', async () => {
  server.use(
    mockEndpoint(listPayments, () => [
      { ...payment, status: 'partly refunded' as const, refundedAmount: 10 },
    ]),
  );
  const { user } = renderApp({ at: '/payment-history', session: createSession() });
  await user.click(await screen.findByRole('button', { name: 'Request refund' }));
  await screen.findByText(/^\$21\.20 for .* Your access ends when it is refunded\.$/);
});

test('refreshes the status of a refund and the access that it ends', async () => {
  const responses: Payment[] = [
    { ...basePayment, refund: approvedRefund },
    { ...basePayment, status: 'refunded', refund: { ...approvedRefund, state: 'succeeded' } },
  ];
  let isRefunded = false;
  server.use(
    mockEndpoint(getMe, () => (isRefunded ? createUser() : createOwner())),
    mockEndpoint(listPayments, () => {
      const [response = basePayment] = responses;
      if (responses.length > 1) responses.shift();
      isRefunded = response.status === 'refunded';
      return [response];
    }),
  );
  const { store } = renderApp({ at: '/payment-history', session: createSession(createOwner()) });
  await screen.findByText('Refund in progress');
  await screen.findByText('Refunded');
  await waitFor(() => expect(store.getState().session.user?.currentCourses).toEqual([]));
});

test('shows a refunded course as refunded', async () => {
  const refunded = createOwner();
  const currentCourses = refunded.currentCourses.map((course) => ({
    ...course,
    expiresAt: '2026-01-23T10:00:00.000Z',
    isRefunded: true,
  }));
  const owner = { ...refunded, currentCourses };
  server.use(mockEndpoint(getMe, () => owner));
  renderApp({ at: '/my-courses', session: createSession(owner) });
  await screen.findByRole('heading', { name: 'Refunded' });
  await screen.findByText('Your purchase was refunded. Your access ended on January 23, 2026.');
  expect(screen.queryByRole('heading', { name: 'Expired' })).toBeNull();
});

test('shows an empty payment history', async () => {
  server.use(mockEndpoint(listPayments, () => []));
  renderApp({ at: '/payment-history', session: createSession() });
  await screen.findByText("You haven't bought anything yet.");
});
