import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { api } from '../shared/api.ts';
import {
  loggedIn,
  loggedOut,
  sessionSynced,
  sessionReducer,
  storedSession,
  storeSession,
  tokenExpired,
} from '../shared/session.ts';
import { clearPersonalData, onStorageChange } from '../shared/storage.ts';

const reducer = combineReducers({ session: sessionReducer, [api.reducerPath]: api.reducer });

/** The API data that a page was prerendered from. */
export type PreloadedState = Partial<Pick<ReturnType<typeof reducer>, 'api'>>;

/** Creates the store. It saves the session to local storage and syncs it with other tabs. */
export function createStore(preloadedState?: PreloadedState) {
  const listeners = createListenerMiddleware<ReturnType<typeof reducer>>();
  const store = configureStore({
    reducer,
    ...omitUndefined({ preloadedState }),
    middleware: (standard) => standard().prepend(listeners.middleware).concat(api.middleware),
  });

  const initialSession = store.getState().session;
  // Sessions of earlier releases have no stored owner.
  if (initialSession.user) storeSession(initialSession);

  listeners.startListening({
    predicate: (_, now, before) => now.session !== before.session,
    effect: (action, listener) => {
      if (sessionSynced.match(action)) return;
      const wasLoggedIn = listener.getOriginalState().session.accessToken !== null;
      if (loggedOut.match(action) && wasLoggedIn) clearPersonalData();
      storeSession(listener.getState().session);
    },
  });
  listeners.startListening({
    matcher: isAnyOf(loggedIn, loggedOut, tokenExpired, sessionSynced),
    effect: (_, { dispatch }) => {
      dispatch(api.util.resetApiState());
    },
  });

  const stop = onStorageChange('accessToken', (token) => {
    if (token !== store.getState().session.accessToken) store.dispatch(sessionSynced(storedSession()));
  });
  return Object.assign(store, { stop });
}

export type Store = ReturnType<typeof createStore>;
