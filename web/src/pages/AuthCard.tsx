import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly lead?: ReactNode;
  /** Under the card: the way to the other form. */
  readonly other?: ReactNode;
  /** Beside the card where there is room: why one would. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** The frame of every page on which a person gets in. */
export function AuthCard({ title, lead, other, aside, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      <div className={styles.column}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children !== undefined && <div className={styles.body}>{children}</div>}
        </div>
        {other !== undefined && <p className={styles.other}>{other}</p>}
      </div>
    </div>
  );
}
