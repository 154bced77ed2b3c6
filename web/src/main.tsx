import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/providers.tsx';
import { createRouter } from './app/router.tsx';
import { createStore } from './app/store.ts';
import { reloadOnMissingPart } from './shared/reload.ts';
import { applyTheme } from './shared/theme.ts';
import './shared/theme.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

applyTheme();
reloadOnMissingPart();
createRoot(root).render(
  <StrictMode>
    <Providers store={createStore()}>
      <RouterProvider router={createRouter()} />
    </Providers>
  </StrictMode>,
);
