import type { Course } from '@dryrun/contracts/courses';
import { Lock } from 'lucide-react';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from './LockedPanel.module.css';

/** In place of a lesson's text that may not be read. */
export function LockedPanel({ course, message }: { readonly course: Course; readonly message: string }) {
  return (
    <div className={styles.locked}>
      <Lock size={20} aria-hidden />
      <p>{message}</p>
      <ButtonLink to={href.course(course.path)} variant="primary">
        See the course
      </ButtonLink>
    </div>
  );
}
