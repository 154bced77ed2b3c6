import type { Lang } from '@dryrun/contracts/language';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { messageOf } from '../../../shared/error.ts';
import { HighlightedCode } from '../../../shared/markdown/HighlightedCode.tsx';
import type { Program } from '../../../shared/markdown/programs.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { messages } from '../messages.ts';
import { ClosableFrame } from './ClosableFrame.tsx';
import { EditorMarksStore } from './editorMarks.ts';
import styles from './LessonTrace.module.css';
import { useGetLessonTraceQuery } from './traceApi.ts';
import { TraceViewer } from './TraceViewer.tsx';

interface LessonTraceProps {
  readonly lessonId: number;
  readonly program: Program;
  readonly onClose: () => void;
}

/** A program of a lesson beside its recording, which was made with the lesson. */
export function LessonTrace({ lessonId, program: { id, lang, code }, onClose }: LessonTraceProps) {
  const { currentData, error, isFetching, refetch } = useGetLessonTraceQuery({
    query: { id: lessonId, program: id },
  });
  const [marks] = useState(() => new EditorMarksStore());
  const container = useRef<HTMLDivElement>(null);
  const isLoaded = currentData !== undefined;
  useEffect(() => {
    if (isLoaded) container.current?.scrollIntoView({ block: 'nearest' });
  }, [isLoaded]);
  return (
    <div className={styles.container}>
      <div ref={container} className={styles.steps}>
        <MarkedCode code={code} lang={lang} marks={marks} />
        <div className={styles.viewer}>
          {currentData ? (
            <TraceViewer
              key={id}
              trace={{ lang, typedCode: code, result: currentData }}
              input={messages.trace.wholeProgram}
              session={{ marks, close: onClose }}
              notice={<p className={styles.notice}>{messages.trace.ownLines[lang]}</p>}
            />
          ) : (
            <ClosableFrame onClose={onClose} isBusy={isFetching}>
              {error && !isFetching ? (
                <>
                  <p role="status">{messageOf(error, messages.trace.notLoaded)}</p>
                  <Button size="sm" onClick={() => void refetch()}>
                    Try again
                  </Button>
                </>
              ) : (
                <Skeleton lines={5} label="Loading the recording" />
              )}
            </ClosableFrame>
          )}
        </div>
      </div>
    </div>
  );
}

interface MarkedCodeProps {
  readonly code: string;
  readonly lang: Lang;
  readonly marks: EditorMarksStore;
}

function MarkedCode({ code, lang, marks }: MarkedCodeProps) {
  const current = useSyncExternalStore(marks.subscribe, marks.get);
  return (
    <div className={styles.code}>
      <HighlightedCode code={code} lang={lang} marked={current?.lines ?? noLines} />
    </div>
  );
}

const noLines: readonly number[] = [];
