import { getProfile, listSessions, type Profile } from '@dryrun/contracts/profile';
import { getMe, type User } from '@dryrun/contracts/users';
import { screen } from '@testing-library/react';
import { createSession, createUser } from './users.ts';
import { renderApp } from './render.tsx';
import { mockEndpoint, server } from './server.ts';

function createProfile(change: Partial<Profile> = {}): Profile {
  return {
    name: 'Ada',
    email: 'ada@example.com',
    imageUrl: null,
    timeZone: null,
    hasPassword: true,
    pendingEmail: null,
    socialLogins: [],
    mailPreferences: { commentReplies: true, accessReminders: false },
    dataExport: null,
    ...change,
  };
}

export const sessions = [
  {
    id: '00000000-0000-4000-8000-000000000001',
    device: 'Firefox on Linux',
    address: '192.0.2.1',
    createdAt: '2026-01-01T00:00:00.000Z',
    lastUsedAt: '2026-01-02T00:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    isCurrent: true,
  },
  {
    id: '00000000-0000-4000-8000-000000000002',
    device: 'Safari on iPhone',
    address: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    lastUsedAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2099-01-01T00:00:00.000Z',
    isCurrent: false,
  },
];

/** The mocked server returns `serverState`, which tests may change. */
export async function openProfile(profile: Partial<Profile> = {}, user: User = createUser()) {
  const serverState = { profile: createProfile(profile), sessions };
  server.use(
    mockEndpoint(getMe, () => user),
    mockEndpoint(getProfile, () => serverState.profile),
    mockEndpoint(listSessions, () => serverState.sessions),
  );
  const app = renderApp({ at: '/profile', session: createSession(user) });
  await screen.findByRole('heading', { name: 'Name and picture' });
  return { ...app, serverState };
}
