import { isPublished } from '@dryrun/content/course/published';
import type { Course, Lesson } from '@dryrun/contracts/courses';
import type { LessonSection } from '@dryrun/contracts/lesson-sections';
import type { CurrentCourse } from '@dryrun/contracts/users';
import { memo, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { SlidesInput } from '../../features/code/slides/SlidesInput.tsx';
import { SubmissionsTab } from '../../features/code/submissions/SubmissionsTab.tsx';
import { TracePane } from '../../features/code/trace/TracePane.tsx';
import type { Problem, Workspace } from '../../features/code/useWorkspace.ts';
import { Purchase } from '../../features/courses/Purchase.tsx';
import { CompletionToggle } from '../../features/lessons/CompletionToggle.tsx';
import { ContentsDrawer } from '../../features/lessons/ContentsDrawer.tsx';
import { ContentsPanel } from '../../features/lessons/ContentsPanel.tsx';
import { completeAndContinue } from '../../features/lessons/completeAndContinue.ts';
import { LessonAnnotations } from '../../features/lessons/LessonAnnotations.tsx';
import { LessonNavigation } from '../../features/lessons/LessonNavigation.tsx';
import { LessonText, type LessonTextProps } from '../../features/lessons/LessonText.tsx';
import { findPreviousAndNext } from '../../features/lessons/previousAndNext.ts';
import { useCompletion } from '../../features/lessons/useCompletion.ts';
import type { LessonContent } from '../../features/lessons/useLessonContent.ts';
import { SlideshowInput, type OnSteps } from '../../shared/blocks/slideshowInput.ts';
import { href } from '../../shared/paths.ts';
import { useSession } from '../../shared/session.ts';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useIsNarrow } from '../../shared/useIsNarrow.ts';
import { usePractice } from '../../shared/usePractice.ts';
import styles from './LessonPageTabs.module.css';

export interface LessonPageTabsProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  readonly enrollment: CurrentCourse | undefined;
  /** The lessons with a check mark in the contents. */
  readonly finished: readonly number[];
  readonly section: LessonSection | undefined;
  readonly workspace: Workspace;
}

export function LessonPageTabs({
  course,
  lesson,
  content,
  enrollment,
  finished,
  section,
  workspace,
}: LessonPageTabsProps) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isNarrow = useIsNarrow();
  const { trace, problem } = workspace;

  // Avoids a second history entry: a click selects a tab twice, by pointer and by focus.
  const requestedSection = useRef(section);
  useEffect(() => {
    requestedSection.current = section;
  }, [section]);
  const openSection = (next: LessonSection | undefined) => {
    if (requestedSection.current === next) return;
    requestedSection.current = next;
    // The query keeps the recording open.
    void navigate({ pathname: href.lesson(course.path, lesson.urlPath, next), search });
  };
  const openTab = (tab: 'trace' | 'question' | LessonSection) => {
    trace.show(tab === 'trace');
    if (tab !== 'trace') openSection(tab === 'question' ? undefined : tab);
  };

  const navigation = (
    <ProblemNavigation
      course={course}
      lesson={lesson}
      content={content}
      enrollment={enrollment}
      finished={finished}
      questionId={problem.questionId}
    />
  );
  const heading = (annotations?: ReactNode) => (
    <Row as="header" gap={3} rowGap={1} align="baseline" className={styles.header}>
      <Heading level={1} size="xl">
        {lesson.name}
      </Heading>
      {lesson.difficulty && <Text as="span">{lesson.difficulty}</Text>}
      {annotations}
    </Row>
  );
  const text = (part: LessonTextProps['part'], end?: ReactNode) => (
    <div className={styles.text}>
      <ProblemText course={course} lesson={lesson} content={content} part={part} problem={problem} />
      {end}
      {isNarrow && navigation}
    </div>
  );
  return (
    <section className={styles.side} aria-label="Problem">
      <Tabs
        label="Problem"
        fillsHeight
        value={trace.isShown ? 'trace' : (section ?? 'question')}
        onChange={openTab}
        tabs={[
          ...(trace.id === null ? [] : [traceTab(workspace)]),
          {
            id: 'question',
            label: 'Question',
            content: (
              <>
                {heading(content.status === 'ready' && <LessonAnnotations lesson={lesson} />)}
                {text(
                  'lessonContent',
                  content.status === 'ready' && <BreakLink url={problem.nextSteps.breakUrl} />,
                )}
              </>
            ),
            keepMounted: true,
          },
          {
            id: 'thought-process',
            label: 'Thought Process',
            content: (
              <>
                {heading()}
                {text('solution')}
              </>
            ),
            keepMounted: true,
          },
          {
            id: 'best-solution',
            label: 'Best Solution',
            content: (
              <>
                {heading()}
                {text('answer')}
              </>
            ),
            keepMounted: true,
          },
          {
            id: 'submissions',
            label: 'Submissions',
            content: (
              <>
                {heading()}
                <SubmissionsTab workspace={workspace} />
              </>
            ),
          },
        ]}
      />
      {!isNarrow && !trace.isShown && navigation}
    </section>
  );
}

