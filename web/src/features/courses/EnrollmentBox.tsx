import { daysLeft } from '@dryrun/contracts/access';
import { isOnSale, type Course } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useState } from 'react';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { usePractice } from '../../shared/usePractice.ts';
import styles from './EnrollmentBox.module.css';
import { countFinished, countSolved, hasEnded, flattenLessons, lessonToContinue } from './progress.ts';
import { Purchase } from './Purchase.tsx';

interface EnrollmentBoxProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

const dateFormat = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

export function EnrollmentBox({ course, enrollment }: EnrollmentBoxProps) {
  const finished = countFinished(course, enrollment);
  const lessons = flattenLessons(course);
  const total = lessons.length;
  const problems = lessons.filter(({ isCodingProblem }) => isCodingProblem);
  const { solved } = usePractice();
  const hasAccessEnded = hasEnded(enrollment);
  return (
    <div className={styles.box}>
      <div className={styles.progress}>
        <p>
          {finished} of {total} lessons completed
        </p>
        <ProgressBar value={finished} max={total} label={`Progress in ${course.title}`} />
        {problems.length > 0 && (
          <p className={styles.note}>
            {countSolved(problems, solved)} of {problems.length} problems solved
          </p>
        )}
      </div>
      {hasAccessEnded ? (
        <Ended course={course} enrollment={enrollment} />
      ) : (
        <Active course={course} enrollment={enrollment} />
      )}
    </div>
  );
}

function Active({ course, enrollment }: EnrollmentBoxProps) {
  const [now] = useState(() => new Date());
  const next = lessonToContinue(course, enrollment);
  const end = enrollment.expiresAt === undefined ? undefined : new Date(enrollment.expiresAt);
  return (
    <>
      {next && (
        <>
          <ButtonLink to={href.lesson(course.path, next.urlPath)} variant="primary" size="lg">
            Continue
          </ButtonLink>
          <p className={styles.note}>Next up: {next.name}</p>
        </>
      )}
      {end && <p className={styles.note}>Access until {dateFormat.format(end)}</p>}
      {end && isOnSale(course) && daysLeft(end, now) <= limits.extendDays && (
        <ButtonLink to={href.buy(course.path, { extend: true })}>Extend by a year</ButtonLink>
      )}
    </>
  );
}

function Ended({ course, enrollment: { expiresAt } }: EnrollmentBoxProps) {
  return (
    <>
      <p className={styles.accessEnded}>
        Your access ended{expiresAt !== undefined && ` on ${dateFormat.format(new Date(expiresAt))}`}.
      </p>
      <p className={styles.note}>Your progress, notes and submissions are kept.</p>
      <Purchase course={course} label="Buy again" />
    </>
  );
}
