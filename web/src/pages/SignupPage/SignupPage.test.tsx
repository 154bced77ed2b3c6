import { getAuthOptions, signUp } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { stubRecaptcha } from '../../../test/captcha.ts';
import { aSession, aUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { answer, ApiError, authOptions, server, unreachable } from '../../../test/server.ts';

const created = 'Account created. Please check your email to confirm your address.';

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
  const bodies: unknown[] = [];
  server.use(
    answer(signUp, ({ body }) => {
      bodies.push(body);
      return { message: created };
    }),
  );
  return bodies;
}

test('a sign-up tells the server’s sentence and leads to the login page, which keeps the way back', async () => {
  stubRecaptcha();
  const bodies = acceptSignups();
  const { submit, router } = await openSignup({ from: '/course/coding-interview' });
  await submit({ email: ' ada@example.com ' });
  expect(await screen.findByText(created)).toBeTruthy();
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
    },
  ]);
});

test('each sending has a captcha of its own', async () => {
  const tokens = stubRecaptcha();
  server.use(answer(signUp, () => new ApiError('captcha_failed')));
  const { submit, user } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to verify ReCAPTCHA. Please try again.',
  );
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(tokens).toEqual(['site-key/signup/0', 'site-key/signup/1']));
});

test('a captcha that has not loaded is told, and nothing is sent', async () => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe('ReCAPTCHA not ready. Please try again.');
  expect(bodies).toEqual([]);
});

test('a captcha that fails is told, and nothing is sent', async () => {
  stubRecaptcha({ fails: true });
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to verify ReCAPTCHA. Please try again.',
  );
  expect(bodies).toEqual([]);
});

test('a refusal without a message has the specified words', async () => {
  stubRecaptcha();
  server.use(unreachable(signUp));
  const { submit } = await openSignup();
  await submit();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Oops! Something went wrong. Please try again!',
  );
});

test('a field that the server refuses is marked, in words for people', async () => {
  stubRecaptcha();
  const message = 'password: this password is too easy to guess. Choose another.';
  server.use(answer(signUp, () => new ApiError('weak_password', { password: message })));
  const { submit } = await openSignup();
  await submit();
  expect(await screen.findByText('This password is too easy to guess. Choose another.')).toBeTruthy();
  const password = screen.getByLabelText('Password');
  expect(password.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(password));
});

test('what is missing is told at each field and the first one focused', async () => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit({ email: '', password: '', accepts: false });
  expect(screen.getByText('Enter your email.')).toBeTruthy();
  expect(screen.getByText('Choose a password.')).toBeTruthy();
  expect(screen.getByText('Please confirm that you are at least 13 and accept the terms.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
  expect(bodies).toEqual([]);
});

test.each([
  ['ada', 'four quiet horses', 'Enter a full email address, such as name@example.com.'],
  ['ada@example.com', 'short', 'Use at least 10 characters.'],
])('%s with the password %s is refused at once', async (email, password, sentence) => {
  const bodies = acceptSignups();
  const { submit } = await openSignup();
  await submit({ email, password });
  expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0);
  expect(bodies).toEqual([]);
});

test('the meter follows the password', async () => {
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

test('who is logged in is sent away', async () => {
  server.use(answer(getMe, () => aUser()));
  const { router } = renderApp({
    at: { pathname: '/signup', state: { from: '/course/coding-interview' } },
    session: aSession(),
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview'));
});

test('the social logins carry the way back; without one they carry none', async () => {
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

test('only the logins of this server are offered', async () => {
  server.use(answer(getAuthOptions, () => ({ ...authOptions, socialProviders: ['github' as const] })));
  await openSignup();
  await screen.findByRole('link', { name: 'Continue with GitHub' });
  expect(screen.queryByRole('link', { name: 'Continue with Google' })).toBeNull();
});

test('login and sign-up hand the way back to each other', async () => {
  const state = { from: '/course/coding-interview' };
  const { user, router } = await openSignup(state);
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state });
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  expect(router.state.location).toMatchObject({ pathname: '/signup', state });
});
