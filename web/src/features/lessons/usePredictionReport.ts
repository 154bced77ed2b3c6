import type { PredictionAnswer } from '@dryrun/contracts/practice';
import { useCallback, useEffect, useRef } from 'react';
import { useSession } from '../../shared/session.ts';
import { useReportPredictionsMutation } from './lessonsApi.ts';

/** One request reports the answers of this time. */
const batchMs = 5000;
const maxBatch = 30;

/** Returns a function that reports an answer of the mode Predict. Does nothing for visitors. */
export function usePredictionReport(lessonId: number): (answer: PredictionAnswer) => void {
  const { isLoggedIn } = useSession();
  const [report] = useReportPredictionsMutation();
  const waiting = useRef<PredictionAnswer[]>([]);
  const timer = useRef<number>(undefined);
  const send = useCallback(() => {
    window.clearTimeout(timer.current);
    timer.current = undefined;
    const answers = waiting.current.splice(0);
    if (answers.length > 0) void report({ body: { lessonId, answers } });
  }, [report, lessonId]);
  useEffect(() => send, [send]);
  return useCallback(
    (answer) => {
      if (!isLoggedIn) return;
      waiting.current.push(answer);
      if (waiting.current.length >= maxBatch) send();
      else timer.current ??= window.setTimeout(send, batchMs);
    },
    [isLoggedIn, send],
  );
}
