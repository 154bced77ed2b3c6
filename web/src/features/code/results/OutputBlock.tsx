import type { ReactNode } from 'react';
import styles from './OutputBlock.module.css';

interface OutputBlockProps {
  readonly name: string;
  readonly text?: string | undefined;
  readonly tone?: 'bad';
  /** Replaces `text`. */
  readonly children?: ReactNode;
}

/** Renders a labeled block of program output, or nothing if it is empty. */
export function OutputBlock({ name, text, tone, children }: OutputBlockProps) {
  if (!text && !children) return null;
  return (
    <figure className={styles.block}>
      <figcaption className={styles.name}>{name}</figcaption>
      <pre className={styles.text} data-tone={tone} tabIndex={0} aria-label={name} role="group">
        {children || text}
      </pre>
    </figure>
  );
}
