import { isPublished } from '@dryrun/content/course/published';
import type { Course } from '@dryrun/contracts/courses';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { SignupForm } from '../../features/auth/SignupForm.tsx';
import { SocialButtons } from '../../features/auth/SocialButtons.tsx';
import { AuthorCard, AuthorLine } from '../../features/courses/AuthorCard.tsx';
import { BuyBox } from '../../features/courses/BuyBox.tsx';
import { CourseContents } from '../../features/courses/CourseContents.tsx';
import { Description } from '../../features/courses/Description.tsx';
import { EnrollmentBox } from '../../features/courses/EnrollmentBox.tsx';
import { LoggedOutBox } from '../../features/courses/LoggedOutBox.tsx';
import { findActiveEnrollment, findEnrollment, flattenLessons } from '../../features/courses/progress.ts';
import { useCourse } from '../../features/courses/useCourse.ts';
import { usePreviewCompletions } from '../../features/lessons/previewCompletions.ts';
import { asksForLogin, forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from './CoursePage.module.css';

export function CoursePage() {
  const { coursePath = '' } = useParams();
  const courseQuery = useCourse(coursePath);
  switch (courseQuery.status) {
    case 'ready':
      return <LoadedCourse course={courseQuery.course} />;
    case 'missing':
      return <Navigate to={href.notFound()} replace />;
    case 'failed':
      return (
        <div className={styles.page}>
          <Alert>
            <p>The course could not be loaded.</p>
            <Button size="sm" onClick={courseQuery.retry}>
              Try again
            </Button>
          </Alert>
        </div>
      );
    case 'loading':
      return (
        <div className={styles.page}>
          <Skeleton lines={8} label="Loading the course" />
        </div>
      );
  }
}

function LoadedCourse({ course }: { readonly course: Course }) {
  const { user, hasEnded: sessionHasEnded } = useSession();
  usePageTitle(course.title, course.shortDesc);
  const enrollment = findEnrollment(user, course);
  const previewCompletions = usePreviewCompletions(course, enrollment);
  const isEnrolled = findActiveEnrollment(user, course) !== undefined;
  const lessons = flattenLessons(course);
  const sample = lessons.find((lesson) => lesson.preview && isPublished(lesson));
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{course.title}</h1>
        <p className={styles.short}>{course.shortDesc}</p>
        <AuthorLine />
      </header>
      {enrollment || sessionHasEnded ? (
        <aside className={styles.aside} aria-label="Your progress">
          {enrollment ? (
            <EnrollmentBox course={course} enrollment={enrollment} />
          ) : (
            <LoggedOutBox course={course} sample={sample} />
          )}
        </aside>
      ) : (
        <aside className={styles.aside} aria-label="Buy the course">
          <BuyBox course={course} sample={sample} />
        </aside>
      )}
      <div className={styles.body}>
        <Description text={course.fullDesc} />
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.heading}>
            Course content
          </h2>
          <CourseContents
            course={course}
            isEnrolled={isEnrolled}
            finishedLessons={enrollment?.finishedLessons ?? previewCompletions}
          />
        </section>
        <AuthorCard />
      </div>
      <LoginModal />
    </div>
  );
}

/** Opens when a lesson redirected a visitor here to log in, and returns there afterwards. */
function LoginModal() {
  const { isLoggedIn, user } = useSession();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  if (!asksForLogin(state)) return null;
  if (isLoggedIn) return <Navigate to={pathAfterLogin(state, user?.role === 'admin')} replace />;
  return (
    <Modal
      isOpen
      onClose={() => void navigate(pathname, { replace: true })}
      title="Create a free account to start learning"
    >
      <div className={styles.signup}>
        <SocialButtons />
        <SignupForm />
        <p className={styles.other}>
          Already have an account?{' '}
          <Link to={href.login()} state={forwardReturnPath(state)}>
            Log in
          </Link>
        </p>
      </div>
    </Modal>
  );
}
