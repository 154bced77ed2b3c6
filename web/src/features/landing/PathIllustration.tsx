import { builtInCourse } from '@dryrun/content/course/outline';
import { Check } from 'lucide-react';
import styles from './PathIllustration.module.css';

export function PathIllustration() {
  return (
    <ol className={styles.path} aria-hidden>
      {builtInCourse.sections.map(({ name, lessons }, i) => (
        <li key={name} data-done={i === 0 || undefined} data-current={i === 1 || undefined}>
          <span className={styles.mark}>{i === 0 && <Check size={12} strokeWidth={3} />}</span>
          {name}
          <span className={styles.count}>{lessons.length}</span>
        </li>
      ))}
    </ol>
  );
}
