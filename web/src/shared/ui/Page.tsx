import type { ReactNode } from 'react';
import styles from './Page.module.css';

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a page that lists things: its heading, its width and the room around it. */
export function Page({ title, children }: PageProps) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}

/** What a list says while there is nothing in it, and the way on. */
export function EmptyList({ children }: { readonly children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>;
}