interface ProblemTextProps extends Pick<LessonTextProps, 'course' | 'lesson' | 'content' | 'part'> {
  readonly problem: Problem;
}

/** Memoized, as is the navigation, because each key press and each step of a run renders the workspace. */
const ProblemText = memo(function ProblemText({ course, lesson, content, part, problem }: ProblemTextProps) {
  const { user } = useSession();
  const hasUser = user !== null;
  const renderSlidesInput = useCallback(
    (onSteps: OnSteps) => (hasUser ? <SlidesInput problem={problem} onSteps={onSteps} /> : null),
    [hasUser, problem],
  );
  return (
    <SlideshowInput value={renderSlidesInput}>
      <LessonText
        course={course}
        lesson={lesson}
        content={content}
        part={part}
        purchase={<Purchase course={course} label="Buy now" />}
      />
    </SlideshowInput>
  );
});

interface ProblemNavigationProps extends Omit<LessonPageTabsProps, 'section' | 'workspace'> {
  readonly questionId: number;
}

const ProblemNavigation = memo(function ProblemNavigation({
  course,
  lesson,
  content,
  enrollment,
  finished,
  questionId,
}: ProblemNavigationProps) {
  const completion = useCompletion(enrollment, lesson.id);
  const { solved, tried } = usePractice();
  const isUntouched = !finished.includes(lesson.id) && !solved.has(questionId) && !tried.has(questionId);
  return (
    <footer className={styles.footer}>
      <LessonNavigation
        course={course}
        adjacent={findPreviousAndNext(course, lesson, isPublished)}
        onNext={() => completeAndContinue({ course, lesson, content, completion, isUntouched })}
      >
        <ContentsDrawer>
          {(close) => (
            <ContentsPanel
              course={course}
              current={lesson}
              finished={finished}
              isOwner={enrollment !== undefined}
              canOpen={isPublished}
              onOpen={close}
            />
          )}
        </ContentsDrawer>
        {completion && <CompletionToggle completion={completion} />}
      </LessonNavigation>
    </footer>
  );
});

function BreakLink({ url }: { readonly url: string | undefined }) {
  if (url === undefined) return null;
  return (
    <Text className={styles.practice}>
      <Link to={`${url}?mode=examples`}>Examples first</Link>: check that you understand the question before
      you code. <Link to={url}>Break it</Link>: find the input on which a wrong program fails.
    </Text>
  );
}

const traceTab = (workspace: Workspace) => ({
  id: 'trace' as const,
  label: 'Steps',
  content: (
    <>
      <h1 className="visually-hidden">{workspace.problem.signature.name}</h1>
      <TracePane workspace={workspace} />
    </>
  ),
  keepMounted: true,
});
