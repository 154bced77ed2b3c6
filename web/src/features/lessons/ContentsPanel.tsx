import type { Course, Lesson } from '@dryrun/contracts/courses';
import { Check, Code, Lock } from 'lucide-react';
import { Link } from 'react-router-dom';
import { hasAccess } from '../../shared/enrollment.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { usePractice } from '../../shared/usePractice.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './ContentsPanel.module.css';
import { useLessonPrefetch, type PrefetchHandlers } from './useLessonPrefetch.ts';

interface ContentsPanelProps {
  readonly course: Course;
  readonly current: Lesson;
  readonly finished: readonly number[];
  readonly isOwner: boolean;
  readonly canOpen: (lesson: Lesson) => boolean;
  readonly onOpen?: (() => void) | undefined;
}

export function ContentsPanel({ course, current, finished, isOwner, canOpen, onOpen }: ContentsPanelProps) {
  const { solved } = usePractice();
  const { user } = useSession();
  const canReadAll = hasAccess(user, course);
  const prefetchOnIntent = useLessonPrefetch(course);
  const isSolved = ({ questionId }: Lesson) => questionId !== undefined && solved.has(questionId);
  return (
    <Stack as="nav" gap={5} aria-label="Course content">
      <Link to={href.course(course.path)} className={styles.course}>
        {course.title}
      </Link>
      {course.sections.map((section) => (
        <section key={section.name}>
          <h3 className={styles.section}>
            {section.name}
            <span className={styles.count}>
              {section.lessons.some(isSolved) && `${section.lessons.filter(isSolved).length} solved · `}
              {section.lessons.filter((lesson) => finished.includes(lesson.id)).length} /{' '}
              {section.lessons.length}
            </span>
          </h3>
          <ol>
            {section.lessons.map((lesson) => (
              <li key={lesson.id}>
                <LessonLink
                  lesson={lesson}
                  to={canOpen(lesson) ? href.lesson(course.path, lesson.urlPath) : undefined}
                  isFinished={finished.includes(lesson.id)}
                  isSolved={isSolved(lesson)}
                  isFree={lesson.preview && !isOwner}
                  isLocked={!lesson.preview && !canReadAll}
                  isCurrent={lesson.id === current.id}
                  onOpen={onOpen}
                  handlers={prefetchOnIntent(lesson)}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </Stack>
  );
}

interface LessonLinkProps {
  readonly lesson: Lesson;
  readonly to: string | undefined;
  readonly isFinished: boolean;
  readonly isSolved: boolean;
  readonly isFree: boolean;
  readonly isLocked: boolean;
  readonly isCurrent: boolean;
  readonly onOpen?: (() => void) | undefined;
  readonly handlers: PrefetchHandlers;
}

function LessonLink({
  lesson,
  to,
  isFinished,
  isSolved,
  isFree,
  isLocked,
  isCurrent,
  onOpen,
  handlers,
}: LessonLinkProps) {
  const content = (
    <>
      <span className={styles.mark}>
        {isFinished ? (
          <Check size={15} strokeWidth={2.5} role="img" aria-label="completed" />
        ) : (
          lesson.isCodingProblem && <Code size={15} aria-hidden />
        )}
      </span>
      <span className={styles.name}>{lesson.name}</span>
      {isSolved && <span className={styles.solved}>Solved</span>}
      {isFree && (
        <Badge tone="good" className={styles.free}>
          FREE
        </Badge>
      )}
      {isLocked && <Lock size={13} role="img" aria-label="locked" className={styles.lock} />}
    </>
  );
  if (!to) return <span className={styles.lesson}>{content}</span>;
  return (
    <Link
      to={to}
      ref={isCurrent ? scrollToCenter : undefined}
      className={styles.lesson}
      data-finished={isFinished || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onOpen}
      {...handlers}
    >
      {content}
    </Link>
  );
}

/** Scrolls only the container of the panel; scrollIntoView would scroll the page too. */
function scrollToCenter(element: HTMLElement | null): void {
  const scroller = element?.closest('nav')?.parentElement;
  if (!element || !scroller) return;
  const offset = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  scroller.scrollTop += offset - scroller.clientHeight / 2;
}
