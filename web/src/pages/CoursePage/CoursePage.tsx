import { isPublished } from '@dryrun/content/course/published';
import { flattenLessons, type Course } from '@dryrun/contracts/courses';
import { Link, Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { SignupForm } from '../../features/auth/SignupForm.tsx';
import { SocialButtons } from '../../features/auth/SocialButtons.tsx';
import { AuthorCard, AuthorLine } from '../../features/courses/AuthorCard.tsx';
import { BuyBox } from '../../features/courses/BuyBox.tsx';
import { CourseContents } from '../../features/courses/CourseContents.tsx';
import { Description } from '../../features/courses/Description.tsx';
import { EnrollmentBox } from '../../features/courses/EnrollmentBox.tsx';
import { LoggedOutBox } from '../../features/courses/LoggedOutBox.tsx';
import { useCourse } from '../../features/courses/useCourse.ts';
import { usePreviewCompletions } from '../../features/lessons/previewCompletions.ts';
import { findActiveEnrollment, findEnrollment } from '../../shared/enrollment.ts';
import { asksForLogin, forwardReturnPath } from '../../shared/navigationState.ts';
import { href } from '../../shared/paths.ts';
import { pathAfterLogin } from '../../shared/returnPath.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
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
        <Page>
          <Alert onRetry={courseQuery.retry}>The course could not be loaded.</Alert>
        </Page>
      );
    case 'loading':
      return (
        <Page>
          <Skeleton lines={8} label="Loading the course" />
        </Page>
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
    <Page className={styles.page}>
      <header className={styles.header}>
        <Heading level={1}>{course.title}</Heading>
        <Text size="lg" className={styles.short}>
          {course.shortDesc}
        </Text>
        <AuthorLine />
      </header>
      {enrollment || sessionHasEnded ? (
        <Card as="aside" padding={5} className={styles.aside} aria-label="Your progress">
          {enrollment ? (
            <EnrollmentBox course={course} enrollment={enrollment} />
          ) : (
            <LoggedOutBox course={course} sample={sample} />
          )}
        </Card>
      ) : (
        <Card as="aside" padding={5} className={styles.aside} aria-label="Buy the course">
          <BuyBox course={course} sample={sample} />
        </Card>
      )}
      <div className={styles.body}>
        <Description text={course.fullDesc} />
        <Section title="Course content" size="xl" className={styles.contents}>
          <CourseContents
            course={course}
            isEnrolled={isEnrolled}
            finishedLessons={enrollment?.finishedLessons ?? previewCompletions}
          />
        </Section>
        <AuthorCard />
      </div>
      <LoginModal />
    </Page>
  );
}

/** Opens when a lesson redirected a visitor here to log in, and returns there afterward. */
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
      <Stack gap={5} className={styles.signup}>
        <SocialButtons />
        <SignupForm />
        <Text size="md" className={styles.other}>
          Already have an account?{' '}
          <Link to={href.login()} state={forwardReturnPath(state)}>
            Log in
          </Link>
        </Text>
      </Stack>
    </Modal>
  );
}
