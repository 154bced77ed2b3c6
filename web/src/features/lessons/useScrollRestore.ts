import { useEffect, useRef, type RefObject } from 'react';
import { readStored, writeStored } from '../../shared/storage.ts';

/** Positions closer to the top are not restored. */
const minTopPx = 200;
const debounceMs = 300;

/** The element that scrolls a lesson: its container, or the page if the container does not scroll. */
export function scrollAreaOf(scroller: HTMLElement | null): HTMLElement {
  const scrolls = scroller && scroller.scrollHeight > scroller.clientHeight + 1;
  return scrolls ? scroller : document.documentElement;
}

/**
 * Stores the scroll position of a lesson and restores it once the text is rendered. A URL hash takes precedence.
 * `scroller` is the scroll container of a wide screen; on a narrow one the page scrolls.
 */
export function useScrollRestore(
  scroller: RefObject<HTMLElement | null>,
  lessonId: number,
  isReady: boolean,
): void {
  const hasRestored = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const scrollArea = () => scrollAreaOf(scroller.current);
    if (!hasRestored.current) {
      hasRestored.current = true;
      const target =
        window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const storedTopPx = Number(readStored(`reading:${lessonId}`));
      if (target) target.scrollIntoView();
      else if (storedTopPx > minTopPx) scrollArea().scrollTo({ top: storedTopPx });
    }
    let timer: number | undefined;
    const savePosition = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { scrollTop, scrollHeight, clientHeight } = scrollArea();
        const isAtEnd = scrollTop + clientHeight > scrollHeight - 80;
        const shouldStore = scrollTop > minTopPx && !isAtEnd;
        writeStored(`reading:${lessonId}`, shouldStore ? String(Math.round(scrollTop)) : null);
      }, debounceMs);
    };
    document.addEventListener('scroll', savePosition, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('scroll', savePosition, { capture: true });
    };
  }, [scroller, lessonId, isReady]);
}
