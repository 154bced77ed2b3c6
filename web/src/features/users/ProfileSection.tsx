import { useId, type ReactNode } from 'react';
import styles from './ProfileSection.module.css';

interface ProfileSectionProps {
  readonly title: string;
  readonly description: ReactNode;
  readonly children: ReactNode;
}

export function ProfileSection({ title, description, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.description}>{description}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
