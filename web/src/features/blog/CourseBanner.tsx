import { builtInCoursePath, href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from './CourseBanner.module.css';

export function CourseBanner() {
  return (
    <aside className={styles.banner} aria-label="Our course">
      <h2 className={styles.title}>Coding interview prep</h2>
      <p className={styles.text}>
        Lessons, 20 coding problems and a judge that shows which test fails. For Java, Python and C++.
      </p>
      <ButtonLink to={href.course(builtInCoursePath)} variant="primary" size="sm">
        Learn more!
      </ButtonLink>
    </aside>
  );
}
