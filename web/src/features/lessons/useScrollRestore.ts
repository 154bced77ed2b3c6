import { useEffect, useRef, type RefObject } from 'react';
import { readStored, writeStored } from '../../shared/storage.ts';

/** Near its beginning a lesson simply begins. */
const beginningPx = 200;
const pauseMs = 300;

/**
 * Keeps where in a lesson its reader is and returns there once the text is on the page. An address with a place of its
 * own (#heading) wins. `scroller` is what scrolls in a wide window; in a narrow one it is the page.
 */
export function useScrollRestore(
  scroller: RefObject<HTMLElement | null>,
  lessonId: number,
  isReady: boolean,
): void {
  const hasReturned = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const area = () => {
      const own = scroller.current;
      return own && own.scrollHeight > own.clientHeight + 1 ? own : document.documentElement;
    };
    if (!hasReturned.current) {
      hasReturned.current = true;
      const place =
        window.location.hash && document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
      const top = Number(readStored(`reading:${lessonId}`));
      if (place) place.scrollIntoView();
      else if (top > beginningPx) area().scrollTo({ top });
    }
    let timer: number | undefined;
    const keep = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { scrollTop, scrollHeight, clientHeight } = area();
        const isAtEnd = scrollTop + clientHeight > scrollHeight - 80;
        const isWorthIt = scrollTop > beginningPx && !isAtEnd;
        writeStored(`reading:${lessonId}`, isWorthIt ? String(Math.round(scrollTop)) : null);
      }, pauseMs);
    };
    document.addEventListener('scroll', keep, { capture: true, passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('scroll', keep, { capture: true });
    };
  }, [scroller, lessonId, isReady]);
}
