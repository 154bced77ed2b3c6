import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/** Moves the focus to `fallback` when the focused item is removed. Spread the result onto the list. */
export function useFocusAfterRemoval(fallback: RefObject<HTMLElement | null>) {
  const lastFocused = useRef<Element>(null);
  useEffect(() => {
    if (lastFocused.current?.isConnected !== false || document.activeElement !== document.body) return;
    lastFocused.current = null;
    fallback.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      lastFocused.current = target;
    },
  };
}
