import { login } from '@dryrun/contracts/auth';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createSession, createUser } from '../../test/users.ts';
import { renderApp } from '../../test/render.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../test/server.ts';
import { api } from './api.ts';
import { request } from './request.ts';
import { loggedIn, loggedOut, storedSession, tokenExpired } from './session.ts';

const sessionEnded = 'You were logged out.';

const probe = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.mutation(request(getMe)),
  }),
});

test('sends a stored token and loads the current user', async () => {
  const tokens = recordCalls(getMe, 'token', () => createUser({ name: 'Ada Lovelace' }));
  renderApp({ session: createSession() });
  expect(await screen.findByTitle('Ada Lovelace (ada@example.com)')).toBeTruthy();
  expect(tokens).toEqual(['token-of-ada']);
  expect(storedSession().user?.name).toBe('Ada Lovelace');
});

test('logs out with one message when several requests get 401', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { store } = renderApp({ session: createSession() });
  await screen.findByRole('link', { name: 'Profile' });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  await act(() => Promise.all([1, 2, 3].map(() => store.dispatch(probe.endpoints.probe.initiate()))));
  expect(await screen.findAllByText(sessionEnded)).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Login' })).toBeTruthy();
  expect(storedSession()).toEqual({ accessToken: null, user: null, hasEnded: true });
});

test('returns to the same place after a login from the notice about an ended session', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { user, router } = renderApp({ at: '/faq?from=test#refunds', session: createSession() });
  await screen.findByText(sessionEnded);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/faq?from=test#refunds' });
});

test('reports an ended session on the login page instead of in a toast', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { router } = renderApp({ at: '/my-courses', session: createSession() });
  expect((await screen.findByText(sessionEnded)).closest('[role=status]')).toBeTruthy();
  expect(screen.getAllByText(sessionEnded)).toHaveLength(1);
  expect(router.state.location.state).toEqual({ from: '/my-courses', reason: sessionEnded });
});

const personal = {
  'code:1:java': 'mine',
  'previewCompleted:1': '[1]',
  'comment:1': 'a draft',
  'reading:2': '9',
};
const settings = { theme: 'dark', editorLanguage: 'python3', 'layout:lesson': '{}' };

function storeValues(values: Readonly<Record<string, string>>): void {
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
}

test('removes everything but settings from the browser on logout', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  const { store } = renderApp({ session: createSession() });
  await screen.findByRole('link', { name: 'Profile' });
  storeValues({ ...personal, ...settings });
  act(() => void store.dispatch(loggedOut()));
  expect({ ...localStorage }).toEqual(settings);
});

test('keeps the code when a session ends, for the same account only', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { store } = renderApp({ session: createSession() });
  storeValues({ ...personal, ...settings });
  await screen.findByText(sessionEnded);
  act(() => void store.dispatch(loggedIn({ accessToken: 'a', user: createUser() })));
  expect(localStorage.getItem('code:1:java')).toBe('mine');
  act(() => void store.dispatch(tokenExpired()));
  const user = createUser({ email: 'bob@example.com' });
  act(() => void store.dispatch(loggedIn({ accessToken: 'b', user })));
  expect({ ...localStorage }).toEqual({
    ...settings,
    owner: 'bob@example.com',
    accessToken: 'b',
    user: JSON.stringify(user),
  });
});

test('keeps the drafts of a visitor who logs in, and of a user whose email changes', async () => {
  storeValues(personal);
  server.use(mockEndpoint(getMe, () => createUser({ email: 'new@example.com' })));
  renderApp({ session: createSession() });
  await waitFor(() => expect(localStorage.getItem('owner')).toBe('new@example.com'));
  expect({ ...localStorage }).toMatchObject(personal);
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
