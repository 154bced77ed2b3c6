import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './AdminSection.module.css';

interface AdminSectionProps {
  readonly title: string;
  /** A sentence below the heading. */
  readonly about?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function AdminSection({ title, about, action, children }: AdminSectionProps) {
  usePageTitle(`${title} · Admin`);
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {about !== undefined && <p className={styles.about}>{about}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}

export function AdminPart({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      {children}
    </section>
  );
}
