import type { ReactNode } from 'react';
import styles from './OutputBlock.module.css';

interface OutputBlockProps {
  readonly name: string;
  /** Shown as it is; nothing is shown where there is none. */
  readonly text?: string | undefined;
  readonly tone?: 'bad';
  /** In place of the text. */
  readonly children?: ReactNode;
}

/** A named block of a program's text. */
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
