import { useEffect, useState, type RefObject } from 'react';
import styles from './ReadingProgress.module.css';
import { scrollAreaOf } from './useScrollRestore.ts';

interface ReadingProgressProps {
  /** The scroll container of a wide window; in a narrow one, the page scrolls. */
  readonly scroller: RefObject<HTMLElement | null>;
}

/** A bar at the top that shows how much of the text is read. */
export function ReadingProgress({ scroller }: ReadingProgressProps) {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const update = () => {
      const { scrollTop, scrollHeight, clientHeight } = scrollAreaOf(scroller.current);
      const maxTop = scrollHeight - clientHeight;
      setPercent(maxTop > 0 ? Math.min(100, Math.round((100 * scrollTop) / maxTop)) : 0);
    };
    // Captures the scroll events of the container, which do not bubble.
    document.addEventListener('scroll', update, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', update, { capture: true });
  }, [scroller]);
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label="Read"
      aria-valuenow={percent}
      style={{ '--share': percent / 100 } as object}
    />
  );
}
