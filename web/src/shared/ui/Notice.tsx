import type { ReactNode } from 'react';
import styles from './Notice.module.css';

interface NoticeProps {
  readonly icon?: ReactNode;
  readonly title: string;
  readonly text?: ReactNode;
  /** `alert` interrupts screen readers, `status` waits. */
  readonly role?: 'alert' | 'status';
  /** Actions. */
  readonly children?: ReactNode;
}

/** A message in place of a page: what happened, and what to do next. The first download contains it, so it is small. */
export function Notice({ icon, title, text, role, children }: NoticeProps) {
  return (
    <div className={styles.notice} role={role}>
      {icon}
      <h1 className={styles.title}>{title}</h1>
      {text !== undefined && <p className={styles.text}>{text}</p>}
      {children}
    </div>
  );
}
