import type { Course } from '@dryrun/contracts/courses';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { HiddenSolution } from './HiddenSolution.tsx';
import { LockedPanel } from './LockedPanel.tsx';
import { messages } from './messages.ts';
import type { LessonContent } from './useLessonContent.ts';

interface LessonTextProps {
  readonly course: Course;
  readonly content: LessonContent;
  /** A problem's question, thought process or best solution. A text lesson has only `lessonContent`. */
  readonly part: 'lessonContent' | 'solution' | 'answer';
  readonly density?: 'reading' | 'panel';
}

/** Shows a part of a lesson's text, with the best solution blurred, or why it can't be shown. */
export function LessonText({ course, content, part, density = 'panel' }: LessonTextProps) {
  const text = (ready: Extract<LessonContent, { status: 'ready' }>) => (
    <Markdown text={ready.content[part]} density={density} />
  );
  switch (content.status) {
    case 'ready':
      return part === 'answer' ? <HiddenSolution>{text(content)}</HiddenSolution> : text(content);
    case 'locked':
      return <LockedPanel course={course} message={content.message} />;
    case 'not-in-preview':
      return <LockedPanel course={course} message={messages.notInPreview} />;
    case 'failed':
      return (
        <Alert>
          <p>The lesson could not be loaded.{density === 'panel' && ' Your code is saved.'}</p>
          <Button size="sm" onClick={content.retry}>
            Try again
          </Button>
        </Alert>
      );
    default:
      return <Skeleton lines={8} label="Loading the lesson" />;
  }
}
