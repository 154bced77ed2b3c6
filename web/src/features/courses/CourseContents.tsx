import type { Course, Lesson, Section } from '@dryrun/contracts/courses';
import { isPublished } from '@dryrun/content/course/published';
import { Check, ChevronDown, Code, Lock } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import { Link } from 'react-router-dom';
import { hasAccess } from '../../shared/enrollment.ts';
import { href, sectionId } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { usePractice } from '../../shared/usePractice.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import styles from './CourseContents.module.css';
import { countSolved, formatDuration } from './progress.ts';

interface CourseContentsProps {
  readonly course: Course;
  readonly isEnrolled: boolean;
  readonly finishedLessons: readonly number[];
}

/** A course's sections and lessons. A section without a published or finished lesson starts collapsed. */
export function CourseContents({ course, isEnrolled, finishedLessons }: CourseContentsProps) {
  const finished = new Set(finishedLessons);
  return (
    <Stack gap={4}>
      {course.sections.map((section) => (
        <SectionContents
          key={section.name}
          course={course}
          section={section}
          isEnrolled={isEnrolled}
          finished={finished}
        />
      ))}
    </Stack>
  );
}

interface SectionContentsProps {
  readonly course: Course;
  readonly section: Section;
  readonly isEnrolled: boolean;
  readonly finished: ReadonlySet<number>;
}

function SectionContents({ course, section, isEnrolled, finished }: SectionContentsProps) {
  const { lessons } = section;
  const { solved } = usePractice();
  const { user } = useSession();
  const solvedCount = countSolved(lessons, solved);
  const completed = lessons.filter(({ id }) => finished.has(id)).length;
  return (
    <Card
      as={Collapsible.Root}
      id={sectionId(section.name)}
      defaultOpen={completed > 0 || lessons.some(isPublished)}
      className={styles.section}
    >
      <h3>
        <Collapsible.Trigger className={styles.heading}>
          <ChevronDown size={18} aria-hidden className={styles.chevron} />
          <span>{section.name}</span>
          <span className={styles.count}>
            {completed > 0 ? `${completed} of ${lessons.length} completed` : `${lessons.length} lessons`}
            {solvedCount > 0 && `, ${solvedCount} solved`}
            <span className={styles.duration}> · {formatDuration(lessons)}</span>
          </span>
        </Collapsible.Trigger>
      </h3>
      <Collapsible.Content asChild>
        <ol className={styles.lessons}>
          {lessons.map((lesson) => (
            <li key={lesson.id}>
              <LessonRow
                lesson={lesson}
                to={isPublished(lesson) ? href.lesson(course.path, lesson.urlPath) : undefined}
                isFree={lesson.preview && !isEnrolled}
                isLocked={!lesson.preview && !hasAccess(user, course)}
                isFinished={finished.has(lesson.id)}
                isSolved={countSolved([lesson], solved) > 0}
              />
            </li>
          ))}
        </ol>
      </Collapsible.Content>
    </Card>
  );
}

interface LessonRowProps {
  readonly lesson: Lesson;
  readonly to: string | undefined;
  readonly isFree: boolean;
  readonly isLocked: boolean;
  readonly isFinished: boolean;
  readonly isSolved: boolean;
}

function LessonRow({ lesson, to, isFree, isLocked, isFinished, isSolved }: LessonRowProps) {
  const row = (
    <>
      <span className={styles.mark}>
        {isFinished ? (
          <Check size={16} role="img" aria-label="completed" />
        ) : (
          lesson.isCodingProblem && <Code size={16} aria-hidden />
        )}
      </span>
      <span className={styles.name}>{lesson.name}</span>
      {isSolved && <span className={styles.solved}>Solved</span>}
      {isFree && <Badge tone="good">FREE</Badge>}
      {isLocked && <Lock size={14} role="img" aria-label="locked" className={styles.lock} />}
      <span className={styles.aside}>
        {lesson.difficulty && <span>{lesson.difficulty}</span>}
        {lesson.minutes !== undefined && <span className={styles.minutes}>{lesson.minutes} min</span>}
      </span>
    </>
  );
  const state = { 'data-finished': isFinished || undefined };
  return to === undefined ? (
    <span className={styles.lesson} {...state}>
      {row}
    </span>
  ) : (
    <Link to={to} className={styles.lesson} {...state}>
      {row}
    </Link>
  );
}
