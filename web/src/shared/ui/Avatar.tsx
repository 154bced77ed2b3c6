import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly imageUrl: string | null;
  /** Pixels. */
  readonly size?: number;
}

/** The user's picture or initial. Hidden from screen readers, so show the name next to it. */
export function Avatar({ name, imageUrl, size = 28 }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {imageUrl ? <img src={imageUrl} alt="" /> : ([...name.trim()][0]?.toUpperCase() ?? '?')}
    </span>
  );
}
