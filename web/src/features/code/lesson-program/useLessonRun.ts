import type { Check } from '@dryrun/contracts/code';
import { limits } from '@dryrun/contracts/limits';
import { useRef, useState } from 'react';
import { withoutRerender } from '../../../shared/api.ts';
import { messageOf, statusOf } from '../../../shared/error.ts';
import { usePolling } from '../../../shared/usePolling.ts';
import { useLazyCheckRunQuery, useRunLessonProgramMutation } from '../codeApi.ts';
import type { JudgedCode } from '../judgeState.ts';
import { messages } from '../messages.ts';

export interface LessonRun {
  readonly isPending: boolean;
  /** The result of the last run, until the next one ends. */
  readonly check: Check | undefined;
  readonly error: string | undefined;
  readonly start: (code: JudgedCode) => void;
}

interface Lesson {
  readonly courseId: number;
  readonly lessonId: number;
}

/** Runs the program of a lesson, one at a time, and waits for its result. */
export function useLessonRun(lesson: Lesson): LessonRun {
  const [startRun, { error: startError, isLoading }] = useRunLessonProgramMutation();
  const [checkRun] = useLazyCheckRunQuery(withoutRerender);
  const [runId, setRunId] = useState<string | null>(null);
  const [finished, setFinished] = useState<Check>();
  const isStarting = useRef(false); // a second click before the next render
  const { status, error } = usePolling<Check>({
    id: runId,
    poll: async (id) => {
      const query = { wait: limits.checkWaitMs };
      const check = await checkRun({ params: { runId: id }, query }).unwrap();
      if (isFinished(check)) setFinished(check);
      return check;
    },
    isDone: isFinished,
    isFatal: (failure) => [400, 401, 403, 404].includes(statusOf(failure) ?? 0),
    intervalMs: limits.runPollIntervalMs,
    maxAttempts: limits.runPolls,
  });
  const isPending = isLoading || status === 'polling';
  const failure = startError ?? (status === 'failed' ? error : undefined);
  const failureMessage = failure === undefined ? undefined : messageOf(failure);
  const errorMessage = status === 'timed-out' ? messages.timedOut.run : failureMessage;

  const start = async ({ lang, typedCode }: JudgedCode) => {
    if (isStarting.current || isPending) return;
    isStarting.current = true;
    setRunId(null);
    const started = await startRun({ body: { ...lesson, lang, typedCode } });
    if (started.data) setRunId(started.data.run_id);
    isStarting.current = false;
  };

  return {
    isPending,
    check: finished,
    error: isPending ? undefined : errorMessage,
    start: (code) => void start(code),
  };
}

const isFinished = ({ state }: Check) => state === 'FINISHED';
