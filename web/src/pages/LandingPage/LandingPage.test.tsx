import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createOwner, createSession } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';

test('links an owner to their last lesson and a visitor to a free one', async () => {
  const owner = createOwner([], 'three-sum');
  server.use(mockEndpoint(getMe, () => owner));
  const { unmount } = renderApp({ session: createSession(owner) });
  const link = await screen.findByRole('link', { name: 'Continue' });
  expect(link.getAttribute('href')).toBe('/course/coding-interview/three-sum');
  unmount();
  localStorage.clear();
  renderApp();
  expect(await screen.findByRole('link', { name: 'Try for free' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});
