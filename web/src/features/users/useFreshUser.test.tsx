import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Makes the tab visible again after `minutes`. Returns the names of the users that were not fetched. */
async function showTabAfter(minutes: number) {
  const names = ['Ada', 'Ada Lovelace'];
  server.use(mockEndpoint(getMe, () => createUser({ name: names.shift() ?? 'too many requests' })));
  const { store } = renderApp({ session: createSession() });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  const later = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return names;
}

test('refetches the user when the tab becomes visible after more than five minutes', async () => {
  const unusedNames = await showTabAfter(6);
  expect(await screen.findByTitle('Ada Lovelace (ada@example.com)')).toBeTruthy();
  expect(unusedNames).toEqual([]);
});

test('does not refetch the user when the tab becomes visible within five minutes', async () => {
  const unusedNames = await showTabAfter(4);
  expect(await screen.findByTitle('Ada (ada@example.com)')).toBeTruthy();
  expect(unusedNames).toEqual(['Ada Lovelace']);
});
