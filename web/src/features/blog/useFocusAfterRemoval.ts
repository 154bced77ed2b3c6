import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * Moves the focus to `fallback` when the focused list item is removed, instead of losing it to the body. Spread the
 * returned handler onto the element around the list.
 */
export function useFocusAfterRemoval(fallback: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  useEffect(() => {
    if (focused.current?.isConnected !== false || document.activeElement !== document.body) return;
    focused.current = null;
    fallback.current?.focus({ preventScroll: true });
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      focused.current = target;
    },
  };
}
