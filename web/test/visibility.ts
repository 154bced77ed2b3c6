import { act } from '@testing-library/react';

/** Hides or shows the tab. `setup.ts` resets it after each test. */
export function setVisibility(value: DocumentVisibilityState): void {
  Object.defineProperty(document, 'visibilityState', { value, configurable: true });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
