import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePolling } from './usePolling.ts';

interface Answer {
  readonly state: 'PENDING' | 'FINISHED';
  readonly of: string;
}

interface Props {
  readonly id: string | null;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pending = async (id: string): Promise<Answer> => ({ state: 'PENDING', of: id });

function poll(ask: (id: string) => Promise<Answer>, isFatal?: (error: unknown) => boolean) {
  const spy = jest.fn(ask);
  const initialProps: Props = { id: 'a' };
  const shown: { id: string | null; of: string | undefined }[] = [];
  const hook = renderHook(
    ({ id }: Props) => {
      const polling = usePolling({
        id,
        poll: spy,
        isDone: ({ state }) => state === 'FINISHED',
        ...(isFatal && { isFatal }),
        intervalMs: 1000,
        attempts: 30,
      });
      shown.push({ id, of: polling.answer?.of });
      return polling;
    },
    { initialProps },
  );
  return { ...hook, spy, shown };
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('stops after exactly its attempts and says so', async () => {
  const { result, spy } = poll(pending);
  await pass(28_900);
  expect(spy).toHaveBeenCalledTimes(29);
  expect(result.current.status).toBe('polling');
  await pass(100);
  expect(result.current).toMatchObject({ status: 'timed-out', attempts: 30 });
  await pass(60_000);
  expect(spy).toHaveBeenCalledTimes(30);
});

test('a failed poll counts and polling goes on', async () => {
  let n = 0;
  const { result, spy } = poll(async (id) => {
    n += 1;
    if (n % 2 === 1) throw new Error('no network');
    return { state: 'PENDING', of: id };
  });
  await pass(0);
  expect(result.current).toMatchObject({ status: 'polling', attempts: 1, error: new Error('no network') });
  await pass(60_000);
  expect(spy).toHaveBeenCalledTimes(30);
  expect(result.current).toMatchObject({ status: 'timed-out', attempts: 30 });
});

test('an error that cannot mend ends the polling', async () => {
  const { result, spy } = poll(
    () => Promise.reject(new Error('no such run')),
    () => true,
  );
  await pass(60_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('failed');
});

test('the next poll waits for the answer to the last', async () => {
  const { spy } = poll(
    (id) => new Promise((resolve) => setTimeout(() => resolve({ state: 'PENDING', of: id }), 5000)),
  );
  await pass(4999);
  expect(spy).toHaveBeenCalledTimes(1);
  await pass(2);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('polls are an interval apart from start to start', async () => {
  const { spy } = poll(
    (id) => new Promise((resolve) => setTimeout(() => resolve({ state: 'PENDING', of: id }), 400)),
  );
  await pass(999);
  expect(spy).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('a finished answer ends the polling', async () => {
  const { result, spy } = poll(async (id) => ({ state: 'FINISHED', of: id }));
  await pass(60_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ status: 'done', answer: { of: 'a' } });
});

test('a new id never shows the answer of the former one', async () => {
  const { result, rerender, shown } = poll(async (id) => {
    if (id === 'b') await new Promise((resolve) => setTimeout(resolve, 500));
    return { state: 'FINISHED', of: id };
  });
  await pass(0);
  expect(result.current.answer?.of).toBe('a');
  rerender({ id: 'b' });
  expect(result.current).toMatchObject({ status: 'polling', answer: undefined, attempts: 0 });
  await pass(500);
  expect(result.current).toMatchObject({ status: 'done', answer: { of: 'b' } });
  expect(shown.filter(({ id, of }) => of !== undefined && of !== id)).toEqual([]);
});

test('the same id asked for again starts anew', async () => {
  const { result, rerender, spy } = poll(pending);
  await pass(30_000);
  rerender({ id: null });
  expect(result.current.status).toBe('idle');
  rerender({ id: 'a' });
  expect(result.current).toMatchObject({ status: 'polling', attempts: 0 });
  await pass(0);
  expect(spy).toHaveBeenCalledTimes(31);
});

test('nothing is asked without an id or after the component is gone', async () => {
  const { rerender, unmount, spy } = poll(pending);
  await pass(0);
  rerender({ id: null });
  await pass(10_000);
  expect(spy).toHaveBeenCalledTimes(1);
  rerender({ id: 'b' });
  await pass(0);
  unmount();
  await pass(10_000);
  expect(spy).toHaveBeenCalledTimes(2);
});
