import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import styles from './EnrollmentBox.module.css';
import { countFinished, lessonsOf, lessonToContinue } from './progress.ts';

interface EnrollmentBoxProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** An owner's progress in a course and the way on. */
export function EnrollmentBox({ course, enrollment }: EnrollmentBoxProps) {
  const finished = countFinished(course, enrollment);
  const total = lessonsOf(course).length;
  const next = lessonToContinue(course, enrollment);
  return (
    <div className={styles.box}>
      <div className={styles.progress}>
        <p>
          {finished} of {total} lessons completed
        </p>
        <ProgressBar value={finished} max={total} label={`Progress in ${course.title}`} />
      </div>
      {next && (
        <>
          <ButtonLink to={href.lesson(course.path, next.urlPath)} variant="primary" size="lg">
            Continue
          </ButtonLink>
          <p className={styles.note}>Continues at {next.name}</p>
        </>
      )}
      {enrollment.expiresAt && (
        <p className={styles.note}>Access until {dateFormat.format(new Date(enrollment.expiresAt))}</p>
      )}
    </div>
  );
}
