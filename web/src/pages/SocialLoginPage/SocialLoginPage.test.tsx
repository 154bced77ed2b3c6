import { finishSocialSignUp, getSocialSignUp } from '@dryrun/contracts/auth';
import { finishLinking } from '@dryrun/contracts/profile';
import { getMe } from '@dryrun/contracts/users';
import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../../test/server.ts';

const at = (query: string) => `/oauth2/redirect?${query}`;

function acceptSocialToken() {
  server.use(
    mockEndpoint(getMe, ({ token }) =>
      token === 'social-token' ? createUser() : new ApiError('not_logged_in'),
    ),
  );
}

test('logs in with a token and returns to the previous page', async () => {
  acceptSocialToken();
  const replaceState = jest.spyOn(window.history, 'replaceState');
  const { router } = renderApp({ at: at('token=social-token&state=%2Fcourse%2Fcoding-interview%3Fa%3D1') });
  await waitFor(() => expect(router.state.location.pathname).toBe('/course/coding-interview'));
  expect(router.state.location.search).toBe('?a=1');
  expect(localStorage.getItem('accessToken')).toBe('social-token');
  expect(replaceState).toHaveBeenCalledWith(null, '', '/');
  replaceState.mockRestore();
});

test('redirects to My courses when the return path leads to another site', async () => {
  acceptSocialToken();
  const { router } = renderApp({ at: at('token=social-token&state=%2F%2Fevil.example') });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
});

test('shows a provider error on the login page and keeps the return path', async () => {
  const { router } = renderApp({
    at: at(`error=${encodeURIComponent('Your GitHub account has no verified email.')}&state=%2Fcourse%2Fx`),
  });
  expect(await screen.findByText('Your GitHub account has no verified email.')).toBeTruthy();
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/course/x' } });
});

test('redirects to login with the generic error when the user cannot be fetched', async () => {
  server.use(mockNetworkError(getMe));
  const { router } = renderApp({ at: at('token=social-token') });
  expect(await screen.findByText('Oops! Something went wrong. Please try again!')).toBeTruthy();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(localStorage.getItem('accessToken')).toBeNull();
});

test('keeps an existing session instead of using the token, and redirects', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { router } = renderApp({ at: at('token=token-of-another'), session: createSession() });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-courses'));
  expect(localStorage.getItem('accessToken')).toBe('token-of-ada');
});

test('connects a social login when the URL has a link code', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const bodies = recordCalls(finishLinking, 'body', () => ({ message: 'GitHub is connected.' }));
  const { router } = renderApp({ at: at('link=code&state=%2Fmy-courses'), session: createSession() });
  expect(await screen.findByText('GitHub is connected.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/my-courses');
  expect(bodies).toEqual([{ code: 'code' }]);
});

test('creates the account of a new social login only when the user accepts the terms', async () => {
  server.use(
    mockEndpoint(getSocialSignUp, () => ({ provider: 'google' as const, email: 'ada@example.com' })),
  );
  const bodies = recordCalls(finishSocialSignUp, 'body', () => ({
    accessToken: 'social-token',
    user: createUser(),
  }));
  acceptSocialToken();
  const { user, router } = renderApp({ at: at('signup=code&state=%2Fcourse%2Fcoding-interview%3Fa%3D1') });
  expect(await screen.findByText(/ada@example\.com has no account here yet\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByText('Confirm that you are at least 13 and accept the terms.')).toBeTruthy();
  expect(bodies).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^I am at least 13/ }));
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/course/coding-interview', search: '?a=1' }),
  );
  expect(bodies).toEqual([{ code: 'code', acceptsTerms: true }]);
  expect(localStorage.getItem('accessToken')).toBe('social-token');
});

test('offers the login page when the sign-up code has expired', async () => {
  server.use(mockEndpoint(getSocialSignUp, () => new ApiError('login_refused')));
  const { user, router } = renderApp({ at: at('signup=code&state=%2Fblog') });
  expect(await screen.findByText('This login was rejected.')).toBeTruthy();
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }));
  expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/blog' } });
});

test('redirects to login when the URL has no parameters', async () => {
  const { router } = renderApp({ at: '/oauth2/redirect' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});
