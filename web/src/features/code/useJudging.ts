import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { limits } from '@dryrun/contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api.ts';
import { messageOf, statusOf } from '../../shared/error.ts';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { usePolling } from '../../shared/usePolling.ts';
import {
  useLazyCheckRunQuery,
  useLazyCheckSubmissionQuery,
  useStartRunMutation,
  useStartSubmissionMutation,
  type Judged,
} from './codeApi.ts';
import { messages } from './messages.ts';

/** What is being judged, or was. `number` counts the presses of a button; `code` is the text as it was then. */
export interface Job {
  readonly number: number;
  readonly judged: Judged;
  readonly lang: Lang;
  readonly code: string;
  /** The run's or submission's id, once the server gave it. */
  readonly id: string | null;
  /** Why it could not be started. */
  readonly refusal?: string;
}

/** Where the latest job stands. A result never outlives the press that asked for another one. */
export type Judging =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'pending';
      readonly job: Job;
      /** Its place while it waits for a judge: 1 is the next. */
      readonly queuePosition?: number | undefined;
    }
  | Finished
  | {
      readonly phase: 'failed';
      readonly job: Job;
      readonly message: string;
      readonly isTimeout: boolean;
      /** The result from before, which the failure leaves standing. */
      readonly earlier: Finished | undefined;
    };

/** A job with the judge's answer. */
export interface Finished {
  readonly phase: 'finished';
  readonly job: Job;
  readonly check: Check;
}

/** Where a job stands by itself, whatever came before it. */
type Standing =
  Exclude<Judging, { phase: 'failed' }> | Omit<Extract<Judging, { phase: 'failed' }>, 'earlier'>;

interface Code {
  readonly questionId: number;
  readonly courseId: number;
  readonly lang: Lang;
  readonly typedCode: string;
}

interface JudgingActions {
  readonly judging: Judging;
  readonly run: (code: Code, input: readonly string[][]) => void;
  readonly submit: (code: Code) => void;
}

/** After a timeout a submission is looked after this rarely, and for as long, while the learner stays. */
const late = { intervalMs: 10_000, attempts: 60 };

/** Polls answer by promise; the hook's own state would only redraw the workspace each second. */
const quietly = { selectFromResult: () => ({}) };

const isFinished = (check: Check) => check.state === 'FINISHED';
const isFatal = (error: unknown) => [400, 401, 403, 404].includes(statusOf(error) ?? 0);

/**
 * Starts runs and submissions and follows them: at most 30 checks, each held by the server for up to a second
 * (spec section 4). `onEnd` is called once when a job ends in any way.
 */
export function useJudging(onEnd: (judging: Judging) => void): JudgingActions {
  const dispatch = useDispatch();
  const [job, setJob] = useState<Job | null>(null);
  const [lateId, setLateId] = useState<string | null>(null);
  const [earlier, setEarlier] = useState<Finished>();
  const isBusy = useRef(false);
  const [startRun] = useStartRunMutation();
  const [startSubmission] = useStartSubmissionMutation();
  const [checkRun] = useLazyCheckRunQuery(quietly);
  const [checkSubmission] = useLazyCheckSubmissionQuery(quietly);

  const check = (judged: Judged, id: string): Promise<Check> =>
    judged === 'run'
      ? checkRun({ params: { runId: id }, query: { wait: limits.checkWaitMs } }).unwrap()
      : checkSubmission({ params: { submissionId: id }, query: { wait: limits.checkWaitMs } }).unwrap();

  const polling = usePolling<Check>({
    id: job?.id ?? null,
    poll: (id) => check(job?.judged ?? 'run', id),
    isDone: isFinished,
    isFatal,
    intervalMs: limits.runPollIntervalMs,
    attempts: limits.runPolls,
  });
  const latePolling = usePolling<Check>({
    id: lateId,
    poll: (id) => check('submit', id),
    isDone: isFinished,
    isFatal,
    ...late,
  });

  const standing = standingOf(job, polling);
  const judging: Judging = standing.phase === 'failed' ? { ...standing, earlier } : standing;
  const { phase } = judging;
  const ended = phase === 'finished' || phase === 'failed' ? (job?.number ?? null) : null;

  useEffect(() => {
    if (ended === null) return;
    isBusy.current = false;
    if (judging.phase === 'failed') {
      // Offline the banner tells it, once for all.
      if (navigator.onLine) showError(judging.message, { id: 'judging' });
      if (judging.isTimeout && judging.job.judged === 'submit') setLateId(judging.job.id);
    }
    if (judging.phase === 'finished') setEarlier(judging);
    if (judging.phase === 'finished' && judging.job.judged === 'submit') {
      dispatch(
        api.util.invalidateTags(
          judging.check.statusMsg === 'Approved' ? ['Submissions', 'User'] : ['Submissions'],
        ),
      );
    }
    onEnd(judging);
    // Runs once for each job's end; what it reads belongs to that very job.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ended]);

  const lateVerdict = latePolling.status === 'done' ? latePolling.answer?.statusMsg : undefined;
  useEffect(() => {
    if (!lateVerdict) return;
    setLateId(null);
    dispatch(api.util.invalidateTags(['Submissions', 'User']));
    showToast(messages.earlierFinished(lateVerdict));
  }, [lateVerdict, dispatch]);

  const start = async (judged: Judged, code: Code, ask: () => Promise<string>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const number = (job?.number ?? 0) + 1;
    const begun: Job = { number, judged, lang: code.lang, code: code.typedCode, id: null };
    setJob(begun);
    try {
      const id = await ask();
      setJob({ ...begun, id });
    } catch (error) {
      setJob({ ...begun, refusal: messageOf(error, messages.oops) });
    }
  };

  return {
    judging,
    run: (code, [input = [], ...inputs]) =>
      void start('run', code, async () => {
        const body = { ...code, input, ...(inputs.length > 0 && { inputs }) };
        return (await startRun({ body }).unwrap()).run_id;
      }),
    submit: (code) =>
      void start('submit', code, async () => (await startSubmission({ body: code }).unwrap()).submission_id),
  };
}

function standingOf(job: Job | null, polling: ReturnType<typeof usePolling<Check>>): Standing {
  if (!job) return { phase: 'idle' };
  if (job.refusal !== undefined) return { phase: 'failed', job, message: job.refusal, isTimeout: false };
  if (job.id === null) return { phase: 'pending', job };
  switch (polling.status) {
    case 'done':
      return polling.answer ? { phase: 'finished', job, check: polling.answer } : { phase: 'pending', job };
    case 'timed-out':
      return { phase: 'failed', job, message: messages.timedOut[job.judged], isTimeout: true };
    case 'failed':
      return { phase: 'failed', job, message: messageOf(polling.error, messages.oops), isTimeout: false };
    default:
      return { phase: 'pending', job, queuePosition: polling.answer?.queuePosition };
  }
}
