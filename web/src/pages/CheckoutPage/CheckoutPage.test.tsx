import { builtInCourse } from '@dryrun/content/course/outline';
import { getCourse } from '@dryrun/contracts/courses';
import { createPaymentIntent, getPaymentStatus, getQuote } from '@dryrun/contracts/payments';
import { submitPromoCode } from '@dryrun/contracts/promo-codes';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createQuote, mockPayments } from '../../../test/payments.ts';
import { createSession, createOwner } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server, recordCalls } from '../../../test/server.ts';

async function openCheckout(at = '/buy/coding-interview') {
  const recorded = mockPayments();
  server.use(mockEndpoint(getPaymentStatus, () => ({ processed: false })));
  const app = renderApp({ at, session: createSession() });
  await screen.findByRole('heading', { name: 'Checkout' });
  await screen.findByText('Total');
  const typeCard = async (number = '4242424242424242') => {
    const field = await screen.findByLabelText('Card number');
    await app.user.clear(field);
    await app.user.type(field, number);
    await app.user.clear(screen.getByLabelText('Expiration date'));
    await app.user.type(screen.getByLabelText('Expiration date'), '1240');
    await app.user.clear(screen.getByLabelText('Security code'));
    await app.user.type(screen.getByLabelText('Security code'), '123');
  };
  const path = () => app.router.state.location.pathname + app.router.state.location.search;
  return { ...app, ...recorded, typeCard, path };
}

const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay / });

test('redirects a visitor to login with a reason and a return path with the promo code', async () => {
  mockPayments();
  const { router } = renderApp({ at: '/buy/coding-interview?promo=ANNA' });
  await screen.findByText('You need to log in to purchase.');
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/buy/coding-interview?promo=ANNA' },
  });
});

test('redirects to login with the same reason when a session has ended', async () => {
  localStorage.setItem('owner', 'ada@example.com');
  renderApp({ at: '/buy/coding-interview' });
  await screen.findByText('You need to log in to purchase.');
});

test('redirects an owner to their courses', async () => {
  mockPayments();
  server.use(mockEndpoint(getMe, () => createOwner()));
  const { router } = renderApp({ at: '/buy/coding-interview', session: createSession(createOwner()) });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
});

test.each([
  [1, 'an owner', '/my-courses'],
  [2, 'other users', '/course/old-talk'],
])('redirects from the withdrawn course %i for %s to %s', async (id, _, path) => {
  mockPayments();
  server.use(
    mockEndpoint(getMe, () => createOwner()),
    mockEndpoint(getCourse, () => ({ ...builtInCourse, id, path: 'old-talk', state: 'withdrawn' as const })),
  );
  const { router } = renderApp({ at: '/buy/old-talk', session: createSession(createOwner()) });
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
});

test('shows 404 for an unknown course', async () => {
  mockPayments();
  server.use(mockEndpoint(getCourse, () => new ApiError('course_not_found')));
  renderApp({ at: '/buy/nothing', session: createSession() });
  await screen.findByText("The page you're looking for was not found.");
});

test('shows the checkout of a course that is not built in', async () => {
  mockPayments();
  server.use(
    mockEndpoint(getCourse, () => ({ ...builtInCourse, id: 2, path: 'knitting', title: 'Knitting' })),
  );
  renderApp({ at: '/buy/knitting', session: createSession() });
  expect(await screen.findByRole('heading', { name: 'Knitting' })).toBeTruthy();
  expect(await screen.findByText('Total')).toBeTruthy();
});

test('enables Pay with a card, requires consent, and pays once with email and name', async () => {
  const { user, typeCard, purchases, confirmations, path } = await openCheckout();
  await screen.findByLabelText('Card number');
  expect(payButton().disabled).toBe(true);
  await typeCard();
  expect(payButton().disabled).toBe(false);
  await user.click(payButton());
  await screen.findByText('Check this box to continue.');
  expect(purchases).toEqual([]);
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('First name (optional)'), 'Ada');
  await user.type(screen.getByLabelText('Last name (optional)'), 'Lovelace');
  await user.dblClick(payButton());
  await waitFor(() => expect(path()).toBe('/payment-processing?payment_intent=pi_1'));
  expect(purchases).toEqual([{ coursesIds: [1], startsAtOnce: true }]);
  expect(confirmations).toHaveLength(1);
  expect(confirmations[0]?.get('payment_method_data[billing_details][email]')).toBe('ada@example.com');
  expect(confirmations[0]?.get('payment_method_data[billing_details][name]')).toBe('Ada Lovelace');
  expect(confirmations[0]?.get('receipt_email')).toBe('ada@example.com');
});

test('shows an error for a declined card and accepts another card', async () => {
  const { user, typeCard, path } = await openCheckout();
  await typeCard('4000000000000002');
  await user.click(screen.getByRole('checkbox'));
  await user.click(payButton());
  await screen.findByText('Payment failed: Your card was declined.');
  await typeCard();
  await user.click(payButton());
  await waitFor(() => expect(path()).toBe('/payment-processing?payment_intent=pi_1'));
});

