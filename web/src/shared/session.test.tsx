import { login } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createSession, createUser } from '../../test/users.ts';
import { renderApp } from '../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError } from '../../test/server.ts';
import { api } from './api.ts';
import { request } from './request.ts';
import { loggedIn, loggedOut, storedSession } from './session.ts';

const sessionEnded = 'Your session has ended. Please log in again.';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.mutation<unknown, void>({ query: request(getMe) }),
  }),
});

test('sends a stored token and loads the current user', async () => {
  const tokens: (string | null)[] = [];
  server.use(
    mockEndpoint(getMe, ({ token }) => {
      tokens.push(token);
      return createUser({ name: 'Ada Lovelace' });
    }),
  );
  renderApp({ session: createSession() });
  expect(await screen.findByTitle('Ada Lovelace (ada@example.com)')).toBeTruthy();
  expect(tokens).toEqual(['token-of-ada']);
  expect(storedSession().user?.name).toBe('Ada Lovelace');
});

test('logs out with one message when several requests get 401', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { store } = renderApp({ session: createSession() });
  await act(() => Promise.all([1, 2, 3].map(() => store.dispatch(probe.endpoints.probe.initiate()))));
  expect(await screen.findAllByText(sessionEnded)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(storedSession()).toEqual({ accessToken: null, user: null });
});

test('keeps a new session when a request with the old token gets 401', async () => {
  let respond: (error: ApiError) => void = () => {};
  server.use(
    mockEndpoint(getMe, ({ token }) =>
      token === 'token-of-ada'
        ? new Promise<ApiError>((resolve) => (respond = resolve))
        : createUser({ name: 'Bob' }),
    ),
  );
  const { store } = renderApp({ session: createSession() });
  const lateRequest = store.dispatch(probe.endpoints.probe.initiate());
  await act(() =>
    Promise.resolve(
      store.dispatch(loggedIn({ accessToken: 'token-of-bob', user: createUser({ name: 'Bob' }) })),
    ),
  );
  await waitFor(() => expect(screen.getByTitle('Bob (ada@example.com)')).toBeTruthy());
  await act(async () => {
    respond(new ApiError('not_logged_in'));
    await lateRequest;
  });
  expect(store.getState().session.accessToken).toBe('token-of-bob');
  expect(screen.queryByText(sessionEnded)).toBeNull();
});

test('does not treat wrong credentials as an expired session', async () => {
  server.use(mockEndpoint(login, () => new ApiError('wrong_credentials')));
  const { user } = renderApp({ at: '/login' });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Wrong email or password.');
  expect(screen.queryByText(sessionEnded)).toBeNull();
});

test('keeps the stored user when the server is unreachable', async () => {
  server.use(mockNetworkError(getMe));
  const { store } = renderApp({ session: createSession() });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('rejected'));
  expect(screen.getByTitle('Ada (ada@example.com)')).toBeTruthy();
});

test('ignores an invalid user record but keeps the token', () => {
  localStorage.setItem('accessToken', 'token-of-ada');
  localStorage.setItem('user', '{"name":7');
  expect(storedSession()).toEqual({ accessToken: 'token-of-ada', user: null });
});

test('logs out when another tab logs out', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { store } = renderApp({ session: createSession() });
  await screen.findByRole('link', { name: 'Profile' });
  localStorage.clear();
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null })));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
  expect(store.getState().session.accessToken).toBeNull();
});

test('clears the API cache on logout', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { store } = renderApp({ session: createSession() });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  act(() => void store.dispatch(loggedOut()));
  await waitFor(() => expect(store.getState().api.queries).toEqual({}));
});
