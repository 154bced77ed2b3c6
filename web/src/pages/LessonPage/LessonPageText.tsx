import { isPublished } from '@dryrun/content/course/published';
import type { Course, Lesson } from '@dryrun/contracts/courses';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { Clock } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { listHeadings } from '../../features/blog/headings.ts';
import { TableOfContents } from '../../features/blog/TableOfContents.tsx';
import { LessonProgram } from '../../features/code/lesson-program/LessonProgram.tsx';
import { Purchase } from '../../features/courses/Purchase.tsx';
import { CompletionToggle } from '../../features/lessons/CompletionToggle.tsx';
import { ContentsPanel } from '../../features/lessons/ContentsPanel.tsx';
import { completeAndContinue } from '../../features/lessons/completeAndContinue.ts';
import { LessonAnnotations } from '../../features/lessons/LessonAnnotations.tsx';
import { LessonNavigation } from '../../features/lessons/LessonNavigation.tsx';
import { LessonPractice } from '../../features/lessons/LessonPractice.tsx';
import { LessonText } from '../../features/lessons/LessonText.tsx';
import { ReadingProgress } from '../../features/lessons/ReadingProgress.tsx';
import { findPreviousAndNext } from '../../features/lessons/previousAndNext.ts';
import { useCompletion } from '../../features/lessons/useCompletion.ts';
import type { LessonContent } from '../../features/lessons/useLessonContent.ts';
import { useQuizResults } from '../../features/lessons/useQuizResults.ts';
import { useScrollRestore } from '../../features/lessons/useScrollRestore.ts';
import { QuizResultsContext } from '../../shared/blocks/quizResults.ts';
import { ProgramToolsContext, type ProgramTools } from '../../shared/markdown/programs.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useIsHydrated } from '../../shared/useIsHydrated.ts';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './LessonPageText.module.css';

const LessonTrace = lazy(async () => ({
  default: (await import('../../features/code/trace/LessonTrace.tsx')).LessonTrace,
}));

/** Shorter lessons need no contents. */
const minHeadings = 3;

interface TextPageProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly enrollment: CurrentCourse | undefined;
  readonly finished: readonly number[];
}

export function LessonPageText({ course, lesson, content, enrollment, finished }: TextPageProps) {
  const completion = useCompletion(enrollment, lesson.id);
  const quizResults = useQuizResults(lesson);
  const tools = useMemo<ProgramTools>(
    () => ({
      renderProgram: (program) => (
        <LessonProgram key={program.id} courseId={course.id} lessonId={lesson.id} program={program} />
      ),
      renderSteps: (program, onClose) => (
        <Suspense fallback={<Skeleton lines={8} label="Loading the recording" />}>
          <LessonTrace lessonId={lesson.id} program={program} onClose={onClose} />
        </Suspense>
      ),
    }),
    [course.id, lesson.id],
  );
  const isNarrow = useIsNarrow();
  // The server does not know the window's width. It renders both variants of the contents, and CSS shows one.
  const isHydrated = useIsHydrated();
  useScrollRestore(lesson.id, content.status === 'ready');
  const markdown = content.status === 'ready' ? content.content.lessonContent : '';
  const headings = listHeadings(markdown).length >= minHeadings && (
    <TableOfContents markdown={markdown} title="On this page" />
  );
  const contents = (
    <ContentsPanel
      course={course}
      current={lesson}
      finished={finished}
      isOwner={enrollment !== undefined}
      canOpen={isPublished}
    />
  );
  return (
    <div className={styles.page} data-text-lesson>
      <div className={styles.reader}>
        {headings && <ReadingProgress />}
        <article className={styles.article}>
          <Heading level={1} className={styles.title}>
            {lesson.name}
          </Heading>
          <Row gap={2} className={styles.facts}>
            {lesson.minutes !== undefined && (
              <Text as="span" className={styles.minutes}>
                <Clock size={15} aria-hidden />
                {lesson.minutes} minutes
              </Text>
            )}
            {content.status === 'ready' && <LessonAnnotations lesson={lesson} />}
          </Row>
          <QuizResultsContext value={quizResults}>
            <ProgramToolsContext value={tools}>
              <LessonText
                course={course}
                lesson={lesson}
                content={content}
                part="lessonContent"
                density="reading"
                purchase={<Purchase course={course} label="Buy now" />}
              />
            </ProgramToolsContext>
          </QuizResultsContext>
          {content.status === 'ready' && <LessonPractice lessonPath={lesson.urlPath} />}
        </article>
        <footer className={styles.footer}>
          <LessonNavigation
            course={course}
            adjacent={findPreviousAndNext(course, lesson, isPublished)}
            onNext={() => completeAndContinue({ course, lesson, content, completion })}
          >
            {completion && <CompletionToggle completion={completion} />}
          </LessonNavigation>
        </footer>
      </div>
      {(isNarrow || !isHydrated) && (
        <>
          {headings && (
            <details className={styles.collapsed}>
              <summary>On this page</summary>
              <div className={styles.headings}>{headings}</div>
            </details>
          )}
          <details className={styles.collapsed}>
            <summary>Course content</summary>
            {contents}
          </details>
        </>
      )}
      {(!isNarrow || !isHydrated) && (
        <aside className={styles.aside}>
          {headings && <div className={styles.headings}>{headings}</div>}
          <h2 className={styles.heading}>Course content</h2>
          <div className={styles.contents}>{contents}</div>
        </aside>
      )}
    </div>
  );
}
