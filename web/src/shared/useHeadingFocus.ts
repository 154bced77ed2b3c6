import { useEffect, useRef, type RefObject } from 'react';

/** Moves the focus to the heading of what replaced a pressed button. The heading needs a `tabIndex` of -1. */
export function useHeadingFocus(takesFocus = true): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return heading;
}
