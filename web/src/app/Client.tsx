import { StrictMode, useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';
import type { Store } from './store.ts';

interface ClientProps {
  readonly store: Store;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Called once the page answers to presses. */
  readonly onStarted?: () => void;
}

/** The whole client. The browser and the prerenderer draw this same tree, or a page could not be taken over. */
export function Client({ store, router, onStarted }: ClientProps) {
  useEffect(() => onStarted?.(), [onStarted]);
  return (
    <StrictMode>
      <Providers store={store}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
}
