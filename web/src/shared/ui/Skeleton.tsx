import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  readonly lines?: number;
  /** Accessible name, such as "Loading the course". */
  readonly label: string;
}

const widths = ['92%', '100%', '84%', '96%', '60%'];

/** A loading placeholder for text. It appears after 300 ms. */
export function Skeleton({ lines = 5, label }: SkeletonProps) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      {Array.from({ length: lines }, (_, i) => (
        <span
          key={i}
          className={styles.line}
          style={{ '--width': widths[i % widths.length] } as CSSProperties}
        />
      ))}
    </div>
  );
}
