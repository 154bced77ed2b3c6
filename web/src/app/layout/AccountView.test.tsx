import { logout } from '@dryrun/contracts/auth';
import { revokeOtherSessions } from '@dryrun/contracts/profile';
import { getMe } from '@dryrun/contracts/users';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { createUser } from '../../../test/users.ts';
import { ApiError, mockEndpoint, server, recordCalls } from '../../../test/server.ts';

const view = { accountId: '00000000-0000-4000-8000-000000000001', name: 'Lea' };
const lea = createUser({ name: 'Lea', email: 'lea@example.com' });

const startView = () => {
  sessionStorage.setItem('accessToken', 'token-of-view');
  sessionStorage.setItem('view', JSON.stringify(view));
};

// The client reads once, when it is loaded, whether the page is in a view.
startView();
const { openLesson } = await import('../../../test/lesson.tsx');
const { openProfile } = await import('../../../test/profile.tsx');
const { renderApp } = await import('../../../test/render.tsx');
const { readStored, writeStored } = await import('../../shared/storage.ts');

const dataOfAdmin = {
  accessToken: 'token-of-admin',
  user: JSON.stringify(createUser({ role: 'admin' })),
  owner: 'ada@example.com',
  theme: 'light',
  'code:1:java': 'class OfAdmin {}',
};

beforeEach(() => {
  sessionStorage.clear();
  startView();
  Object.assign(localStorage, dataOfAdmin);
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom cannot load another page
});
afterEach(() => void jest.restoreAllMocks());

const expectDataOfAdmin = () => expect({ ...localStorage }).toEqual(dataOfAdmin);

test('shows the account with a banner and leaves the local storage of the admin alone', async () => {
  const tokens = recordCalls(getMe, 'token', () => lea);
  renderApp({ at: '/faq' });
  expect(await screen.findByText('Read-only view of Lea')).toBeTruthy();
  expect(await screen.findByTitle('Lea (lea@example.com)')).toBeTruthy();
  expect(tokens).toEqual(['token-of-view']);
  expect(readStored('code:1:java')).toBeNull();
  expect(readStored('theme')).toBe('light');
  writeStored('code:1:java', 'class OfUser {}');
  writeStored('theme', 'dark');
  expectDataOfAdmin();
  expect(readStored('code:1:java')).toBe('class OfUser {}');
});

test('ignores the sessions of other tabs', async () => {
  server.use(mockEndpoint(getMe, () => lea));
  const { store } = renderApp({ at: '/faq' });
  await screen.findByTitle('Lea (lea@example.com)');
  const event = { key: 'accessToken', newValue: null, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', event));
  expect(store.getState().session.accessToken).toBe('token-of-view');
});

test("shows the server's message when an action is refused", async () => {
  server.use(mockEndpoint(revokeOtherSessions, () => new ApiError('read_only_view')));
  const { user } = await openProfile({}, lea);
  await user.click(await screen.findByRole('button', { name: 'Log out all other sessions' }));
  const message = 'This is a read-only view of another account. This action is not available in it.';
  expect(await screen.findByText(message)).toBeTruthy();
});

test.each(['Run', 'Submit'])('sends no code on %s and says why', async (name) => {
  const { user } = openLesson();
  await user.click(await screen.findByRole('button', { name }));
  const message = 'This is a read-only view of another account. Code is not judged in it.';
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.queryByText(/^Your code was not judged/)).toBeNull();
});

test.each(['End view', 'Logout'])('revokes the view and leaves it on %s', async (name) => {
  server.use(mockEndpoint(getMe, () => lea));
  const tokens = recordCalls(logout, 'token', () => ({ message: "You're logged out." }));
  const { user } = renderApp({ at: '/faq' });
  await screen.findByTitle('Lea (lea@example.com)');
  await user.click(screen.getByRole('button', { name }));
  await waitFor(() => expect({ ...sessionStorage }).toEqual({}));
  expect(tokens).toEqual(['token-of-view']);
  expectDataOfAdmin();
});

test('replaces the page when the view has expired', async () => {
  server.use(mockEndpoint(getMe, () => new ApiError('not_logged_in')));
  const { user } = renderApp({ at: '/my-courses' });
  expect(await screen.findByRole('heading', { name: 'The view of Lea has ended.' })).toBeTruthy();
  expect(screen.queryByText('You were logged out.')).toBeNull();
  expectDataOfAdmin();
  await user.click(screen.getByRole('button', { name: 'Back to the user' }));
  expect({ ...sessionStorage }).toEqual({});
});
