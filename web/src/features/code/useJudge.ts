import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api, withoutRerender } from '../../shared/api.ts';
import { statusOf } from '../../shared/error.ts';
import { useSession } from '../../shared/session.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { pollUntilDone } from '../../shared/pollUntilDone.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { codeApi, useStartRunMutation, useStartSubmissionMutation, type JudgeKind } from './codeApi.ts';
import { judgeReducer, type EndState, type JudgeState } from './judgeState.ts';
import { messages } from './messages.ts';

interface SubmittedCode {
  readonly questionId: number;
  readonly courseId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

interface Judge {
  readonly state: JudgeState;
  readonly run: (code: SubmittedCode, input: readonly string[][]) => void;
  readonly submit: (code: SubmittedCode) => void;
}

type CheckJob = (kind: JudgeKind, id: string) => Promise<Check>;

const isFinished = (check: Check) => check.state === 'FINISHED';
const isFatal = (error: unknown) => [400, 401, 403, 404].includes(statusOf(error) ?? 0);

const checkPolicy = {
  isDone: isFinished,
  isFatal,
  intervalMs: limits.runPollIntervalMs,
  maxAttempts: limits.runPolls,
};

/** Slower polling for a submission whose regular polling timed out. */
const slowPolling = { intervalMs: 10_000, maxAttempts: 60 };

/** Runs or submits one program at a time (docs/product.md, Coding workspace). Calls `onEnd` once for each. */
export function useJudge(onEnd: (end: EndState) => void): Judge {
  const dispatch = useDispatch();
  const { isLoggedIn } = useSession();
  const [state, sendEvent] = useReducer(judgeReducer, { phase: 'idle' });
  /** A ref, so that a second click before the next render is ignored too. */
  const isBusy = useRef(false);
  const [startRun] = useStartRunMutation(withoutRerender);
  const [startSubmission] = useStartSubmissionMutation(withoutRerender);
  const check = useCheckJob();
  const pollController = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    pollController.current = controller;
    return () => controller.abort();
  }, []);
  const pollSlowly = useSlowPolling(check);

  useOnEnd(state, (end) => {
    isBusy.current = false;
    const isSubmission = end.job.kind === 'submit';
    if (end.phase === 'failed') {
      // The offline banner or the notice about the ended session already shows the cause.
      if (navigator.onLine && isLoggedIn) showError(end.message, { id: 'judging' });
      if (end.isTimeout && isSubmission) pollSlowly(end.job.id);
    } else if (isSubmission) {
      dispatch(api.util.invalidateTags(['Submissions', 'User']));
    }
    onEnd(end);
  });

  const start = async (kind: JudgeKind, code: SubmittedCode, request: () => Promise<string>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    sendEvent({ type: 'started', job: { kind, lang: code.lang, code: code.typedCode } });
    try {
      const id = await request();
      // The first check is sent before the page renders that the job was accepted.
      void pollUntilDone<Check>({
        id,
        policy: () => ({ ...checkPolicy, poll: () => check(kind, id) }),
        onPolled: (polled) => sendEvent({ type: 'polled', polled }),
        signal: pollController.current.signal,
      });
      sendEvent({ type: 'accepted', id });
    } catch (error) {
      sendEvent({ type: 'rejected', error });
    }
  };

  return {
    state,
    run: (code, [input = [], ...inputs]) =>
      void start('run', code, async () => {
        const body = { ...code, input, ...(inputs.length > 0 && { inputs }) };
        return (await startRun({ body }).unwrap()).run_id;
      }),
    submit: (code) =>
      void start('submit', code, async () => (await startSubmission({ body: code }).unwrap()).submission_id),
  };
}

function useCheckJob(): CheckJob {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const { checkRun, checkSubmission } = codeApi.endpoints;
  const query = { wait: limits.checkWaitMs };
  const options = { forceRefetch: true, subscribe: false };
  // A lazy query's hook would render the workspace again for each request.
  return (kind, id) =>
    kind === 'run'
      ? dispatch(checkRun.initiate({ params: { runId: id }, query }, options)).unwrap()
      : dispatch(checkSubmission.initiate({ params: { submissionId: id }, query }, options)).unwrap();
}

function useOnEnd(state: JudgeState, onEnd: (end: EndState) => void): void {
  const latest = useRef(onEnd);
  useLayoutEffect(() => {
    latest.current = onEnd;
  });
  // Before the verdict is painted, because `onEnd` opens the tab that shows it.
  useLayoutEffect(() => {
    if (state.phase === 'finished' || state.phase === 'failed') latest.current(state);
  }, [state]);
}

/** Polls a timed-out submission at a lower rate and shows its verdict in a toast. */
function useSlowPolling(check: CheckJob): (id: string | null) => void {
  const dispatch = useDispatch();
  const [submissionId, setSubmissionId] = useState<string | null>(null);
  const polling = usePolling<Check>({
    id: submissionId,
    poll: (id) => check('submit', id),
    isDone: isFinished,
    isFatal,
    ...slowPolling,
  });
  const verdict = polling.status === 'done' ? polling.result?.statusMsg : undefined;
  useEffect(() => {
    if (!verdict) return;
    dispatch(api.util.invalidateTags(['Submissions', 'User']));
    const show = verdict === 'Approved' ? showToast : showError;
    show(messages.earlierSubmissionFinished(verdict));
  }, [verdict, dispatch]);
  return setSubmissionId;
}
