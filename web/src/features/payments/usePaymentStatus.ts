import { paymentMissing } from '@dryrun/contracts/errors';
import { limits } from '@dryrun/contracts/limits';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { messages } from './messages.ts';
import { useGetPaymentStatusMutation } from './paymentsApi.ts';

export interface PaymentProgress {
  readonly status: 'waiting' | 'failed' | 'confirmed' | 'missing' | 'timed-out';
  readonly message: string;
  /** Checkout URL for another attempt at the same price, if the payment failed. */
  readonly checkout?: string;
}

/** Polls up to 30 times (docs/product.md, Payments), also after a decline: a later attempt may succeed. */
export function usePaymentStatus(paymentIntentId: string | null): PaymentProgress {
  const [getStatus] = useGetPaymentStatusMutation();
  const polling = usePolling({
    id: paymentIntentId || null,
    poll: (id) => getStatus({ params: { paymentIntentId: id } }).unwrap(),
    isDone: ({ processed, isFinal = false }) => processed || isFinal,
    isFatal: (error) => statusOf(error) === 404,
    intervalMs: limits.paymentPollIntervalMs,
    maxAttempts: limits.paymentPolls,
  });
  const attempt = Math.max(1, polling.attempts);
  if (!paymentIntentId || polling.status === 'failed') return { status: 'missing', message: paymentMissing };
  const { processed, error, coursePath, isExtension: extend = false, promoCode } = polling.result ?? {};
  if (processed) return { status: 'confirmed', message: messages.confirmed };
  const retry =
    error === undefined || coursePath === undefined
      ? {}
      : { checkout: href.buy(coursePath, { extend, ...(promoCode && { promo: promoCode }) }) };
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
  return { status: 'failed', message: messages.withAttempt(error, attempt), ...retry };
}
