import { builtInCourse, findLesson } from '@dryrun/content/course/outline';
import { isWritten } from '@dryrun/content/course/written';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { LoginForm } from '../features/auth/LoginForm.tsx';
import { CourseContents } from '../features/courses/CourseContents.tsx';
import { Description } from '../features/courses/Description.tsx';
import { EnrollmentBox } from '../features/courses/EnrollmentBox.tsx';
import { enrollmentOf, lessonsOf } from '../features/courses/progress.ts';
import { asksForLogin, destinationOf, href } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';
import { ButtonLink } from '../shared/ui/Button.tsx';
import { Modal } from '../shared/ui/Modal.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';
import styles from './CoursePage.module.css';

const sampleLesson = findLesson('three-sum');

/** What a course holds and where the reader is in it. */
export function CoursePage() {
  const { coursePath } = useParams();
  const { user } = useSession();
  const course = builtInCourse;
  usePageTitle(course.title);
  if (coursePath !== course.path) return <Navigate to={href.notFound()} replace />;

  const enrollment = enrollmentOf(user, course);
  const lessons = lessonsOf(course);
  const open = lessons.filter(isWritten).length;
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{course.title}</h1>
        <p className={styles.short}>{course.shortDesc}</p>
      </header>
      <aside className={styles.aside} aria-label={enrollment ? 'Your progress' : 'Try it'}>
        {enrollment ? (
          <EnrollmentBox course={course} enrollment={enrollment} />
        ) : (
          sampleLesson && (
            <SampleBox to={href.lesson(course.path, sampleLesson.urlPath)} name={sampleLesson.name} />
          )
        )}
      </aside>
      <div className={styles.body}>
        <Description text={course.fullDesc} />
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={styles.heading}>
            Course content
          </h2>
          {open < lessons.length && (
            <p className={styles.note}>
              {open} of {lessons.length} lessons are open so far. Those without a link are still being
              written.
            </p>
          )}
          <CourseContents
            course={course}
            isEnrolled={enrollment !== undefined}
            finishedLessons={enrollment?.finishedLessons ?? []}
          />
        </section>
      </div>
      <LoginModal />
    </div>
  );
}

function SampleBox({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <div className={styles.sample}>
      <p>Lessons marked FREE are open to everyone. Log in to run your code there.</p>
      <ButtonLink to={to} variant="primary" size="lg">
        Try {name}
      </ButtonLink>
    </div>
  );
}

/** Opens when a page of this course sent a visitor here to log in; afterwards they return to it. */
function LoginModal() {
  const { isLoggedIn } = useSession();
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  if (!asksForLogin(state)) return null;
  if (isLoggedIn) return <Navigate to={destinationOf(state)} replace />;
  return (
    <Modal
      isOpen
      onClose={() => void navigate(pathname, { replace: true })}
      title="Log in to start learning"
      description="This lesson is open to people who own the course."
    >
      <LoginForm />
    </Modal>
  );
}
