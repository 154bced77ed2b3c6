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

test('preempts for an evaluation that asks for it, until a slot is free', async () => {
  const slots = new BackgroundSlots(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  const analysis = slots.tryRun('analysis', () => promise);
  const evaluate = (preempts: boolean) => slots.tryRun('evaluation', () => Promise.resolve(), { preempts });
  expect([await evaluate(false), slots.shouldPreempt]).toEqual([false, false]);
  expect([await evaluate(true), slots.shouldPreempt]).toEqual([false, true]);
  resolve();
  await analysis;
  expect([slots.shouldPreempt, await evaluate(true)]).toEqual([false, true]);
});

test('frees the slot of a job that failed', async () => {
  const slots = new BackgroundSlots(1);
  await expect(slots.tryRun('trace', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await slots.tryRun('trace', () => Promise.resolve())).toBe(true);
});
