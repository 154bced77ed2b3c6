import { isOnSale, type Course } from '@dryrun/contracts/courses';
import { Lock } from 'lucide-react';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from './LockedPanel.module.css';

export function LockedPanel({ course, message }: { readonly course: Course; readonly message: string }) {
  return (
    <div className={styles.locked}>
      <Lock size={20} aria-hidden />
      <p>{message}</p>
      <div className={styles.actions}>
        {isOnSale(course) && (
          <ButtonLink to={href.buy(course.path)} variant="primary">
            Buy now
          </ButtonLink>
        )}
        <ButtonLink to={href.course(course.path)}>See the course</ButtonLink>
      </div>
    </div>
  );
}
