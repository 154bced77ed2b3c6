import { afterEach, beforeEach, jest } from '@jest/globals';
import { act } from '@testing-library/react';
import { setImmediate as nextTurn } from 'node:timers';

/** Fakes the timers in each test of a file. */
export function useFakeTimers(): void {
  beforeEach(() => void jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
  afterEach(() => void jest.useRealTimers());
}

/** Advances the timers in small steps, so that server responses arrive in between. */
export async function advance(ms: number): Promise<void> {
  for (let elapsedMs = 0; elapsedMs < ms; elapsedMs += 250) {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(Math.min(250, ms - elapsedMs));
      for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => nextTurn(resolve));
    });
  }
}
