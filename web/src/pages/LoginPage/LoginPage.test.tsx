import { login, logout, resendConfirmation } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createSession, createUser, createOwner } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../../test/server.ts';

async function openLogin(state?: unknown) {
  const app = renderApp({ at: { pathname: '/login', state } });
  await screen.findByRole('heading', { name: 'Log in' });
  const submit = async (email: string, password: string) => {
    if (email) await app.user.type(screen.getByLabelText('Email'), email);
    if (password) await app.user.type(screen.getByLabelText('Password'), password);
    await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...app, submit };
}

function acceptLogin() {
  server.use(mockEndpoint(getMe, () => createUser()));
  const bodies = recordCalls(login, 'body', () => ({ accessToken: 'token-of-ada', user: createUser() }));
  return bodies;
}

test('returns to the previous page after login', async () => {
  const bodies = acceptLogin();
  const { submit, router } = await openLogin({ from: '/course/coding-interview' });
  await submit('  ada@example.com ', 'correct horse');
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview'));
  expect(bodies).toEqual([{ email: 'ada@example.com', password: 'correct horse' }]);
  expect(localStorage.getItem('accessToken')).toBe('token-of-ada');
});

test('redirects to My courses when there is no return path', async () => {
  acceptLogin();
  const { submit, router } = await openLogin();
  await submit('ada@example.com', 'correct horse');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
  expect(await screen.findByText('When you enroll in a course, it will appear here.')).toBeTruthy();
});

test('redirects logged-in users away from the login page', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { router } = renderApp({ at: '/login', session: createSession() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
});

test('returns to a protected page after login', async () => {
  acceptLogin();
  const { router, user } = renderApp({ at: '/my-courses' });
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/my-courses' } }),
  );
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
});

test("shows the server's error message", async () => {
  server.use(mockEndpoint(login, () => new ApiError('too_many_attempts')));
  const { submit } = await openLogin();
  await submit('ada@example.com', 'x');
  expect((await screen.findByRole('alert')).textContent).toBe('Too many attempts. Please wait a moment.');
});

test('shows the default message when the server is unreachable', async () => {
  server.use(mockNetworkError(login));
  const { submit } = await openLogin();
  await submit('ada@example.com', 'x');
  expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
});

test('resends the confirmation link to a user with an unconfirmed email', async () => {
  server.use(mockEndpoint(login, () => new ApiError('email_not_confirmed')));
  const bodies = recordCalls(resendConfirmation, 'body', () => ({ message: 'We have sent the link again.' }));
  const { submit, user } = await openLogin();
  await submit('ada@example.com', 'correct horse');
  expect((await screen.findByRole('alert')).textContent).toContain('Please confirm your email first.');
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We have sent the link again.')).toBeTruthy();
  expect(bodies).toEqual([{ email: 'ada@example.com' }]);
});

test('fills in the email after sign-up, and offers one new link if it is not confirmed', async () => {
  server.use(mockEndpoint(login, () => new ApiError('email_not_confirmed')));
  const { user } = await openLogin({ signedUpEmail: 'ada@example.com' });
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  expect((await screen.findByRole('alert')).textContent).toContain('Please confirm your email first.');
  expect(screen.getAllByRole('button', { name: 'Send the link again' })).toHaveLength(1);
});

test('shows the reason of the page that redirected here', async () => {
  await openLogin({ from: '/buy/coding-interview', reason: 'You need to log in to purchase.' });
  expect(screen.getByText('You need to log in to purchase.')).toBeTruthy();
});

test('marks and focuses empty fields without a request', async () => {
  const { submit } = await openLogin();
  await submit('', '');
  const email = screen.getByLabelText('Email');
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(screen.getByText('Enter your password.')).toBeTruthy();
});

test('shows and hides the password', async () => {
  const { user } = await openLogin();
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('type')).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password.getAttribute('type')).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(password.getAttribute('type')).toBe('password');
});

test('sends one request when the button is clicked twice', async () => {
  let calls = 0;
  let finish: () => void = () => {};
  server.use(
    mockEndpoint(login, async () => {
      calls += 1;
      await new Promise<void>((resolve) => (finish = resolve));
      return { accessToken: 'token-of-ada', user: createUser() };
    }),
    mockEndpoint(getMe, () => createUser()),
  );
  const { submit, user, router } = await openLogin();
  await submit('ada@example.com', 'x');
  const button = await screen.findByRole('button', { name: 'Logging in…' });
  await user.click(button);
  await waitFor(() => expect(calls).toBe(1));
  finish();
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
  expect(calls).toBe(1);
});

test('ends the session and revokes its token on logout', async () => {
  server.use(mockEndpoint(getMe, () => createOwner()));
  const revoked = recordCalls(logout, 'token', () => ({ message: 'Logged out.' }));
  const { user } = renderApp({ at: '/course/coding-interview', session: createSession(createOwner()) });
  await user.click(await screen.findByRole('button', { name: 'Logout' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(localStorage.getItem('accessToken')).toBeNull();
  await waitFor(() => expect(revoked).toEqual(['token-of-ada']));
});
