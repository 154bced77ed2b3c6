import { StrictMode, useEffect, type ComponentProps } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './providers.tsx';
import type { Store } from './store.ts';

interface ClientProps {
  readonly store: Store;
  readonly router: ComponentProps<typeof RouterProvider>['router'];
  /** Called after the first render, when the page can handle events. */
  readonly onStarted?: () => void;
}

/** The root component. Browser and prerenderer must render the same tree, or hydration fails. */
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
