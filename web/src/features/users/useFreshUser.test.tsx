import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { aSession, aUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { answer, server } from '../../../test/server.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

/** Renders the client with Ada logged in, then makes the tab visible again `minutes` later. Returns the unused responses. */
async function showTabAfter(minutes: number) {
  const names = ['Ada', 'Ada Lovelace'];
  server.use(answer(getMe, () => aUser({ name: names.shift() ?? 'too many requests' })));
  const { store } = renderApp({ session: aSession() });
  await waitFor(() => expect(Object.values(store.getState().api.queries)[0]?.status).toBe('fulfilled'));
  const later = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(later);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  return names;
}

test('refetches the user when the tab becomes visible after more than five minutes', async () => {
  const left = await showTabAfter(6);
  expect(await screen.findByTitle('Ada Lovelace (ada@example.com)')).toBeTruthy();
  expect(left).toEqual([]);
});

test('does not refetch when the tab becomes visible sooner', async () => {
  const left = await showTabAfter(4);
  expect(await screen.findByTitle('Ada (ada@example.com)')).toBeTruthy();
  expect(left).toEqual(['Ada Lovelace']);
});
