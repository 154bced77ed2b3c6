import { userSchema, type User } from '@dryrun/contracts/users';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readStored, writeStored } from './storage.ts';

/** Who is logged in. `user` may be null for a moment after a reload with a token but no stored record. */
export interface Session {
  readonly accessToken: string | null;
  readonly user: User | null;
}

export const loggedOutSession: Session = { accessToken: null, user: null };

/** The session kept in local storage; a damaged user record is ignored and fetched again. */
export function storedSession(): Session {
  const accessToken = readStored('accessToken');
  return accessToken ? { accessToken, user: readUser() } : loggedOutSession;
}

function readUser(): User | null {
  try {
    return userSchema.parse(JSON.parse(readStored('user') ?? 'null'));
  } catch {
    return null;
  }
}

/** Writes the session to local storage. */
export function storeSession(session: Session): void {
  writeStored('accessToken', session.accessToken);
  writeStored('user', session.user && JSON.stringify(session.user));
}

const slice = createSlice({
  name: 'session',
  initialState: storedSession,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<{ accessToken: string; user: User }>): Session => payload,
    /** A fresh user record from the server: after a reload, or with each answer that carries one. */
    userLoaded: (session, { payload }: PayloadAction<User>): Session => ({ ...session, user: payload }),
    loggedOut: (): Session => loggedOutSession,
    /** The server refused a stored token. The store logs out and says so once. */
    tokenExpired: (): Session => loggedOutSession,
    /** Another tab logged in or out. */
    sessionSynced: (_, { payload }: PayloadAction<Session>): Session => payload,
  },
});

export const sessionReducer = slice.reducer;
export const { loggedIn, userLoaded, loggedOut, tokenExpired, sessionSynced } = slice.actions;

/** The part of the store that this file owns. */
export interface SessionState {
  readonly session: Session;
}

/** The session as state. */
export function useSession(): Session & { isLoggedIn: boolean } {
  const session = useSelector((state: SessionState) => state.session);
  return { ...session, isLoggedIn: session.accessToken !== null };
}
