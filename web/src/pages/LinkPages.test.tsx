import {
  changePassword,
  confirmEmail,
  recoverAccount,
  resendConfirmation,
  undoDeletion,
} from '@dryrun/contracts/auth';
import { unsubscribe } from '@dryrun/contracts/profile';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../test/server.ts';

const genericError = 'Oops! Something went wrong. Please try again!';
const linkNotValid = 'This link is no longer valid. Please request a new one.';

async function fillNewPassword(first: string, second: string) {
  const app = renderApp({ at: '/password-change?upn=reset-token' });
  await app.user.type(await screen.findByLabelText('New password'), first);
  await app.user.type(screen.getByLabelText('Confirm new password'), second);
  await app.user.click(screen.getByRole('button', { name: 'Change password' }));
  return app;
}

test('sends a confirmation token once and redirects to login', async () => {
  const queries = recordCalls(confirmEmail, 'query', () => ({ message: 'Your email is confirmed.' }));
  const { router } = renderApp({ at: '/confirm-email?ctn=abc' });
  expect(await screen.findByText('Your email is confirmed.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(queries).toEqual([{ token: 'abc' }]);
});

test('returns to the page of the sign-up after the confirmation, with its promo code', async () => {
  server.use(mockEndpoint(confirmEmail, () => ({ message: 'Your email is confirmed.' })));
  const from = '/buy/coding-interview?promo=SAMTEST';
  const { router } = renderApp({ at: `/confirm-email?ctn=abc&next=${encodeURIComponent(from)}` });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', search: '', state: { from } }),
  );
});

test('redirects to login when the confirmation fails', async () => {
  server.use(mockEndpoint(confirmEmail, () => new ApiError('link_not_valid')));
  const { router } = renderApp({ at: '/confirm-email?ctn=abc' });
  expect(await screen.findByText(linkNotValid)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test('offers a new confirmation link when the old one has expired', async () => {
  server.use(mockEndpoint(confirmEmail, () => new ApiError('link_expired')));
  const bodies = recordCalls(resendConfirmation, 'body', () => ({ message: 'We have sent the link again.' }));
  const { user } = renderApp({ at: '/confirm-email?ctn=abc&next=%2Fblog' });
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We have sent the link again.')).toBeTruthy();
  expect(bodies).toEqual([{ token: 'abc', returnTo: '/blog' }]);
});

test('sends a new link to the email in the form when the confirmation link is not valid', async () => {
  server.use(mockEndpoint(confirmEmail, () => new ApiError('link_not_valid')));
  const bodies = recordCalls(resendConfirmation, 'body', () => ({ message: 'We have sent the link again.' }));
  const { user } = renderApp({ at: '/confirm-email?ctn=abc&next=%2Fblog' });
  await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send a new link' }));
  expect(await screen.findByText('We have sent the link again.')).toBeTruthy();
  expect(bodies).toEqual([{ email: 'ada@example.com', returnTo: '/blog' }]);
});

test('returns to the profile after the link of an email change has expired', async () => {
  server.use(mockEndpoint(confirmEmail, () => new ApiError('email_change_expired')));
  const { router } = renderApp({ at: '/confirm-email?ctn=abc' });
  const message = 'This link has expired. Log in and change your email again in your profile.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/profile' } });
});

test('sends no request without a confirmation token', async () => {
  const { router } = renderApp({ at: '/confirm-email' });
  expect(await screen.findByText(linkNotValid)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test("shows the server's message after a recovery request", async () => {
  const queries = recordCalls(recoverAccount, 'query', () => ({
    message: 'You should soon receive an email.',
  }));
  const { user } = renderApp({ at: '/account-recovery' });
  await user.type(await screen.findByLabelText('Email'), 'ada+x@example.com{Enter}');
  expect(await screen.findByText('You should soon receive an email.')).toBeTruthy();
  expect(queries).toEqual([{ email: 'ada+x@example.com' }]);
});

test('sends no recovery request for an invalid email', async () => {
  const { user } = renderApp({ at: '/account-recovery' });
  await user.type(await screen.findByLabelText('Email'), 'ada{Enter}');
  expect(await screen.findByText('Enter a complete email address, such as name@example.com.')).toBeTruthy();
  expect(screen.queryByText(/You should soon receive/)).toBeNull();
});

test('shows the generic error when the recovery request fails', async () => {
  server.use(mockNetworkError(recoverAccount));
  const { user } = renderApp({ at: '/account-recovery' });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(genericError);
});

test('sets a new password and redirects to login', async () => {
  const bodies = recordCalls(changePassword, 'body', () => ({ message: 'Password successfully changed.' }));
  const { router } = await fillNewPassword('four quiet horses', 'four quiet horses');
  expect(await screen.findByText('Password successfully changed.')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(bodies).toEqual([{ password: 'four quiet horses', token: 'reset-token' }]);
});

test('names the logins that a new password disconnected', async () => {
  server.use(
    mockEndpoint(changePassword, () => ({
      message: 'Password successfully changed.',
      disconnected: ['github' as const, 'google' as const],
    })),
  );
  await fillNewPassword('four quiet horses', 'four quiet horses');
  expect(await screen.findByText(/we disconnected GitHub and Google from your account/)).toBeTruthy();
});

test('clears both fields when the passwords differ, and focuses the first', async () => {
  await fillNewPassword('four quiet horses', 'four quiet horse');
  expect((await screen.findByRole('alert')).textContent).toBe('Passwords do not match.');
  expect(screen.getByLabelText<HTMLInputElement>('New password').value).toBe('');
  expect(screen.getByLabelText<HTMLInputElement>('Confirm new password').value).toBe('');
  expect(document.activeElement).toBe(screen.getByLabelText('New password'));
});

test('offers a new recovery link when the old one was already used', async () => {
  server.use(mockEndpoint(changePassword, () => new ApiError('link_not_valid')));
  await fillNewPassword('four quiet horses', 'four quiet horses');
  expect((await screen.findByRole('alert')).textContent).toContain(linkNotValid);
  const link = screen.getByRole('link', { name: 'Request a new link' });
  expect(link.getAttribute('href')).toBe('/account-recovery');
});

test('shows an error without a recovery token', async () => {
  renderApp({ at: '/password-change' });
  expect(await screen.findByText(linkNotValid)).toBeTruthy();
});

test('restores the account with the link in a deletion email', async () => {
  server.use(mockEndpoint(undoDeletion, () => ({ message: 'Your account is kept.' })));
  renderApp({ at: '/undo-deletion?token=abc' });
  expect(await screen.findByText('Your account is kept.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Your account is restored' })).toBeTruthy();
});

test('unsubscribes with the link in an email', async () => {
  server.use(mockEndpoint(unsubscribe, () => ({ message: 'You will get no more of these emails.' })));
  renderApp({ at: '/unsubscribe?token=abc' });
  expect(await screen.findByText('You will get no more of these emails.')).toBeTruthy();
});
