import { limits } from '@dryrun/contracts/limits';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { messages } from './messages.ts';
import { useGetPaymentStatusMutation } from './paymentsApi.ts';

export interface PaymentProgress {
  readonly status: 'waiting' | 'confirmed' | 'missing' | 'timed-out';
  readonly message: string;
  /** Checkout URL for another attempt, if the payment was declined. */
  readonly checkout?: string;
}

/** Polls every 2 s, up to 30 times, until the payment is processed (docs/product.md, Payments). */
export function usePaymentStatus(paymentIntentId: string | null): PaymentProgress {
  const [getStatus] = useGetPaymentStatusMutation();
  const polling = usePolling({
    id: paymentIntentId || null,
    poll: (id) => getStatus({ params: { paymentIntentId: id } }).unwrap(),
    isDone: ({ processed }) => processed,
    isFatal: (error) => statusOf(error) === 404,
    intervalMs: limits.paymentPollIntervalMs,
    maxAttempts: limits.paymentPolls,
  });
  const attempt = Math.max(1, polling.attempts);
  if (!paymentIntentId || polling.status === 'failed')
    return { status: 'missing', message: messages.missing };
  if (polling.status === 'done') return { status: 'confirmed', message: messages.confirmed };
  const { error, coursePath, isExtension: extend = false } = polling.result ?? {};
  const retry =
    error === undefined || coursePath === undefined ? {} : { checkout: href.buy(coursePath, { extend }) };
  if (polling.status === 'timed-out') return { status: 'timed-out', message: messages.timeout, ...retry };
  if (polling.error !== undefined) {
    const serverMessage = errorBodyOf(polling.error)?.message;
    const message =
      serverMessage === undefined
        ? messages.networkError(attempt)
        : messages.withAttempt(serverMessage, attempt);
    return { status: 'waiting', message };
  }
  if (error === undefined) return { status: 'waiting', message: messages.confirming(attempt) };
  return { status: 'waiting', message: messages.withAttempt(error, attempt), ...retry };
}
