import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aSession, aUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { answer, server } from '../../../test/server.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** The client with Ada logged in and loaded once; the tab comes back `minutes` later. */
async function comeBackAfter(minutes: number) {
  const names = ['Ada', 'Ada Lovelace'];
  server.use(answer(getMe, () => aUser({ name: names.shift() ?? 'asked too often' })));
  const { store } = renderApp({ session: aSession() });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  const later = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return names;
}

test('the user is asked for again when the tab comes back after more than five minutes', async () => {
  const left = await comeBackAfter(6);
  expect(await screen.findByTitle('Ada Lovelace (ada@example.com)')).toBeTruthy();
  expect(left).toEqual([]);
});

test('a tab that comes back sooner asks nothing', async () => {
  const left = await comeBackAfter(4);
  expect(await screen.findByTitle('Ada (ada@example.com)')).toBeTruthy();
  expect(left).toEqual(['Ada Lovelace']);
});
