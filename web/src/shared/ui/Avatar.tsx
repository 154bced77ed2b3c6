import type { CSSProperties } from 'react';
import styles from './Avatar.module.css';

interface AvatarProps {
  readonly name: string;
  readonly imageUrl: string | null;
  /** Pixels; 28 unless given. */
  readonly size?: number;
}

/** A person's picture, or the first letter of their name. For the eye only: the name must stand beside it. */
export function Avatar({ name, imageUrl, size = 28 }: AvatarProps) {
  return (
    <span className={styles.avatar} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {imageUrl ? <img src={imageUrl} alt="" /> : ([...name.trim()][0]?.toUpperCase() ?? '?')}
    </span>
  );
}
