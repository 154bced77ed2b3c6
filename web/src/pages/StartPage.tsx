import { DryRunFigure } from '../features/dry-run/DryRunFigure.tsx';
import { builtInCoursePath, href } from '../shared/paths.ts';
import { usePageTitle } from '../shared/usePageTitle.ts';
import { ButtonLink } from '../shared/ui/Button.tsx';
import styles from './StartPage.module.css';

/** What Dry Run is, with one thing to do. */
export function StartPage() {
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
          <ButtonLink to={href.lesson(builtInCoursePath, 'three-sum')} variant="primary" size="lg">
            Try a problem
          </ButtonLink>
          <ButtonLink to={href.course(builtInCoursePath)} size="lg">
            See the course
          </ButtonLink>
        </div>
      </div>
      <DryRunFigure />
    </div>
  );
}
