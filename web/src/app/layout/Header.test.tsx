import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { aSession, aUser } from '../../../test/people.ts';
import { renderApp } from '../../../test/render.tsx';
import { answer, server } from '../../../test/server.ts';

test('a visitor finds the course and a login that remembers where they are', async () => {
  const { user, router } = renderApp({ at: '/course/coding-interview?tab=1' });
  const course = await screen.findByRole('link', { name: 'Coding interview course' });
  expect(course.getAttribute('href')).toBe('/course/coding-interview');
  await user.click(screen.getByRole('link', { name: 'Login' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/login',
      state: { from: '/course/coding-interview?tab=1' },
    }),
  );
});

test('pressing Login on the login page keeps the origin', async () => {
  const state = { from: '/course/coding-interview' };
  const { user, router } = renderApp({ at: { pathname: '/login', state } });
  await user.click(await screen.findByRole('link', { name: 'Login' }));
  expect(router.state.location.state).toEqual(state);
});

test('a logged-in person finds their name, mail, courses and the way out', async () => {
  server.use(answer(getMe, () => aUser()));
  const { user } = renderApp({ session: aSession() });
  await user.click(await screen.findByRole('button', { name: 'Account of Ada' }));
  expect(await screen.findByText('ada@example.com')).toBeTruthy();
  expect(screen.getByRole('menuitem', { name: 'My courses' }).getAttribute('href')).toBe('/my-courses');
  expect(screen.getByRole('menuitem', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
});

test('the theme switch names what it does and remembers it', async () => {
  const { user } = renderApp();
  await user.click(await screen.findByRole('button', { name: 'Switch to the light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
});

test('an unknown address says so and leads home', async () => {
  const { user, router } = renderApp({ at: '/nowhere/at/all' });
  expect(
    await screen.findByRole('heading', { name: "The page you're looking for was not found." }),
  ).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Go Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
