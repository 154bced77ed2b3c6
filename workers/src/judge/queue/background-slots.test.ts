import { evaluationRetryMs } from '@dryrun/contracts/evaluation-retry';
import { expect, test } from '@jest/globals';
import { BackgroundSlots } from './background-slots.ts';

test('runs no more background jobs than it has slots', async () => {
  const slots = new BackgroundSlots(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = slots.tryRun('analysis', () => promise);
  expect(await slots.tryRun('analysis', () => Promise.reject(new Error('started')))).toBe(false);
  expect(slots.shouldPreempt).toBe(false);
  resolve();
  expect(await first).toBe(true);
  expect(await slots.tryRun('trace', () => Promise.resolve())).toBe(true);
});

test('remembers a trace that found no slot until it is taken', async () => {
  const slots = new BackgroundSlots(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const analysis = slots.tryRun('analysis', () => promise);
  expect(await slots.tryRun('trace', () => Promise.resolve())).toBe(false);
  expect(slots.shouldPreempt).toBe(true);
  resolve();
  await analysis;
  expect([slots.takeWaitingTrace(), slots.takeWaitingTrace()]).toEqual([true, false]);
});

test('keeps the slot of a paused analysis for the evaluation that asked for it', async () => {
  let now = 1000;
  const slots = new BackgroundSlots(1, () => now);
  const { promise, resolve } = Promise.withResolvers<void>();
  const analysis = slots.tryRun('analysis', () => promise);
  const startAnalysis = () => slots.tryRun('analysis', () => Promise.resolve());
  const evaluate = (preempts: boolean) => slots.tryRun('evaluation', () => Promise.resolve(), { preempts });
  expect([await evaluate(false), slots.shouldPreempt]).toEqual([false, false]);
  expect([await evaluate(true), slots.shouldPreempt]).toEqual([false, true]);
  resolve();
  await analysis;
  now += Math.max(...evaluationRetryMs);
  expect([await startAnalysis(), await evaluate(true)]).toEqual([false, true]);
  now += 1000; // the request was not repeated
  expect([slots.shouldPreempt, await startAnalysis()]).toEqual([false, true]);
});

test('frees the slot of a job that failed', async () => {
  const slots = new BackgroundSlots(1);
  await expect(slots.tryRun('trace', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.tryRun('trace', () => Promise.resolve())).toBe(true);
});
