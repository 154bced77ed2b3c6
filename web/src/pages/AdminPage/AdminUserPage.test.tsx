import {
  getOverview,
  getUser,
  listAdminPayments,
  listEmails,
  listEnrollments,
  viewAccount,
  type AdminUserDetails,
} from '@dryrun/contracts/admin';
import { listAuditEntries } from '@dryrun/contracts/audit';
import { getMe } from '@dryrun/contracts/users';
import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { createSession, createUser } from '../../../test/users.ts';
import { renderApp } from '../../../test/render.tsx';
import { ApiError, mockEndpoint, server, recordCalls } from '../../../test/server.ts';

const lea: AdminUserDetails = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'lea@example.com',
  name: 'Lea',
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
  isConfirmed: true,
  isErased: false,
  deletesAt: null,
  sessions: 1,
  courses: 0,
  lastSeenAt: null,
  hasPassword: true,
  socialLogins: [],
  timeZone: null,
  termsVersion: null,
  banReason: null,
};

afterEach(() => {
  sessionStorage.clear();
  jest.restoreAllMocks();
});

function openUser(change: Partial<AdminUserDetails> = {}) {
  const admin = createUser({ role: 'admin' });
  const noRows = { rows: [], next: null };
  server.use(
    mockEndpoint(getMe, () => admin),
    mockEndpoint(getOverview, () => new ApiError('internal')),
    mockEndpoint(getUser, () => ({ ...lea, ...change })),
    mockEndpoint(listEnrollments, () => noRows),
    mockEndpoint(listAdminPayments, () => noRows),
    mockEndpoint(listEmails, () => noRows),
    mockEndpoint(listAuditEntries, () => noRows),
  );
  return renderApp({ at: `/admin/users/${lea.id}`, session: createSession(admin) });
}

async function confirmView(user: ReturnType<typeof openUser>['user']) {
  await user.click(await screen.findByRole('button', { name: 'View as this user…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Reason'), 'Asked why a lesson is locked');
  await user.click(within(dialog).getByRole('button', { name: 'View' }));
  return dialog;
}

test('stores a view for this tab only and keeps the session of the admin', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom cannot load another page
  const bodies = recordCalls(viewAccount, 'body', () => ({ accessToken: 'token-of-view' }));
  const { user } = openUser();
  await confirmView(user);
  await waitFor(() =>
    expect({ ...sessionStorage }).toEqual({
      accessToken: 'token-of-view',
      view: JSON.stringify({ accountId: lea.id, name: 'Lea' }),
    }),
  );
  expect(bodies).toEqual([{ reason: 'Asked why a lesson is locked' }]);
  expect(localStorage.getItem('accessToken')).toBe('token-of-ada');
});

test('shows in the dialog why an account cannot be viewed', async () => {
  server.use(mockEndpoint(viewAccount, () => new ApiError('account_erased')));
  const { user } = openUser();
  const dialog = await confirmView(user);
  expect(await within(dialog).findByText('This account was deleted.')).toBeTruthy();
  expect({ ...sessionStorage }).toEqual({});
});

test('offers no view of an admin', async () => {
  openUser({ role: 'admin' });
  await screen.findByRole('button', { name: 'Grant access…' });
  expect(screen.queryByRole('button', { name: 'View as this user…' })).toBeNull();
});
