import { isWritten } from '@dryrun/content/course/written';
import type { Course, Lesson } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { CompletionToggle } from '../features/lessons/CompletionToggle.tsx';
import { ContentsPanel } from '../features/lessons/ContentsPanel.tsx';
import { LessonNavigation } from '../features/lessons/LessonNavigation.tsx';
import { LessonText } from '../features/lessons/LessonText.tsx';
import { neighboursOf } from '../features/lessons/neighbours.ts';
import { useCompletion } from '../features/lessons/useCompletion.ts';
import type { LessonContent } from '../features/lessons/useLessonContent.ts';
import { useIsNarrow } from '../shared/useIsNarrow.ts';
import styles from './LessonPageText.module.css';

interface TextPageProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly enrollment: CurrentCourse | undefined;
}

/** A lesson to read, with the course's contents beside it. */
export function LessonPageText({ course, lesson, content, enrollment }: TextPageProps) {
  const completion = useCompletion(enrollment, lesson.id);
  const isNarrow = useIsNarrow();
  const contents = (
    <ContentsPanel
      course={course}
      current={lesson}
      finished={enrollment?.finishedLessons ?? []}
      isOwner={enrollment !== undefined}
      canOpen={isWritten}
    />
  );
  return (
    <div className={styles.page}>
      <div className={styles.reader}>
        <article className={styles.article}>
          <h1 className={styles.title}>{lesson.name}</h1>
          <LessonText course={course} content={content} part="lessonContent" density="reading" />
        </article>
        <footer className={styles.footer}>
          <LessonNavigation
            course={course}
            neighbours={neighboursOf(course, lesson, isWritten)}
            onNext={() => completion?.set(true)}
          >
            {completion && <CompletionToggle completion={completion} />}
          </LessonNavigation>
        </footer>
      </div>
      {isNarrow ? (
        <details className={styles.collapsed}>
          <summary>Course content</summary>
          {contents}
        </details>
      ) : (
        <aside className={styles.aside}>
          <h2 className={styles.heading}>Course content</h2>
          {contents}
        </aside>
      )}
    </div>
  );
}
