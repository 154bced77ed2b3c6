import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { LatestVerdicts } from '../../features/code/submissions/LatestVerdicts.tsx';
import { AccessEnd, EnrollmentBox } from '../../features/courses/EnrollmentBox.tsx';
import { NextLesson } from '../../features/courses/NextLesson.tsx';
import { ProblemsByPattern } from '../../features/courses/ProblemsByPattern.tsx';
import { hasEnded } from '../../features/courses/progress.ts';
import { useCourse } from '../../features/courses/useCourse.ts';
import { AnnotatedLessons } from '../../features/lessons/AnnotatedLessons.tsx';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyState, Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './MyCoursesPage.module.css';

export function MyCoursesPage() {
  const { user } = useSession();
  const active = user?.currentCourses.filter((enrollment) => !hasEnded(enrollment)) ?? [];
  const ended = user?.currentCourses.filter(hasEnded) ?? [];
  return (
    <Page title="My courses">
      {!user && <Skeleton lines={4} label="Loading your courses" />}
      {user && active.length + ended.length === 0 && (
        <EmptyState>
          <p>When you enroll in a course, it will appear here.</p>
          <ButtonLink to={href.courses()} variant="primary">
            Browse now
          </ButtonLink>
        </EmptyState>
      )}
      {active.length > 0 && (
        <div className={styles.activeCourses}>
          {active.map((enrollment) => (
            <EnrolledCourse key={enrollment.courseId} enrollment={enrollment} Layout={ActiveCourse} />
          ))}
        </div>
      )}
      <EndedGroup heading="Expired" enrollments={ended.filter(({ isRefunded }) => !isRefunded)} />
      <EndedGroup heading="Refunded" enrollments={ended.filter(({ isRefunded }) => isRefunded)} />
    </Page>
  );
}

interface EndedGroupProps {
  readonly heading: string;
  readonly enrollments: readonly CurrentCourse[];
}

function EndedGroup({ heading, enrollments }: EndedGroupProps) {
  const id = useId();
  if (enrollments.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <div className={styles.tiles}>
        {enrollments.map((enrollment) => (
          <EnrolledCourse key={enrollment.courseId} enrollment={enrollment} Layout={Tile} />
        ))}
      </div>
    </section>
  );
}

interface LayoutProps {
  readonly course: Course;
  readonly enrollment: CurrentCourse;
}

interface EnrolledCourseProps {
  readonly enrollment: CurrentCourse;
  readonly Layout: ComponentType<LayoutProps>;
}

function EnrolledCourse({ enrollment, Layout }: EnrolledCourseProps) {
  const courseQuery = useCourse(enrollment.coursePath);
  switch (courseQuery.status) {
    case 'ready':
      return <Layout course={courseQuery.course} enrollment={enrollment} />;
    case 'missing':
      return null;
    case 'failed':
      return (
        <Alert>
          <p>The course could not be loaded.</p>
          <Button size="sm" onClick={courseQuery.retry}>
            Try again
          </Button>
        </Alert>
      );
    case 'loading':
      return <Skeleton lines={8} label="Loading the course" />;
  }
}

/** An active course: what to do next, and what has been done. */
function ActiveCourse({ course, enrollment }: LayoutProps) {
  return (
    <article className={styles.activeCourse}>
      <h2 className={styles.name}>
        <Link to={href.course(course.path)}>{course.title}</Link>
      </h2>
      <div className={styles.columns}>
        <div className={styles.main}>
          <NextLesson course={course} enrollment={enrollment} />
          <LatestVerdicts course={course} />
          <ProblemsByPattern course={course} />
        </div>
        <div className={styles.aside}>
          <Sections course={course} finished={enrollment.finishedLessons} />
          <AccessEnd course={course} enrollment={enrollment} />
          <AnnotatedLessons course={course} />
        </div>
      </div>
    </article>
  );
}

/** A course whose access has ended. */
function Tile({ course, enrollment }: LayoutProps) {
  return (
    <article className={styles.tile}>
      <h3 className={styles.name}>
        <Link to={href.course(course.path)}>{course.title}</Link>
      </h3>
      <EnrollmentBox course={course} enrollment={enrollment} />
      <Sections course={course} finished={enrollment.finishedLessons} />
      <AnnotatedLessons course={course} />
    </article>
  );
}

interface SectionsProps {
  readonly course: Course;
  readonly finished: readonly number[];
}

function Sections({ course, finished }: SectionsProps) {
  return (
    <dl className={styles.sections}>
      {course.sections.map(({ name, lessons }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lessons.filter(({ id }) => finished.includes(id)).length} / {lessons.length}
          </dd>
        </div>
      ))}
    </dl>
  );
}
