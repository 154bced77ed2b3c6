import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals';
import { cleanup, configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { closeToast } from '../src/shared/ui/toast.tsx';
import { server } from './server.ts';

const defaults = getConfig();
const { setTimeout } = globalThis; // not a fake one
configure({
  asyncUtilTimeout: 20_000, // pages are lazy-loaded, which takes time on a busy machine
  // The library waits for one timer after an event. On a busy machine, React renders the errors of a form after it.
  asyncWrapper: (work) =>
    defaults.asyncWrapper(async () => {
      const result = await work();
      await new Promise((resolve) => setTimeout(resolve));
      return result;
    }),
});

// React's development build captures a stack trace for each element while this count is below a limit.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as never;
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// A style sheet shows the menu, a popover, on wide windows. Tests load no style sheets.
document.head.appendChild(document.createElement('style')).textContent = '[popover] { display: flex }';

// Browser APIs that jsdom lacks.
Object.defineProperty(window, 'matchMedia', {
  writable: true,
  value: (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  cleanup();
  closeToast(); // last, because a page may show one when it closes
  server.resetHandlers();
  Reflect.deleteProperty(document, 'visibilityState');
});
afterAll(() => server.close());
