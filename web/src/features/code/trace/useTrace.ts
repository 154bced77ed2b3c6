import type { Lang } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Trace } from '@dryrun/contracts/trace';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { withoutRerender } from '../../../shared/api.ts';
import { isUnreachable, messageOf, statusOf } from '../../../shared/error.ts';
import { useSession } from '../../../shared/session.ts';
import { showError } from '../../../shared/ui/toast.tsx';
import { useIsHydrated } from '../../../shared/useIsHydrated.ts';
import { usePolling } from '../../../shared/usePolling.ts';
import { messages } from '../messages.ts';
import { EditorMarksStore } from './editorMarks.ts';
import { useLazyCheckTraceQuery, useStartTraceMutation } from './traceApi.ts';

export interface TracedProgram {
  readonly lang: Lang;
  readonly typedCode: string;
  /** One JSON literal per argument. */
  readonly input: readonly string[];
  /** Records another window of a long run. */
  readonly fromStep?: number;
}

export type FinishedTrace = Trace & { readonly result: NonNullable<Trace['result']> };

/** The parts of a recording that the viewer shows. */
export type ViewedTrace = Pick<FinishedTrace, 'lang' | 'typedCode' | 'result'> &
  Partial<Pick<FinishedTrace, 'input'>>;

/** `missing`: deleted, of another account or of another problem. `slow`: polling timed out. */
type TraceStatus = 'closed' | 'visitor' | 'waiting' | 'ready' | 'missing' | 'slow';

/** The recording in the page's URL (`?trace=<id>&step=<number>`). */
export interface TraceSession {
  readonly id: string | null;
  readonly status: TraceStatus;
  readonly trace: FinishedTrace | undefined;
  readonly queuePosition: number | undefined;
  readonly isStarting: boolean;
  /** Whether the viewer is in front, instead of the problem. */
  readonly isShown: boolean;
  /** The number of the step in the URL. */
  readonly firstStep: number | undefined;
  readonly marks: EditorMarksStore;
  /** Whether the focus is in the viewer, or was until it was unmounted. */
  readonly focus: { readonly isInViewer: () => boolean; readonly set: (isInViewer: boolean) => void };
  /** Does nothing while a recording is being made. */
  readonly start: (program: TracedProgram) => void;
  readonly retry: () => void;
  readonly show: (isShown: boolean) => void;
  readonly close: () => void;
  /** Puts a step's number into the URL. */
  readonly rememberStep: (step: number) => void;
}

const isFatal = (error: unknown) => [400, 401, 403, 404].includes(statusOf(error) ?? 0);

export function useTrace(problem: { readonly questionId: number; readonly courseId: number }): TraceSession {
  const { questionId, courseId } = problem;
  const { isLoggedIn } = useSession();
  const isHydrated = useIsHydrated();
  const [parameters, setParameters] = useSearchParams();
  const id = isHydrated ? parameters.get('trace') : null;
  const [hiddenId, setHiddenId] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [isStarting, setStarting] = useState(false);
  /** A ref, so that a second click before the next render is ignored too. */
  const isBusy = useRef(false);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const [marks] = useState(() => new EditorMarksStore());
  const isInViewer = useRef(false);
  const [focus] = useState(() => ({
    isInViewer: () => isInViewer.current,
    set: (next: boolean) => void (isInViewer.current = next),
  }));
  const [startTrace] = useStartTraceMutation();
  const [checkTrace] = useLazyCheckTraceQuery(withoutRerender);
  const polling = usePolling<Trace>({
    id: id !== null && isLoggedIn ? `${id} ${attempt}` : null,
    poll: () => checkTrace({ params: { traceId: id ?? '' }, query: { wait: limits.checkWaitMs } }).unwrap(),
    isDone: ({ state }) => state === 'FINISHED',
    isFatal,
    intervalMs: limits.runPollIntervalMs,
    maxAttempts: limits.runPolls,
  });
  const { result } = polling;
  const trace = polling.status === 'done' && result?.questionId === questionId ? finished(result) : undefined;

  const start = async ({ fromStep, ...program }: TracedProgram): Promise<void> => {
    isBusy.current = true;
    setStarting(true);
    try {
      const body = {
        ...program,
        input: [...program.input],
        questionId,
        courseId,
        ...omitUndefined({ fromStep }),
      };
      const { trace_id } = await startTrace({ body }).unwrap();
      if (!isMounted.current) return; // Navigating would bring the learner back to this page.
      setHiddenId(null);
      setAttempt((last) => last + 1);
      setParameters({ trace: trace_id }, { replace: trace_id === id, preventScrollReset: true });
    } catch (error) {
      const message = isUnreachable(error) ? messages.serverUnreachable : messageOf(error);
      if (navigator.onLine) showError(message, { id: 'trace' });
    }
    isBusy.current = false;
    setStarting(false);
  };

  const status = statusOfTrace({ id, isLoggedIn, polling: polling.status, isReady: trace !== undefined });
  useEffect(() => {
    if (status !== 'ready') marks.set(undefined);
  }, [status, marks]);

  return {
    id,
    status,
    trace,
    queuePosition: result?.queuePosition,
    isStarting,
    isShown: id !== null && hiddenId !== id,
    firstStep: Number(parameters.get('step')) || undefined,
    marks,
    focus,
    start: (program) => {
      if (!isBusy.current && status !== 'waiting') void start(program);
    },
    retry: () => setAttempt((last) => last + 1),
    show: (isShown) => setHiddenId(isShown ? null : id),
    close: () => setParameters({}, { preventScrollReset: true }),
    rememberStep: (step) => {
      if (id === null) return;
      setParameters({ trace: id, step: String(step) }, { replace: true, preventScrollReset: true });
    },
  };
}

interface StatusInput {
  readonly id: string | null;
  readonly isLoggedIn: boolean;
  readonly polling: 'idle' | 'polling' | 'done' | 'failed' | 'timed-out';
  readonly isReady: boolean;
}

function statusOfTrace({ id, isLoggedIn, polling, isReady }: StatusInput): TraceStatus {
  if (id === null) return 'closed';
  if (!isLoggedIn) return 'visitor';
  if (isReady) return 'ready';
  switch (polling) {
    case 'idle':
    case 'polling':
      return 'waiting';
    case 'timed-out':
      return 'slow';
    case 'done':
    case 'failed':
      return 'missing';
  }
}

function finished(trace: Trace): FinishedTrace | undefined {
  return trace.result && { ...trace, result: trace.result };
}
