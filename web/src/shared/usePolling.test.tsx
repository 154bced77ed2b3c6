import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { usePolling } from './usePolling.ts';

interface Result {
  readonly state: 'PENDING' | 'FINISHED';
  readonly requestedId: string;
}

interface Props {
  readonly id: string | null;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pending = async (id: string): Promise<Result> => ({ state: 'PENDING', requestedId: id });

function renderPolling(request: (id: string) => Promise<Result>, isFatal?: (error: unknown) => boolean) {
  const spy = jest.fn(request);
  const initialProps: Props = { id: 'a' };
  const rendered: { id: string | null; requestedId: string | undefined }[] = [];
  const hook = renderHook(
    ({ id }: Props) => {
      const polling = usePolling({
        id,
        poll: spy,
        isDone: ({ state }) => state === 'FINISHED',
        ...omitUndefined({ isFatal }),
        intervalMs: 1000,
        maxAttempts: 30,
      });
      rendered.push({ id, requestedId: polling.result?.requestedId });
      return polling;
    },
    { initialProps },
  );
  return { ...hook, spy, rendered };
}

const advance = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('times out after the maximum number of attempts', async () => {
  const { result, spy } = renderPolling(pending);
  await advance(28_900);
  expect(spy).toHaveBeenCalledTimes(29);
  expect(result.current.status).toBe('polling');
  await advance(100);
  expect(result.current).toMatchObject({ status: 'timed-out', attempts: 30 });
  await advance(60_000);
  expect(spy).toHaveBeenCalledTimes(30);
});

test('counts a failed request and continues', async () => {
  let n = 0;
  const { result, spy } = renderPolling(async (id) => {
    n += 1;
    if (n % 2 === 1) throw new Error('no network');
    return { state: 'PENDING', requestedId: id };
  });
  await advance(0);
  expect(result.current).toMatchObject({ status: 'polling', attempts: 1, error: new Error('no network') });
  await advance(60_000);
  expect(spy).toHaveBeenCalledTimes(30);
  expect(result.current).toMatchObject({ status: 'timed-out', attempts: 30 });
});

test('stops on a fatal error', async () => {
  const { result, spy } = renderPolling(
    () => Promise.reject(new Error('no such run')),
    () => true,
  );
  await advance(60_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(result.current.status).toBe('failed');
});

test('does not start a request before the previous one settles', async () => {
  const { spy } = renderPolling(
    (id) => new Promise((resolve) => setTimeout(() => resolve({ state: 'PENDING', requestedId: id }), 5000)),
  );
  await advance(4999);
  expect(spy).toHaveBeenCalledTimes(1);
  await advance(2);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('measures the interval between request starts', async () => {
  const { spy } = renderPolling(
    (id) => new Promise((resolve) => setTimeout(() => resolve({ state: 'PENDING', requestedId: id }), 400)),
  );
  await advance(999);
  expect(spy).toHaveBeenCalledTimes(1);
  await advance(1);
  expect(spy).toHaveBeenCalledTimes(2);
});

test('stops when a response is final', async () => {
  const { result, spy } = renderPolling(async (id) => ({ state: 'FINISHED', requestedId: id }));
  await advance(60_000);
  expect(spy).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ status: 'done', result: { requestedId: 'a' } });
});

test('never returns the response of a previous id', async () => {
  const { result, rerender, rendered } = renderPolling(async (id) => {
    if (id === 'b') await new Promise((resolve) => setTimeout(resolve, 500));
    return { state: 'FINISHED', requestedId: id };
  });
  await advance(0);
  expect(result.current.result?.requestedId).toBe('a');
  rerender({ id: 'b' });
  expect(result.current).toMatchObject({ status: 'polling', result: undefined, attempts: 0 });
  await advance(500);
  expect(result.current).toMatchObject({ status: 'done', result: { requestedId: 'b' } });
  expect(rendered.filter(({ id, requestedId }) => requestedId !== undefined && requestedId !== id)).toEqual(
    [],
  );
});

test('restarts when the same id is set again', async () => {
  const { result, rerender, spy } = renderPolling(pending);
  await advance(30_000);
  rerender({ id: null });
  expect(result.current.status).toBe('idle');
  rerender({ id: 'a' });
  expect(result.current).toMatchObject({ status: 'polling', attempts: 0 });
  await advance(0);
  expect(spy).toHaveBeenCalledTimes(31);
});

test('sends nothing without an id or after unmount', async () => {
  const { rerender, unmount, spy } = renderPolling(pending);
  await advance(0);
  rerender({ id: null });
  await advance(10_000);
  expect(spy).toHaveBeenCalledTimes(1);
  rerender({ id: 'b' });
  await advance(0);
  unmount();
  await advance(10_000);
  expect(spy).toHaveBeenCalledTimes(2);
});
