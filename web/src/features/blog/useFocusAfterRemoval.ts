import { useEffect, useRef, type FocusEvent, type RefObject } from 'react';

/**
 * When what had the keyboard's focus goes from a list, the keyboard goes on from `fallback` and not from the top of the
 * page. The handler belongs to the element around the list.
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
