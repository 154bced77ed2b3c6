import type { Course, Lesson } from '@dryrun/contracts/courses';
import { useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from './EnrollmentBox.module.css';

interface LoggedOutBoxProps {
  readonly course: Course;
  readonly sample: Lesson | undefined;
}

/** Replaces the offer after the session has ended, because the user may own the course. */
export function LoggedOutBox({ course, sample }: LoggedOutBoxProps) {
  return (
    <div className={styles.box}>
      <p className={styles.accessEnded}>{loggedOutMessage}</p>
      <p className={styles.note}>Log in to continue here.</p>
      <ButtonLink to={href.login()} state={fromLocation(useLocation())} variant="primary" size="lg">
        Log in
      </ButtonLink>
      {sample && <ButtonLink to={href.lesson(course.path, sample.urlPath)}>Try a free lesson</ButtonLink>}
    </div>
  );
}
