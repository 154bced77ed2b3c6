import { builtInCourse } from '@dryrun/content/course/outline';
import { DryRunFigure } from '../features/dry-run/DryRunFigure.tsx';
import { enrollmentOf, lessonToContinue } from '../features/courses/progress.ts';
import { builtInCoursePath, href } from '../shared/paths.ts';
import { useSession } from '../shared/session.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { ButtonLink } from '../shared/ui/Button.tsx';
import styles from './StartPage.module.css';

/** What Dry Run is, with one thing to do. */
export function StartPage() {
  const { user } = useSession();
  const enrollment = enrollmentOf(user, builtInCourse);
  const next = enrollment && lessonToContinue(builtInCourse, enrollment);
  usePageTitle();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>Rehearse the interview before it counts.</h1>
        <p className={styles.lead}>
          Dry Run is a course for coding interviews with a real judge: write Java, Python or C++ in the
          browser, run it on your own test cases, and see exactly which test fails.
        </p>
        <div className={styles.actions}>
          {next ? (
            <ButtonLink to={href.lesson(builtInCoursePath, next.urlPath)} variant="primary" size="lg">
              Continue
            </ButtonLink>
          ) : (
            <ButtonLink to={href.lesson(builtInCoursePath, 'three-sum')} variant="primary" size="lg">
              Try a problem
            </ButtonLink>
          )}
          <ButtonLink to={href.course(builtInCoursePath)} size="lg">
            See the course
          </ButtonLink>
        </div>
      </div>
      <DryRunFigure />
    </div>
  );
}
