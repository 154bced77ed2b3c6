import { expect, test } from '@jest/globals';
import type { Check } from '@dryrun/contracts/code';
import type { Polled } from '../../shared/pollUntilDone.ts';
import { createCheck, pendingCheck } from '../../../test/checks.ts';
import { judgeReducer, type JudgeEvent, type JudgeState } from './judgeState.ts';

const started: JudgeEvent = { type: 'started', job: { kind: 'run', lang: 'java', code: 'x' } };
const accepted: JudgeEvent = { type: 'accepted', id: 'a' };
const polled = (part: Partial<Polled<Check>>): JudgeEvent => ({
  type: 'polled',
  polled: { status: 'polling', result: undefined, error: undefined, attempts: 1, ...part },
});
const reduce = (...events: JudgeEvent[]): JudgeState =>
  events.reduce<JudgeState>(judgeReducer, { phase: 'idle' });
const check = createCheck();
const done = polled({ status: 'done', result: check });

test('moves from idle through starting and waiting to finished', () => {
  expect(reduce(started).phase).toBe('starting');
  expect(reduce(started, accepted)).toMatchObject({ phase: 'waiting', job: { number: 1, id: 'a' } });
  expect(reduce(started, accepted, done)).toMatchObject({ phase: 'finished', check });
});

test('updates the queue position, and returns the same state when the position is unchanged', () => {
  const first = polled({ result: { ...pendingCheck, queuePosition: 2 } });
  const waiting = reduce(started, accepted, first);
  expect(waiting).toMatchObject({ phase: 'waiting', queuePosition: 2 });
  expect(judgeReducer(waiting, first)).toBe(waiting);
});

test('keeps the last result when a later job fails', () => {
  const finished = reduce(started, accepted, done);
  const failed = [started, accepted, polled({ status: 'timed-out' })].reduce(judgeReducer, finished);
  expect(failed).toMatchObject({
    phase: 'failed',
    message: 'Run request timed out',
    isTimeout: true,
    job: { number: 2 },
    lastResult: finished,
  });
});

test('fails with isTimeout false when the server rejects the job', () => {
  const failed = reduce(started, { type: 'rejected', error: new Error('no') });
  expect(failed).toMatchObject({ phase: 'failed', isTimeout: false });
});

test('ignores poll results in phases other than waiting', () => {
  const starting = reduce(started);
  expect(judgeReducer(starting, done)).toBe(starting);
});
