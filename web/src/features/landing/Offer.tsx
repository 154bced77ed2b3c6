import { builtInCourse } from '@dryrun/content/course/outline';
import { flattenLessons } from '@dryrun/contracts/courses';
import { limits } from '@dryrun/contracts/limits';
import { Check } from 'lucide-react';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import landing from './LandingSection.module.css';
import styles from './Offer.module.css';

const lessons = flattenLessons(builtInCourse);
const problems = lessons.filter((lesson) => lesson.isCodingProblem);

const points = [
  `All ${lessons.length} lessons, ${problems.length} of them coding questions`,
  `${builtInCourse.practiceProblemCount} practice problems, from warm-ups to Hard`,
  'The judge for Java, Python 3 and C++',
  'One year of access from the day you pay',
  'No auto-renewal: you pay only once',
  `${limits.refundDays}-day refund (see terms)`,
];

interface OfferProps {
  readonly price: string;
  readonly isOwner: boolean;
}

/** Offers the course and a free lesson. Owners only get a link to the course. */
export function Offer({ price, isOwner }: OfferProps) {
  return (
    <section className={landing.section} aria-labelledby="offer">
      <div className={styles.box}>
        <div>
          <h2 id="offer" className={landing.heading}>
            One price, one year
          </h2>
          <p className={styles.price}>
            {price} <span>once</span>
          </p>
        </div>
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point}>
              <Check size={18} aria-hidden />
              {point}
            </li>
          ))}
        </ul>
        <Row gap={3} className={styles.actions}>
          {isOwner ? (
            <ButtonLink to={href.course(builtInCoursePath)} variant="primary" size="lg">
              See the course
            </ButtonLink>
          ) : (
            <>
              <ButtonLink to={href.buy(builtInCoursePath)} variant="primary" size="lg">
                Buy for {price}
              </ButtonLink>
              <ButtonLink to={href.lesson(builtInCoursePath, 'how-to-use')} size="lg">
                Start with a free lesson
              </ButtonLink>
            </>
          )}
        </Row>
      </div>
    </section>
  );
}
