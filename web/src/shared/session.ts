import { userSchema, type User } from '@dryrun/contracts/users';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { parseJson } from './parseJson.ts';
import { clearPersonalData, readStored, writeStored } from './storage.ts';

/** `user` may be null after a reload until it is fetched. */
export interface Session {
  readonly accessToken: string | null;
  readonly user: User | null;
  /** The session expired or was ended elsewhere. The account's drafts stay in this browser. */
  readonly hasEnded?: true;
}

export const loggedOutSession: Session = { accessToken: null, user: null };

export const loggedOutMessage = 'You were logged out.';

const endedSession: Session = { ...loggedOutSession, hasEnded: true };

/** Reads the session from local storage. Ignores an invalid user, which is then refetched. */
export function storedSession(): Session {
  const accessToken = readStored('accessToken');
  if (accessToken)
    return { accessToken, user: userSchema.safeParse(parseJson(readStored('user'))).data ?? null };
  return readStored('owner') === null ? loggedOutSession : endedSession;
}

/**
 * Stores the session. Drafts of a visitor become the account's. Data of another account is deleted; only its email may
 * change within a session.
 */
export function storeSession(session: Session): void {
  if (session.user) {
    const { email } = session.user;
    const owner = readStored('owner');
    const isSameSession = readStored('accessToken') === session.accessToken;
    if (owner !== null && owner !== email && !isSameSession) clearPersonalData();
    writeStored('owner', email);
  }
  writeStored('accessToken', session.accessToken);
  writeStored('user', session.user && JSON.stringify(session.user));
}

const slice = createSlice({
  name: 'session',
  initialState: storedSession,
  reducers: {
    loggedIn: (_, { payload }: PayloadAction<{ accessToken: string; user: User }>): Session => payload,
    userLoaded: (session, { payload }: PayloadAction<User>): Session => ({ ...session, user: payload }),
    loggedOut: (): Session => loggedOutSession,
    /** The session ended without a logout. The layout shows one message. */
    tokenExpired: (): Session => endedSession,
    /** Another tab logged in or out. */
    sessionSynced: (_, { payload }: PayloadAction<Session>): Session => payload,
  },
});

export const sessionReducer = slice.reducer;
export const { loggedIn, userLoaded, loggedOut, tokenExpired, sessionSynced } = slice.actions;

/** The store's state that this slice owns. */
export interface SessionState {
  readonly session: Session;
}

export function useSession(): Session & { isLoggedIn: boolean } {
  const session = useSelector((state: SessionState) => state.session);
  return { ...session, isLoggedIn: session.accessToken !== null };
}
