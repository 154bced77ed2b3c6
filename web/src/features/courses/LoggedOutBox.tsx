import type { Course, Lesson } from '@dryrun/contracts/courses';
import { useLocation } from 'react-router-dom';
import { fromLocation } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { loggedOutMessage } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './EnrollmentBox.module.css';

interface LoggedOutBoxProps {
  readonly course: Course;
  readonly sample: Lesson | undefined;
}

/** Replaces the offer after the session has ended, because the user may own the course. */
export function LoggedOutBox({ course, sample }: LoggedOutBoxProps) {
  return (
    <Stack gap={3}>
      <p className={styles.accessEnded}>{loggedOutMessage}</p>
      <Text>Log in to continue here.</Text>
      <ButtonLink to={href.login()} state={fromLocation(useLocation())} variant="primary" size="lg">
        Log in
      </ButtonLink>
      {sample && <ButtonLink to={href.lesson(course.path, sample.urlPath)}>Try a free lesson</ButtonLink>}
    </Stack>
  );
}
