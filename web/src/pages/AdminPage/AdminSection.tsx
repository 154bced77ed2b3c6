import type { ReactNode } from 'react';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './AdminSection.module.css';

interface AdminSectionProps {
  readonly title: string;
  readonly description?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

export function AdminSection({ title, description, action, children }: AdminSectionProps) {
  usePageTitle(`${title} · Admin`);
  return (
    <div className={styles.section}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          {description !== undefined && <p className={styles.description}>{description}</p>}
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
