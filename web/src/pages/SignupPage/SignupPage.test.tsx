import { getAuthOptions, signUp } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { stubRecaptcha } from '../../../test/captcha.ts';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import {
  mockEndpoint,
  ApiError,
  authOptions,
  server,
  mockNetworkError,
  recordCalls,
} from '../../../test/server.ts';

const successMessage = 'Account created. Please check your email to confirm your address.';

afterEach(() => {
  delete window.grecaptcha;
});

async function openSignup(state?: unknown) {
  const app = renderApp({ at: { pathname: '/signup', state } });
  await screen.findByRole('heading', { name: 'Create your account' });
  const submit = async ({
    email = 'ada@example.com',
    password = 'four quiet horses',
    accepts = true,
  } = {}) => {
    if (email) await app.user.type(screen.getByLabelText('Email'), email);
    if (password) await app.user.type(screen.getByLabelText('Password'), password);
    if (accepts) await app.user.click(screen.getByRole('checkbox', { name: /^I am at least 13/ }));
    await app.user.click(screen.getByRole('button', { name: 'Create account' }));
  };
  return { ...app, submit };
}

function acceptSignups() {
  const bodies = recordCalls(signUp, 'body', () => ({ message: successMessage }));
  return bodies;
}

test('shows the success message after sign-up and redirects to login with the return path', async () => {
  stubRecaptcha();
  const bodies = acceptSignups();
  const { submit, router } = await openSignup({ from: '/course/coding-interview' });
  await submit({ email: ' ada@example.com ' });
  expect(await screen.findByText(successMessage)).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({
    from: '/course/coding-interview',
    signedUpEmail: 'ada@example.com',
  });
  expect(await screen.findByText(/the link that we sent to ada@example\.com/)).toBeTruthy();
  expect(bodies).toEqual([
    {
      email: 'ada@example.com',
      password: 'four quiet horses',
      recaptchaToken: 'site-key/signup/0',
      acceptsTerms: true,
      returnTo: '/course/coding-interview',
    },
  ]);
});

test('sends no return path to another site', async () => {
  stubRecaptcha();
  const bodies = acceptSignups();
  const { submit, router } = await openSignup({ from: '//evil.example' });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(bodies).toEqual([expect.not.objectContaining({ returnTo: expect.anything() })]);
});

test('solves a new captcha for each submission', async () => {
  const tokens = stubRecaptcha();
  server.use(mockEndpoint(signUp, () => new ApiError('captcha_failed')));
  const { submit, user } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to verify ReCAPTCHA. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(tokens).toEqual(['site-key/signup/0', 'site-key/signup/1']));
});

test('shows an error and sends nothing when the captcha has not loaded', async () => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('ReCAPTCHA not ready. Please try again.');
  expect(bodies).toEqual([]);
});

test('shows an error and sends nothing when the captcha fails', async () => {
  stubRecaptcha({ fails: true });
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to verify ReCAPTCHA. Please try again.',
  );
  expect(bodies).toEqual([]);
});

test('shows the default message when the server is unreachable', async () => {
  stubRecaptcha();
  server.use(mockNetworkError(signUp));
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrong. Please try again!',
  );
});

test('marks a field that the server rejects, without the field name in the message', async () => {
  stubRecaptcha();
  const message = 'password: this password is too easy to guess. Choose another.';
  server.use(mockEndpoint(signUp, () => new ApiError('weak_password', { password: message })));
  const { submit } = await openSignup();
  await submit();
  expect(await screen.findByText('This password is too easy to guess. Choose another.')).toBeTruthy();
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

test('marks missing fields and focuses the first', async () => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit({ email: '', password: '', accepts: false });
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
  expect(screen.getByText('Confirm that you are at least 13 and accept the terms.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(bodies).toEqual([]);
});

test.each([
  ['ada', 'four quiet horses', 'Enter a complete email address, such as name@example.com.'],
  ['ada@example.com', 'short', 'Use at least 10 characters.'],
])('rejects %s with the password %s before sending', async (email, password, message) => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit({ email, password });
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
  expect(bodies).toEqual([]);
});

test('updates the strength meter', async () => {
  const { user } = await openSignup();
  const password = screen.getByLabelText('Password');
  await user.type(password, 'abc');
  expect(screen.getByText('Use at least 10 characters.')).toBeTruthy();
  await user.type(password, 'defghijk');
  expect(screen.getByText('Weak: easy to guess')).toBeTruthy();
  await user.clear(password);
  await user.type(password, 'four quiet horses drink tea');
  expect(screen.getByText('Strong')).toBeTruthy();
});

test('redirects logged-in users to the return path', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { router } = renderApp({
    at: { pathname: '/signup', state: { from: '/course/coding-interview' } },
    session: createSession(),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview'));
});

test('adds the return path to social logins if there is one', async () => {
  const { unmount } = await openSignup({ from: '/course/coding-interview' });
  const link = await screen.findByRole('link', { name: 'Continue with Google' });
  expect(link.getAttribute('href')).toBe(
    '/oauth2/authorize/google?redirect_uri=http%3A%2F%2Flocalhost%2Foauth2%2Fredirect&state=%2Fcourse%2Fcoding-interview',
  );
  unmount();
  await openSignup();
  expect((await screen.findByRole('link', { name: 'Continue with GitHub' })).getAttribute('href')).toBe(
    '/oauth2/authorize/github?redirect_uri=http%3A%2F%2Flocalhost%2Foauth2%2Fredirect',
  );
});

test("offers only the server's social logins", async () => {
  server.use(mockEndpoint(getAuthOptions, () => ({ ...authOptions, socialProviders: ['github' as const] })));
  await openSignup();
  await screen.findByRole('link', { name: 'Continue with GitHub' });
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
});

test('passes the return path between login and sign-up', async () => {
  const state = { from: '/course/coding-interview' };
  const { user, router } = await openSignup(state);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(router.state.location).toMatchObject({ pathname: '/signup', state });
});
