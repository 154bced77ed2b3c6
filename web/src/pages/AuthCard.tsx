import type { ReactNode } from 'react';
import styles from './AuthCard.module.css';

interface AuthCardProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: ReactNode;
  /** Below the card: a link to the other form. */
  readonly other?: ReactNode;
  /** Next to the card on wide windows. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** Layout of login, sign-up and account pages. */
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
