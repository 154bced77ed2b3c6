import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to an element when the value changes, so that the next Tab enters what has just appeared. Scrolls to its
 * start with `block` `start`, else only as far as needed. The element needs a `tabIndex` of -1.
 */
export function useFocusOnChange(
  value: string | boolean,
  block: 'start' | 'nearest' = 'nearest',
): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const focusedFor = useRef(value);
  useEffect(() => {
    if (focusedFor.current === value) return;
    focusedFor.current = value;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block });
  }, [value, block]);
  return element;
}
