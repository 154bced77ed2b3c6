import type { Check } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { isUnreachable, messageOf } from '../../shared/error.ts';
import type { Polled } from '../../shared/pollUntilDone.ts';
import type { JudgeKind } from './codeApi.ts';
import { messages } from './messages.ts';

export interface JudgedCode {
  readonly lang: Lang;
  readonly typedCode: string;
}

/** A run or submission. `code` is a copy, because the learner may edit the code before the result arrives. */
export interface Job {
  /** 1 for the first job since the page was opened. */
  readonly number: number;
  readonly kind: JudgeKind;
  readonly lang: Lang;
  readonly code: string;
  /** The run's or submission's ID; null until the server has accepted the job. */
  readonly id: string | null;
}

interface PendingState {
  readonly phase: 'starting' | 'waiting';
  readonly job: Job;
  /** Position in the judge's queue; 1 is next. */
  readonly queuePosition?: number | undefined;
  readonly lastResult: FinishedState | undefined;
}

export interface FinishedState {
  readonly phase: 'finished';
  readonly job: Job;
  readonly check: Check;
}

export interface FailedState {
  readonly phase: 'failed';
  readonly job: Job;
  readonly message: string;
  readonly isTimeout: boolean;
  /** The result of an earlier job, which stays on the screen. */
  readonly lastResult: FinishedState | undefined;
}

export type JudgeState = { readonly phase: 'idle' } | PendingState | FinishedState | FailedState;

export type EndState = FinishedState | FailedState;

export type JudgeEvent =
  | { readonly type: 'started'; readonly job: Pick<Job, 'kind' | 'lang' | 'code'> }
  | { readonly type: 'accepted'; readonly id: string }
  | { readonly type: 'rejected'; readonly error: unknown }
  | { readonly type: 'polled'; readonly polled: Polled<Check> };

export function isPending(state: JudgeState): state is PendingState {
  return state.phase === 'starting' || state.phase === 'waiting';
}

/** Transitions: idle → starting → waiting → finished or failed. The next job replaces either end state. */
export function judgeReducer(state: JudgeState, event: JudgeEvent): JudgeState {
  switch (event.type) {
    case 'started': {
      const number = state.phase === 'idle' ? 1 : state.job.number + 1;
      return { phase: 'starting', job: { ...event.job, number, id: null }, lastResult: lastResultOf(state) };
    }
    case 'accepted':
      if (state.phase !== 'starting') return state;
      return { ...state, phase: 'waiting', job: { ...state.job, id: event.id } };
    case 'rejected':
      return state.phase === 'starting' ? fail(state, failureMessage(event.error)) : state;
    case 'polled':
      return state.phase === 'waiting' ? afterPoll(state, event.polled) : state;
  }
}

function afterPoll(state: PendingState, { status, result, error }: Polled<Check>): JudgeState {
  switch (status) {
    case 'done':
      return result ? { phase: 'finished', job: state.job, check: result } : state;
    case 'timed-out':
      return { ...fail(state, messages.timedOut[state.job.kind]), isTimeout: true };
    case 'failed':
      return fail(state, failureMessage(error));
    default:
      return result?.queuePosition === state.queuePosition
        ? state
        : { ...state, queuePosition: result?.queuePosition };
  }
}

function failureMessage(error: unknown): string {
  return isUnreachable(error) ? messages.serverUnreachable : messageOf(error);
}

function fail({ job, lastResult }: PendingState, message: string): FailedState {
  return { phase: 'failed', job, message, isTimeout: false, lastResult };
}

function lastResultOf(state: JudgeState): FinishedState | undefined {
  if (state.phase === 'idle') return undefined;
  return state.phase === 'finished' ? state : state.lastResult;
}
