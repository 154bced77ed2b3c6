import { useEffect, useRef } from 'react';
import { findHashTarget } from '../../shared/hashTarget.ts';
import { readStored, writeStored } from '../../shared/storage.ts';

const minRestoredTopPx = 200;
const debounceMs = 300;

/** Scrolls to the URL's hash or to the stored position, unless the reader has already scrolled. */
export function useScrollRestore(lessonId: number, isReady: boolean): void {
  const hasRestored = useRef(false);
  // The browser or the router has scrolled to the hash of a text that is rendered at once.
  const wasReady = useRef(isReady);

  useEffect(() => {
    if (!isReady) return;
    const page = document.documentElement;
    if (!hasRestored.current) {
      hasRestored.current = true;
      const { hash } = window.location;
      const storedTopPx = Number(readStored(`reading:${lessonId}`));
      const hasScrolled = page.scrollTop > minRestoredTopPx;
      if (hash && !wasReady.current) findHashTarget(hash)?.scrollIntoView();
      else if (!hash && !hasScrolled && storedTopPx > minRestoredTopPx) page.scrollTo({ top: storedTopPx });
    }
    let timer: number | undefined;
    const savePosition = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        const { scrollTop, scrollHeight, clientHeight } = page;
        const isAtEnd = scrollTop + clientHeight > scrollHeight - 80;
        const shouldStore = scrollTop > minRestoredTopPx && !isAtEnd;
        writeStored(`reading:${lessonId}`, shouldStore ? String(Math.round(scrollTop)) : null);
      }, debounceMs);
    };
    document.addEventListener('scroll', savePosition, { passive: true });
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('scroll', savePosition);
    };
  }, [lessonId, isReady]);
}
