import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Heading } from './Heading.tsx';
import styles from './Page.module.css';

interface PageProps {
  readonly title?: string;
  /** Arranges the columns of the page. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

export function Page({ title, className, children }: PageProps) {
  return (
    <div className={clsx(styles.page, className)}>
      {title !== undefined && (
        <Heading level={1} className={styles.title}>
          {title}
        </Heading>
      )}
      {children}
    </div>
  );
}
