import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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

test('offers a visitor a free problem first, and the course next to a free lesson', async () => {
  renderApp();
  const solve = await screen.findByRole('link', { name: 'Solve Three Sum now' });
  expect(solve.getAttribute('href')).toBe('/course/coding-interview/three-sum');
  const free = screen.getByRole('link', { name: 'Try for free' });
  expect(solve.compareDocumentPosition(free)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const offer = within(screen.getByRole('region', { name: 'One price, one year' }));
  expect(offer.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/buy/coding-interview',
    '/course/coding-interview/how-to-use',
  ]);
});

test('shows every price with two decimals', async () => {
  const { container } = renderApp();
  await screen.findByRole('link', { name: 'Buy for $39.00' });
  expect(container.textContent.match(/\$\d+(\.\d+)?/g)).toEqual(Array.from({ length: 4 }, () => '$39.00'));
});

test('offers the course again after access has ended', async () => {
  const owner = createOwner([], 'three-sum');
  const currentCourses = owner.currentCourses.map((course) => ({
    ...course,
    expiresAt: '2026-01-01T00:00:00.000Z',
  }));
  server.use(mockEndpoint(getMe, () => ({ ...owner, currentCourses })));
  renderApp({ session: createSession({ ...owner, currentCourses }) });
  await screen.findByRole('link', { name: /^Buy/ });
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('offers an owner nothing to buy', async () => {
  const owner = createOwner([], 'three-sum');
  server.use(mockEndpoint(getMe, () => owner));
  renderApp({ session: createSession(owner) });
  await screen.findByRole('link', { name: 'Continue' });
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});