const errorOf = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

test('validates the card number while typing and marks its field', async () => {
  const { typeCard } = await openCheckout();
  await typeCard('4242424242424241');
  expect(errorOf('Card number')).toBe('Your card number is invalid.');
  expect(screen.getByLabelText('Expiration date').getAttribute('aria-invalid')).toBeNull();
});

test('marks every incomplete card field, focuses the first and does not start a payment', async () => {
  const { user, purchases } = await openCheckout();
  await screen.findByText('Enter your card details to pay.');
  await user.type(await screen.findByLabelText('Card number'), '4242');
  expect(screen.queryByText('Enter your card details to pay.')).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.click(payButton());
  expect(errorOf('Card number')).toBe('Your card number is incomplete.');
  expect(errorOf('Expiration date')).toBe("Your card's expiration date is incomplete.");
  expect(errorOf('Security code')).toBe("Your card's security code is incomplete.");
  expect(document.activeElement).toBe(screen.getByLabelText('Card number'));
  expect(purchases).toEqual([]);
});

test('applies the promo code in the URL, in upper case', async () => {
  const { purchases, typeCard, user } = await openCheckout('/buy/coding-interview?promo=%20anna%20');
  await screen.findByText('Promo code ANNA applied: 20% off.');
  await screen.findByRole('button', { name: 'Pay $31.20' });
  screen.getByText('− $7.80');
  await typeCard();
  await user.click(screen.getByRole('checkbox'));
  await user.click(payButton());
  await waitFor(() => expect(purchases).toHaveLength(1));
  expect(purchases[0]).toMatchObject({ promoCode: 'ANNA' });
});

test('applies a typed promo code before it lets the learner pay', async () => {
  const { purchases, typeCard, user } = await openCheckout();
  await typeCard();
  await user.click(screen.getByRole('checkbox'));
  await user.type(screen.getByLabelText('Promo code (optional)'), 'anna');
  await user.click(payButton());
  await screen.findByRole('button', { name: 'Pay $31.20' });
  expect(purchases).toEqual([]);
  await user.click(payButton());
  await waitFor(() => expect(purchases).toHaveLength(1));
  expect(purchases[0]).toMatchObject({ promoCode: 'ANNA' });
});

test('shows a fixed discount as an amount', async () => {
  await openCheckout('/buy/coding-interview?promo=five');
  await screen.findByText('Promo code FIVE applied: $5.00 off.');
  await screen.findByRole('button', { name: 'Pay $34.00' });
});

test('checks a promo code for the course at checkout', async () => {
  const { user } = await openCheckout();
  const codes = recordCalls(submitPromoCode, 'query', () => new ApiError('invalid_promo_code'));
  await user.type(screen.getByLabelText('Promo code (optional)'), 'anna{Enter}');
  await screen.findByText('Invalid promo code.');
  expect(codes).toEqual([{ code: 'ANNA', courseId: '1' }]);
});

test('disables Pay and keeps the card when the price of a promo code cannot be loaded', async () => {
  const { user, typeCard } = await openCheckout();
  await typeCard();
  server.use(
    mockEndpoint(getQuote, ({ body }) =>
      body.promoCode === undefined ? createQuote() : new ApiError('promo_code_used_up'),
    ),
  );
  const field = screen.getByLabelText('Promo code (optional)');
  await user.type(field, 'anna{Enter}');
  await screen.findByText('This promo code has reached its limit.');
  expect(screen.queryByText(/applied/)).toBeNull();
  expect(screen.queryByText('Total')).toBeNull();
  expect(payButton().disabled).toBe(true);
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Total');
  await waitFor(() => expect(payButton().disabled).toBe(false));
});

test('removes the discount when a promo code is rejected', async () => {
  const { user } = await openCheckout('/buy/coding-interview?promo=anna');
  await screen.findByRole('button', { name: 'Pay $31.20' });
  const field = screen.getByLabelText('Promo code (optional)');
  await user.clear(field);
  await user.type(field, 'nope');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Invalid promo code.');
  await screen.findByRole('button', { name: 'Pay $39.00' });
});

test('places a free order without a card', async () => {
  const { user, path } = await openCheckout('/buy/coding-interview?promo=free');
  await screen.findByRole('button', { name: 'Get the course for free' });
  expect(screen.queryByLabelText('Card number')).toBeNull();
  expect(screen.queryByText('Test mode:')).toBeNull();
  expect(screen.queryByText(/By paying/)).toBeNull();
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Get the course for free' }));
  await waitFor(() => expect(path()).toBe('/payment-processing?payment_intent=free_1'));
});

test("shows the server's message when it rejects a purchase", async () => {
  const { user, typeCard } = await openCheckout();
  server.use(mockEndpoint(createPaymentIntent, () => new ApiError('payment_under_way')));
  await typeCard();
  await user.click(screen.getByRole('checkbox'));
  await user.click(payButton());
  await screen.findByText(
    'Your earlier payment for this course is still being confirmed. Please wait for it.',
  );
  expect(payButton().disabled).toBe(false);
});
