import { configureSite } from '@dryrun/contracts/site';
import { getMe } from '@dryrun/contracts/users';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { mockEndpoint, server } from '../../../test/server.ts';
import { site } from '@dryrun/contracts/site';

test.each(['Login', 'Register'])('passes the current path as the return path on %s', async (name) => {
  const { user, router } = renderApp({ at: '/course/coding-interview?tab=1' });
  await user.click(await screen.findByRole('link', { name }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: name === 'Login' ? '/login' : '/signup',
      state: { from: '/course/coding-interview?tab=1' },
    }),
  );
});

test('links to the course and the blog', async () => {
  renderApp();
  const course = await screen.findByRole('link', { name: 'Coding interview course' });
  expect(course.getAttribute('href')).toBe('/course/coding-interview');
  expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blog');
});

test.each(['Login', 'Register'])(
  'keeps the return path when %s is clicked on the login page',
  async (name) => {
    const state = { from: '/course/coding-interview' };
    const { user, router } = renderApp({ at: { pathname: '/login', state } });
    await screen.findByRole('heading', { name: 'Log in' });
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name }));
    expect(router.state.location.state).toEqual(state);
  },
);

test('shows profile, courses and logout to a logged-in user', async () => {
  server.use(mockEndpoint(getMe, () => createUser()));
  renderApp({ session: createSession() });
  const profile = await screen.findByRole('link', { name: 'Profile' });
  expect(profile.getAttribute('href')).toBe('/profile');
  expect(profile.getAttribute('title')).toBe('Ada (ada@example.com)');
  expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('/my-courses');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Register' })).toBeNull();
});

test('shows the admin pages and the editor to an admin', async () => {
  const admin = createUser({ role: 'admin' });
  server.use(mockEndpoint(getMe, () => admin));
  renderApp({ session: createSession(admin) });
  expect((await screen.findByRole('link', { name: 'Editor' })).getAttribute('href')).toBe('/editor');
  expect(screen.getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin');
});

test('shows the name and the contacts of the installation', async () => {
  configureSite({ name: 'Interview School', contactMail: 'me@school.example' });
  try {
    renderApp({ at: '/login' });
    expect(await screen.findByRole('link', { name: 'Interview School, home page' })).toBeTruthy();
    const contact = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Contact' });
    expect(contact.getAttribute('href')).toBe('mailto:me@school.example');
  } finally {
    configureSite({});
  }
});

test('links to help, terms and contact in the footer', async () => {
  renderApp({ at: '/login' });
  const footer = await screen.findByRole('contentinfo');
  expect(footer.textContent).toContain('© 2021 Dry Run');
  const links = within(footer).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/courses',
    '/faq',
    '/terms-of-service',
    '/privacy-policy',
    `mailto:${site.contactMail}`,
    site.videoChannel,
    site.professionalNetwork,
  ]);
});

test.each(
  ['/editor', '/admin', '/admin/users'].flatMap((path) =>
    [createUser(), null].map((user) => [path, user] as const),
  ),
)('redirects a non-admin away from %s (user: %j)', async (path, user) => {
  if (user) server.use(mockEndpoint(getMe, () => user));
  const { router } = renderApp({ at: path, ...(user && { session: createSession(user) }) });
  await waitFor(() => expect(router.state.location.pathname).toBe(user ? '/my-courses' : '/login'));
  if (!user) expect(router.state.location.state).toEqual({ from: path });
});

test('switches, saves and announces the theme', async () => {
  const { user } = renderApp();
  await user.click(await screen.findByRole('button', { name: 'Switch to the light theme' }));
  expect(localStorage.getItem('theme')).toBe('light');
  expect(await screen.findByRole('button', { name: 'Switch to the dark theme' })).toBeTruthy();
});

test('shows the 404 page for an unknown path, with a link home', async () => {
  const { user, router } = renderApp({ at: '/nowhere/at/all' });
  expect(
    await screen.findByRole('heading', { name: "The page you're looking for was not found." }),
  ).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Go Back' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
