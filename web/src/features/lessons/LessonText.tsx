import { hasPractice, type Course, type Lesson } from '@dryrun/contracts/courses';
import type { ReactNode } from 'react';
import { CanPredict } from '../../shared/blocks/predictContexts.ts';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { HiddenSolution } from './HiddenSolution.tsx';
import { LockedPanel } from './LockedPanel.tsx';
import { LoggedOutPanel } from './LoggedOutPanel.tsx';
import type { LessonContent } from './useLessonContent.ts';

export interface LessonTextProps {
  readonly course: Course;
  readonly lesson: Lesson;
  readonly content: LessonContent;
  /** `lessonContent`: text lesson or question; `solution`: thought process; `answer`: best solution. */
  readonly part: 'lessonContent' | 'solution' | 'answer';
  readonly density?: 'reading' | 'panel';
  /** Shown if the lesson is locked. */
  readonly purchase: ReactNode;
}

/** Shows one part of a lesson's text, or the reason why it is unavailable. Blurs the best solution. */
export function LessonText({ course, lesson, content, part, density = 'panel', purchase }: LessonTextProps) {
  const renderText = (ready: Extract<LessonContent, { status: 'ready' }>) => (
    <CanPredict value={hasPractice(course, 'predict')}>
      <Markdown text={ready.content[part]} density={density} />
    </CanPredict>
  );
  switch (content.status) {
    case 'ready':
      return part === 'answer' ? <HiddenSolution>{renderText(content)}</HiddenSolution> : renderText(content);
    case 'locked':
      return <LockedPanel course={course} lesson={lesson} message={content.message} purchase={purchase} />;
    case 'not-in-preview':
      return <LoggedOutPanel hasCode={density === 'panel'} />;
    case 'failed':
      return (
        <Alert onRetry={content.retry}>
          The lesson could not be loaded.{density === 'panel' && ' Your code is saved.'}
        </Alert>
      );
    default:
      return <Skeleton lines={8} label="Loading the lesson" />;
  }
}
