import { limits } from '@dryrun/contracts/limits';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { messages } from './messages.ts';
import { useGetPaymentStatusMutation } from './paymentsApi.ts';

/** What a waiting buyer sees. */
export interface PaymentProgress {
  readonly status: 'waiting' | 'confirmed' | 'missing' | 'timed-out';
  readonly message: string;
  /** Where the same can be paid again, when the processor or the server said no. */
  readonly checkout?: string;
}

/** Asks up to 30 times, every 2 s, until the payment is processed (specification, section 4). */
export function usePaymentStatus(paymentIntentId: string | null): PaymentProgress {
  const [ask] = useGetPaymentStatusMutation();
  const polling = usePolling({
    id: paymentIntentId || null,
    poll: (id) => ask({ params: { paymentIntentId: id } }).unwrap(),
    isDone: ({ processed }) => processed,
    isFatal: (error) => statusOf(error) === 404,
    intervalMs: limits.paymentPollIntervalMs,
    maxAttempts: limits.paymentPolls,
  });
  const at = Math.max(1, polling.attempts);
  if (!paymentIntentId || polling.status === 'failed')
    return { status: 'missing', message: messages.missing };
  if (polling.status === 'done') return { status: 'confirmed', message: messages.confirmed };
  const { error, coursePath, isExtension: extend = false } = polling.result ?? {};
  const wayBack =
    error === undefined || coursePath === undefined ? {} : { checkout: href.buy(coursePath, { extend }) };
  if (polling.status === 'timed-out') return { status: 'timed-out', message: messages.timeout, ...wayBack };
  if (polling.error !== undefined) {
    const said = errorBodyOf(polling.error)?.message;
    const message = said === undefined ? messages.networkError(at) : messages.withCount(said, at);
    return { status: 'waiting', message };
  }
  if (error === undefined) return { status: 'waiting', message: messages.confirming(at) };
  return { status: 'waiting', message: messages.withCount(error, at), ...wayBack };
}
