import type { Course } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { Link } from 'react-router-dom';
import { EnrollmentBox } from '../../features/courses/EnrollmentBox.tsx';
import { hasEnded } from '../../features/courses/progress.ts';
import { useCourse } from '../../features/courses/useCourse.ts';
import { AnnotatedLessons } from '../../features/lessons/AnnotatedLessons.tsx';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyState, Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './MyCoursesPage.module.css';

export function MyCoursesPage() {
  const { user } = useSession();
  usePageTitle('My courses');
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
      {active.length > 0 && <Tiles enrollments={active} />}
      {ended.length > 0 && (
        <section aria-labelledby="expired" className={styles.group}>
          <h2 id="expired" className={styles.heading}>
            Expired
          </h2>
          <Tiles enrollments={ended} />
        </section>
      )}
    </Page>
  );
}

function Tiles({ enrollments }: { readonly enrollments: readonly CurrentCourse[] }) {
  return (
    <div className={styles.tiles}>
      {enrollments.map((enrollment) => (
        <Tile key={enrollment.courseId} enrollment={enrollment} />
      ))}
    </div>
  );
}

function Tile({ enrollment }: { readonly enrollment: CurrentCourse }) {
  const courseQuery = useCourse(enrollment.coursePath);
  if (courseQuery.status === 'missing') return null;
  return (
    <article className={styles.tile}>
      {courseQuery.status === 'ready' ? (
        <>
          <h2 className={styles.name}>
            <Link to={href.course(courseQuery.course.path)}>{courseQuery.course.title}</Link>
          </h2>
          <EnrollmentBox course={courseQuery.course} enrollment={enrollment} />
          <Sections course={courseQuery.course} finished={enrollment.finishedLessons} />
          <AnnotatedLessons course={courseQuery.course} />
        </>
      ) : (
        <Skeleton lines={4} label="Loading the course" />
      )}
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
