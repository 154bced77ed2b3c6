import { useEffect, useState } from 'react';
import styles from './ReadingProgress.module.css';

export function ReadingProgress() {
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    const update = () => {
      const { scrollTop, scrollHeight, clientHeight } = document.documentElement;
      const maxTop = scrollHeight - clientHeight;
      setPercent(maxTop > 0 ? Math.min(100, Math.round((100 * scrollTop) / maxTop)) : 0);
    };
    document.addEventListener('scroll', update, { passive: true });
    return () => document.removeEventListener('scroll', update);
  }, []);
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
