import { isPublished } from '@dryrun/content/course/published';
import { isOnSale, type Course, type Lesson } from '@dryrun/contracts/courses';
import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import styles from './LockedPanel.module.css';

interface LockedPanelProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly message: string;
  /** The price and the link to the checkout. */
  readonly purchase: ReactNode;
}

/** Says why a lesson is locked, what it teaches and costs, and which lessons are free. */
export function LockedPanel({ course, lesson, message, purchase }: LockedPanelProps) {
  const lessons = course.sections.flatMap((section) => section.lessons);
  const freeLessons = lessons.filter((other) => other.preview && isPublished(other));
  return (
    <div className={styles.locked}>
      <Lock size={20} aria-hidden />
      <p>{message}</p>
      {lesson.teaches !== undefined && (
        <div className={styles.teaches}>
          <h2>{lesson.isCodingProblem ? 'Your task' : 'What you learn'}</h2>
          <p>{lesson.teaches}</p>
        </div>
      )}
      <div className={styles.purchase}>{purchase}</div>
      {isOnSale(course) && (
        <p className={styles.terms}>
          All {lessons.length} lessons for one year, no auto-renewal, 7-day refund.
        </p>
      )}
      <div className={styles.actions}>
        <ButtonLink to={href.course(course.path)}>See the course</ButtonLink>
      </div>
      {freeLessons.length > 0 && (
        <nav className={styles.free} aria-label="Free lessons">
          <h2>Free lessons</h2>
          <ul>
            {freeLessons.map(({ id, name, urlPath }) => (
              <li key={id}>
                <Link to={href.lesson(course.path, urlPath)}>{name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
