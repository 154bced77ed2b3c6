import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { Toaster } from '../shared/ui/Toaster.tsx';
import { TooltipProvider } from '../shared/ui/Tooltip.tsx';
import type { Store } from './store.ts';

/** What every screen may count on: the store, tooltips and toasts. */
export function Providers({ store, children }: { readonly store: Store; readonly children: ReactNode }) {
  return (
    <Provider store={store}>
      <TooltipProvider>
        {children}
        <Toaster />
      </TooltipProvider>
    </Provider>
  );
}
