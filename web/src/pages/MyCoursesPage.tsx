import { builtInCourse } from '@dryrun/content/course/outline';
import { Link } from 'react-router-dom';
import { EnrollmentBox } from '../features/courses/EnrollmentBox.tsx';
import { enrollmentOf } from '../features/courses/progress.ts';
import { href } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';
import { ButtonLink } from '../shared/ui/Button.tsx';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';
import styles from './MyCoursesPage.module.css';

/** The courses a person owns, with their progress. */
export function MyCoursesPage() {
  const { user } = useSession();
  usePageTitle('My courses');
  const enrollment = enrollmentOf(user, builtInCourse);
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>My courses</h1>
      {!user && <Skeleton lines={4} label="Loading your courses" />}
      {user && !enrollment && (
        <div className={styles.empty}>
          <p>When you enroll in a course, it will appear here.</p>
          <ButtonLink to={href.course(builtInCourse.path)} variant="primary">
            Browse now
          </ButtonLink>
        </div>
      )}
      {enrollment && (
        <article className={styles.tile}>
          <h2 className={styles.name}>
            <Link to={href.course(builtInCourse.path)}>{builtInCourse.title}</Link>
          </h2>
          <EnrollmentBox course={builtInCourse} enrollment={enrollment} />
        </article>
      )}
    </div>
  );
}
