import {
  cancelEmailChange,
  changeEmail,
  requestDeletion,
  requestExport,
  resendEmailChange,
  revokeOtherSessions,
  revokeSession,
  unlink,
  updateEmailPreferences,
  updatePassword,
  updateProfile,
} from '@dryrun/contracts/profile';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createOwner, createUser } from '../../../test/users.ts';
import { openProfile, sessions } from '../../../test/profile.tsx';
import { mockEndpoint, ApiError, server, mockNetworkError, recordCalls } from '../../../test/server.ts';

const genericError = 'Oops! Something went wrong. Please try again!';

test('shows the user and links to courses and payments', async () => {
  await openProfile();
  expect(screen.getByRole('heading', { level: 1, name: 'Ada' })).toBeTruthy();
  expect(screen.getAllByText('ada@example.com').length).toBeGreaterThan(0);
  const payments = screen.getByRole('link', { name: 'Payments history' });
  expect(payments.getAttribute('href')).toBe('/payment-history');
});

test('shows the problems by pattern only to an owner of the course', async () => {
  const { unmount } = await openProfile({}, { ...createOwner(), solvedQuestions: [1] });
  const section = screen.getByRole('region', { name: 'Problems by pattern' });
  expect(within(section).getByRole('link', { name: /^solved\s*Three Sum/ })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Today' }).getAttribute('href')).toBe('/today');
  unmount();
  await openProfile();
  expect(screen.queryByRole('region', { name: 'Problems by pattern' })).toBeNull();
});

test('saves a new name and updates the heading', async () => {
  const { user, serverState } = await openProfile();
  const bodies = recordCalls(updateProfile, 'body', () => {
    serverState.profile = { ...serverState.profile, name: 'Ada Lovelace' };
    return createUser({ name: 'Ada Lovelace' });
  });
  const name = screen.getByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Save name' })).toBeNull();
  await user.clear(name);
  await user.type(name, 'Ada Lovelace{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeTruthy();
  expect(bodies).toEqual([{ name: 'Ada Lovelace' }]);
});

test('marks a name that the server rejects', async () => {
  const { user } = await openProfile();
  server.use(
    mockEndpoint(
      updateProfile,
      () => new ApiError('invalid_request', { name: 'name: control characters are not allowed' }),
    ),
  );
  await user.type(screen.getByLabelText('Name'), '!{Enter}');
  expect(await screen.findByText('Control characters are not allowed.')).toBeTruthy();
});

test('asks for the password before an email change and shows it as pending', async () => {
  const { user, serverState } = await openProfile();
  const bodies = recordCalls(changeEmail, 'body', () => {
    serverState.profile = { ...serverState.profile, pendingEmail: 'new@example.com' };
    return { message: 'Open the link that we sent to the new address.' };
  });
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  expect(document.activeElement).toBe(screen.getByLabelText('New email'));
  await user.type(screen.getByLabelText('New email'), 'new@example.com{Enter}');
  expect(screen.getByText('Enter your password.')).toBeTruthy();
  await user.type(screen.getByLabelText('Your password'), 'four quiet horses{Enter}');
  expect(await screen.findByText(/Please confirm new@example\.com/)).toBeTruthy();
  expect(bodies).toEqual([{ email: 'new@example.com', password: 'four quiet horses' }]);
});

test('resends and cancels a pending email change', async () => {
  const { user, serverState } = await openProfile({ pendingEmail: 'new@example.com' });
  server.use(
    mockEndpoint(resendEmailChange, () => ({ message: 'We sent a link to new@example.com.' })),
    mockEndpoint(cancelEmailChange, () => {
      serverState.profile = { ...serverState.profile, pendingEmail: null };
      return { message: 'Your email stays the same.' };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText('We sent a link to new@example.com.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Cancel the change' }));
  expect(await screen.findByText('Your email stays the same.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(/Please confirm new@example\.com/)).toBeNull());
});

test('asks a user without a password to log in again and keeps their code', async () => {
  const { user, router } = await openProfile({ hasPassword: false });
  server.use(mockEndpoint(changeEmail, () => new ApiError('login_again')));
  expect(screen.getByRole('link', { name: 'Set a password' }).getAttribute('href')).toBe('/account-recovery');
  await user.click(screen.getByRole('button', { name: 'Change email' }));
  await user.type(screen.getByLabelText('New email'), 'new@example.com{Enter}');
  localStorage.setItem('code:1:java', 'mine');
  await user.click(await screen.findByRole('button', { name: 'Log in again' }));
  await waitFor(() =>
    expect(router.state.location).toMatchObject({ pathname: '/login', state: { from: '/profile' } }),
  );
  expect(localStorage.getItem('code:1:java')).toBe('mine');
});

test('requires the current password to set a new one', async () => {
  const { user } = await openProfile();
  const fieldErrors = { currentPassword: 'currentPassword: the password is wrong.' };
  server.use(mockEndpoint(updatePassword, () => new ApiError('wrong_password', fieldErrors)));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('New password'), 'four quiet horses{Enter}');
  expect(await screen.findByText('The password is wrong.')).toBeTruthy();
  server.use(mockEndpoint(updatePassword, () => ({ message: 'Your password is changed.' })));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(await screen.findByText('Your password is changed.')).toBeTruthy();
  expect(screen.queryByLabelText('Current password')).toBeNull();
});

test('disconnects a social login unless it is the only login', async () => {
  const { user, serverState } = await openProfile({
    socialLogins: [{ provider: 'github', email: 'ada@users.example', linkedAt: '2026-01-01T00:00:00.000Z' }],
  });
  expect(screen.getByText('ada@users.example')).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Connect Google' })).toBeTruthy();
  server.use(mockEndpoint(unlink, () => new ApiError('last_login')));
  await user.click(screen.getByRole('button', { name: 'Disconnect GitHub' }));
  expect(await screen.findByText('This is your only way to log in. Set a password first.')).toBeTruthy();
  server.use(
    mockEndpoint(unlink, () => {
      serverState.profile = { ...serverState.profile, socialLogins: [] };
      return { message: 'GitHub is disconnected.' };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Disconnect GitHub' }));
  expect(await screen.findByRole('button', { name: 'Connect GitHub' })).toBeTruthy();
});

test('logs out another browser but not the current one', async () => {
  const { user, serverState } = await openProfile();
  const revoked = recordCalls(revokeSession, 'params', () => {
    serverState.sessions = sessions.slice(0, 1);
    return { message: 'Logged out.' };
  });
  expect(await screen.findByText('This browser')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Log out Firefox on Linux' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log out Safari on iPhone' }));
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
  expect(revoked).toMatchObject([{ sessionId: sessions[1]?.id }]);
});

test('logs out all other browsers', async () => {
  const { user, serverState } = await openProfile();
  server.use(
    mockEndpoint(revokeOtherSessions, () => {
      serverState.sessions = sessions.slice(0, 1);
      return { message: 'All other browsers are logged out.' };
    }),
  );
  await user.click(await screen.findByRole('button', { name: 'Log out all other sessions' }));
  expect(await screen.findByText('All other browsers are logged out.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('Safari on iPhone')).toBeNull());
});

test('saves a time zone when it is selected', async () => {
  const { user } = await openProfile();
  const bodies = recordCalls(updateProfile, 'body', () => createUser());
  await user.selectOptions(screen.getByRole('combobox', { name: 'Time zone' }), 'Europe/Berlin');
  expect(await screen.findByText('Saved.')).toBeTruthy();
  expect(bodies).toEqual([{ timeZone: 'Europe/Berlin' }]);
});

test('updates an email switch optimistically and reverts it on a network error', async () => {
  const { user } = await openProfile();
  const replies = screen.getByRole('switch', { name: 'Replies to my comments' });
  server.use(mockEndpoint(updateEmailPreferences, () => ({ commentReplies: false, accessReminders: false })));
  await user.click(replies);
  await waitFor(() => expect(replies.getAttribute('aria-checked')).toBe('false'));
  server.use(mockNetworkError(updateEmailPreferences));
  await user.click(screen.getByRole('switch', { name: 'Reminders before my access ends' }));
  expect(await screen.findByText(genericError)).toBeTruthy();
  await waitFor(() =>
    expect(
      screen.getByRole('switch', { name: 'Reminders before my access ends' }).getAttribute('aria-checked'),
    ).toBe('false'),
  );
});

test('requests a data export and shows that it is being prepared', async () => {
  const { user, serverState } = await openProfile();
  const dataExport = {
    state: 'preparing',
    requestedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: null,
    sizeBytes: null,
    requestableAt: '2099-01-01T00:00:00.000Z',
  } as const;
  server.use(
    mockEndpoint(requestExport, () => {
      serverState.profile = { ...serverState.profile, dataExport };
      return { message: 'We will email you when your data is ready.' };
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Prepare a copy' }));
  expect(await screen.findByText(/preparing your copy/)).toBeTruthy();
});

test('offers a finished data export and disables a new request', async () => {
  await openProfile({
    dataExport: {
      state: 'ready',
      requestedAt: '2026-01-01T00:00:00.000Z',
      expiresAt: '2099-01-01T00:00:00.000Z',
      sizeBytes: 2048,
      requestableAt: '2099-01-01T00:00:00.000Z',
    },
  });
  expect(screen.getByRole('button', { name: 'Download ZIP (2 KB)' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Prepare a new copy' }).disabled).toBe(true);
});

test('requires email and password to delete the account, then logs out', async () => {
  const owner = createOwner();
  const [course] = owner.currentCourses;
  if (!course) throw new Error('an owner owns a course');
  const { user, router } = await openProfile(
    {},
    { ...owner, currentCourses: [{ ...course, expiresAt: '2099-03-04T23:59:59.000Z' }] },
  );
  const bodies = recordCalls(requestDeletion, 'body', () => ({
    message: 'ok',
    deletesAt: '2099-01-15T12:00:00.000Z',
  }));
  await user.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  expect(dialog.getByText(/valid until March 4, 2099/)).toBeTruthy();
  await user.type(dialog.getByLabelText(/^Type your email/), 'eve@example.com');
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  expect(dialog.getByText('This is not the email of your account.')).toBeTruthy();
  expect(dialog.getByText('Enter your password.')).toBeTruthy();
  expect(dialog.getByText('Please confirm that you give up your access.')).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'request a refund' }).getAttribute('href')).toBe(
    '/payment-history',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'I give up my course access.' }));
  await user.clear(dialog.getByLabelText(/^Type your email/));
  await user.type(dialog.getByLabelText(/^Type your email/), 'Ada@example.com');
  await user.type(dialog.getByLabelText('Your password'), 'four quiet horses');
  await user.click(dialog.getByRole('checkbox', { name: /^Also delete my comments/ }));
  await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/undo-deletion'));
  expect(
    await screen.findByRole('heading', { name: 'Your account will be deleted on January 15, 2099' }),
  ).toBeTruthy();
  await waitFor(() => expect(localStorage.getItem('accessToken')).toBeNull());
  expect(bodies).toEqual([
    { email: 'Ada@example.com', password: 'four quiet horses', deletesComments: true, losesAccess: true },
  ]);
});
