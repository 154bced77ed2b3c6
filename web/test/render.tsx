import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, type RouteObject, type Path } from 'react-router-dom';
import { Providers } from '../src/app/providers.tsx';
import { createRoutes } from '../src/app/router.tsx';
import { createStore, type Store } from '../src/app/store.ts';
import { api } from '../src/shared/api.ts';
import type { Session } from '../src/shared/session.ts';
import { storeSession } from '../src/shared/session.ts';

interface Options {
  /** The initial URL; an object may include navigation state. */
  readonly at?: string | (Partial<Path> & { readonly state: unknown });
  readonly session?: Session;
}

export function renderApp({ at = '/', session }: Options = {}) {
  return renderRoutes(createRoutes(), at, session);
}

export function renderWith(element: ReactNode, { at = '/', session }: Options = {}) {
  return renderRoutes([{ path: '*', element }], at, session);
}

function renderRoutes(table: RouteObject[], at: NonNullable<Options['at']>, session: Session | undefined) {
  if (session) storeSession(session);
  const store = createStore();
  const router = createMemoryRouter(table, { initialEntries: [at] });
  const screen = render(
    <Providers store={store}>
      <RouterProvider router={router} />
      <StopStore store={store} />
    </Providers>,
  );
  return { ...screen, store, router, user: userEvent.setup() };
}

/** Stops the store when the test ends, and its queries, because the mocks of the next test would answer them. */
function StopStore({ store }: { readonly store: Store }) {
  useEffect(
    () => () => {
      for (const query of store.dispatch(api.util.getRunningQueriesThunk())) query.abort();
      store.stop();
    },
    [store],
  );
  return null;
}
