import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  readonly footer?: ReactNode;
  /** Next to the card on wide windows. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

export function AuthCard({ title, lead, footer, aside, children }: AuthCardProps) {
  return (
    <div className={styles.page}>
      {aside !== undefined && <aside className={styles.aside}>{aside}</aside>}
      <div className={styles.column}>
        <div className={styles.card}>
          <h1 className={styles.title}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
          {children !== undefined && <div className={styles.body}>{children}</div>}
        </div>
        {footer !== undefined && <p className={styles.footer}>{footer}</p>}
      </div>
    </div>
  );
}
