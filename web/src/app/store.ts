import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { combineReducers, configureStore, createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
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
  // RTK Query reads the visibility of the tab only when its module is loaded.
  let reportVisibility = () => {};
  const stopReporting = setupListeners(store.dispatch, (dispatch, { onFocus, onFocusLost }) => {
    reportVisibility = () =>
      void dispatch(globalThis.document?.visibilityState === 'hidden' ? onFocusLost() : onFocus());
    globalThis.document?.addEventListener('visibilitychange', reportVisibility);
    return () => globalThis.document?.removeEventListener('visibilitychange', reportVisibility);
  });
  reportVisibility();

  listeners.startListening({
    matcher: isAnyOf(loggedIn, loggedOut, tokenExpired, sessionSynced),
    effect: (_, { dispatch }) => {
      dispatch(api.util.resetApiState());
      reportVisibility();
    },
  });

  const stopSyncing = onStorageChange('accessToken', (token) => {
    if (token !== store.getState().session.accessToken) store.dispatch(sessionSynced(storedSession()));
  });
  const stop = () => {
    stopSyncing();
    stopReporting();
  };
  return Object.assign(store, { stop });
}

export type Store = ReturnType<typeof createStore>;
