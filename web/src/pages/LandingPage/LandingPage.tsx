import { lessonCount } from '@dryrun/content/course/description';
import { builtInCourse } from '@dryrun/content/course/outline';
import { formatPrice } from '../../features/courses/price.ts';
import { continueUrl, lessonToContinue } from '../../features/courses/progress.ts';
import { CompanyNames } from '../../features/landing/CompanyNames.tsx';
import { FreeLessons } from '../../features/landing/FreeLessons.tsx';
import { InterviewRehearsal } from '../../features/landing/InterviewRehearsal.tsx';
import { Offer } from '../../features/landing/Offer.tsx';
import { ProductScreenshot } from '../../features/landing/ProductScreenshot.tsx';
import { Reasons } from '../../features/landing/Reasons.tsx';
import { WalkThrough } from '../../features/landing/WalkThrough.tsx';
import { DryRunFigure } from '../../features/dry-run/DryRunFigure.tsx';
import { findActiveEnrollment } from '../../shared/enrollment.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import { landingMetadata } from './landingMetadata.ts';
import styles from './LandingPage.module.css';

export function LandingPage() {
  usePageTitle(landingMetadata.title, landingMetadata.description);
  const { user } = useSession();
  const price = formatPrice(builtInCourse).current;
  const enrollment = findActiveEnrollment(user, builtInCourse);
  const next = enrollment && lessonToContinue(builtInCourse, enrollment);
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <h1 className={styles.title}>Prepare for technical interviews by rehearsing them.</h1>
        <p className={styles.lead}>
          A course with {lessonCount} lessons and a real judge. Write Java, Python or C++ in the browser, run
          it on your own test cases, and see exactly which test fails and why.
        </p>
        <Actions continueTo={next && continueUrl(builtInCourse, next, enrollment)} />
        <Text className={styles.terms}>
          The free lessons need no card and no account. Running code needs a free account. The full course is{' '}
          {price}, paid once, for a year.
        </Text>
      </section>
      <ProductScreenshot />
      <CompanyNames />
      <Reasons price={price} />
      <WalkThrough figure={<DryRunFigure />} />
      <InterviewRehearsal />
      <FreeLessons />
      <Offer price={price} isOwner={enrollment !== undefined} />
    </div>
  );
}

/** An owner continues; others start with a problem or the first free lesson. */
function Actions({ continueTo }: { readonly continueTo: string | undefined }) {
  return (
    <Row gap={3} justify="center" className={styles.actions}>
      {continueTo ? (
        <ButtonLink to={continueTo} variant="primary" size="lg">
          Continue
        </ButtonLink>
      ) : (
        <>
          <ButtonLink to={href.lesson(builtInCoursePath, 'three-sum')} variant="primary" size="lg">
            Solve Three Sum now
          </ButtonLink>
          <ButtonLink to={href.lesson(builtInCoursePath, 'how-to-use')} size="lg">
            Try for free
          </ButtonLink>
        </>
      )}
      <ButtonLink to={href.course(builtInCoursePath)} size="lg">
        See the course
      </ButtonLink>
    </Row>
  );
}
