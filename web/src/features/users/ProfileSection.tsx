import { useId, type ReactNode } from 'react';
import styles from './ProfileSection.module.css';

interface ProfileSectionProps {
  readonly title: string;
  /** What the section is for, in a sentence or two. */
  readonly about: ReactNode;
  readonly children: ReactNode;
}

/** One subject of the profile: what it is at the left, what to do at the right. */
export function ProfileSection({ title, about, children }: ProfileSectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <p className={styles.about}>{about}</p>
      </div>
      <div className={styles.body}>{children}</div>
    </section>
  );
}
