import { daysLeft } from '@dryrun/contracts/access';
import { flattenLessons, isOnSale, type Course } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { longDate } from '@dryrun/contracts/long-date';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useState } from 'react';
import { hasEnded } from '../../shared/enrollment.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePractice } from '../../shared/usePractice.ts';
import styles from './EnrollmentBox.module.css';
import { continueUrl, countFinished, countSolved, lessonToContinue } from './progress.ts';
import { Purchase } from './Purchase.tsx';

interface EnrollmentBoxProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

export function EnrollmentBox({ course, enrollment }: EnrollmentBoxProps) {
  return (
    <Stack gap={3}>
      <CourseProgress course={course} enrollment={enrollment} />
      {hasEnded(enrollment) ? (
        <Ended course={course} enrollment={enrollment} />
      ) : (
        <Active course={course} enrollment={enrollment} />
      )}
    </Stack>
  );
}

export function CourseProgress({ course, enrollment }: EnrollmentBoxProps) {
  const finished = countFinished(course, enrollment);
  const lessons = flattenLessons(course);
  const problems = lessons.filter(({ isCodingProblem }) => isCodingProblem);
  const { solved } = usePractice();
  return (
    <Stack gap={2} className={styles.progress}>
      <p>
        {finished} of {lessons.length} lessons completed
      </p>
      <ProgressBar value={finished} max={lessons.length} label={`Progress in ${course.title}`} />
      {problems.length > 0 && (
        <Text>
          {countSolved(problems, solved)} of {problems.length} problems solved
        </Text>
      )}
    </Stack>
  );
}

function Active({ course, enrollment }: EnrollmentBoxProps) {
  const next = lessonToContinue(course, enrollment);
  return (
    <>
      {next && (
        <>
          <ButtonLink to={continueUrl(course, next, enrollment)} variant="primary" size="lg">
            Continue
          </ButtonLink>
          <Text>
            {enrollment.finishedLessons.includes(next.id) ? 'Opened last' : 'Next up'}: {next.name}
          </Text>
        </>
      )}
      <AccessEnd course={course} enrollment={enrollment} />
    </>
  );
}

export function AccessEnd({ course, enrollment: { expiresAt } }: EnrollmentBoxProps) {
  const [now] = useState(() => new Date());
  if (expiresAt === undefined) return null;
  const end = new Date(expiresAt);
  return (
    <>
      <Text>Access until {longDate(end)}</Text>
      {isOnSale(course) && daysLeft(end, now) <= limits.extendDays && (
        <ButtonLink to={href.buy(course.path, { extend: true })}>Extend by a year</ButtonLink>
      )}
    </>
  );
}

function Ended({ course, enrollment: { expiresAt, isRefunded } }: EnrollmentBoxProps) {
  return (
    <>
      <p className={styles.accessEnded}>
        {isRefunded && 'Your purchase was refunded. '}
        Your access ended{expiresAt !== undefined && ` on ${longDate(expiresAt)}`}.
      </p>
      <Text>Your progress, notes and submissions are kept.</Text>
      <Purchase course={course} label="Buy again" />
    </>
  );
}
