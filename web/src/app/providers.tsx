import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { loggedOutSession } from '../shared/session.ts';
import { Toaster } from '../shared/ui/Toaster.tsx';
import { TooltipProvider } from '../shared/ui/Tooltip.tsx';
import type { Store } from './store.ts';

export function Providers({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return (
    <Provider store={store} serverState={visitorState(store)}>
      <TooltipProvider>
        {children}
        <Toaster />
      </TooltipProvider>
    </Provider>
  );
}

/** State for the first hydration pass. It is logged out, because pages are prerendered for visitors. */
function visitorState(store: Store) {
  return { ...store.getState(), session: loggedOutSession };
}
