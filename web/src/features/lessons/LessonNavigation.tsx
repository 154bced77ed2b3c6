import type { Course } from '@dryrun/contracts/courses';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { href } from '../../shared/paths.ts';
import { showToast } from '../../shared/ui/toast.tsx';
import styles from './LessonNavigation.module.css';
import { messages } from './messages.ts';
import type { PreviousAndNext } from './previousAndNext.ts';
import { useLessonPrefetch, useNextLessonPrefetch } from './useLessonPrefetch.ts';

interface LessonNavigationProps {
  readonly course: Course;
  readonly adjacent: PreviousAndNext;
  readonly onNext: () => void;
  readonly children?: ReactNode;
}

/** Back and Next links. On the last lesson, Next becomes Finish and opens the course page. */
export function LessonNavigation({ course, adjacent, onNext, children }: LessonNavigationProps) {
  const { back, next } = adjacent;
  const prefetchOnIntent = useLessonPrefetch(course);
  useNextLessonPrefetch(course, next);
  return (
    <div className={styles.frame}>
      <nav className={styles.navigation} aria-label="Lessons">
        {back ? (
          <Link
            to={href.lesson(course.path, back.urlPath)}
            className={styles.link}
            {...prefetchOnIntent(back)}
          >
            <ArrowLeft size={16} aria-hidden />
            <Names word="Back" name={back.name} />
          </Link>
        ) : (
          <span />
        )}
        <div className={styles.middle}>{children}</div>
        <Link
          to={next ? href.lesson(course.path, next.urlPath) : href.course(course.path)}
          className={styles.link}
          data-side="next"
          {...prefetchOnIntent(next)}
          onClick={() => {
            onNext();
            if (!next) showToast(messages.courseFinished);
          }}
        >
          <Names word={next ? 'Next' : 'Finish'} name={next?.name ?? course.title} />
          <ArrowRight size={16} aria-hidden />
        </Link>
      </nav>
    </div>
  );
}

function Names({ word, name }: { readonly word: string; readonly name: string }) {
  return (
    <span className={styles.names}>
      <span className={styles.word} data-word={word}>
        {word}
      </span>{' '}
      <span className={styles.name}>{name}</span>
    </span>
  );
}
