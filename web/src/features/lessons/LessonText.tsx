import type { Course } from '@dryrun/contracts/courses';
import type { ReactNode } from 'react';
import { Markdown } from '../../shared/markdown/Markdown.tsx';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { LockedPanel } from './LockedPanel.tsx';
import { messages } from './messages.ts';
import type { LessonContent } from './useLessonContent.ts';

interface LessonTextProps {
  readonly course: Course;
  readonly content: LessonContent;
  /** A coding problem's question, thought process or best solution; a text lesson has only the first. */
  readonly part: 'lessonContent' | 'solution' | 'answer';
  readonly density?: 'reading' | 'panel';
  /** Puts something around the text once it is there. */
  readonly wrap?: (text: ReactNode) => ReactNode;
}

/** A part of a lesson's text, or why it cannot be read. */
export function LessonText({
  course,
  content,
  part,
  density = 'panel',
  wrap = (text) => text,
}: LessonTextProps) {
  switch (content.status) {
    case 'ready':
      return wrap(<Markdown text={content.content[part]} density={density} />);
    case 'locked':
      return <LockedPanel course={course} message={content.message} />;
    case 'not-in-preview':
      return <LockedPanel course={course} message={messages.notInPreview} />;
    case 'failed':
      return (
        <Alert>
          <p>The lesson could not be loaded. What you typed is saved.</p>
          <Button size="sm" onClick={content.retry}>
            Try again
          </Button>
        </Alert>
      );
    default:
      return <Skeleton lines={8} label="Loading the lesson" />;
  }
}
