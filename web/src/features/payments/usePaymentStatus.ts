import { limits } from '@dryrun/contracts/limits';
import { errorBodyOf, statusOf } from '../../shared/error.ts';
import { usePolling } from '../../shared/usePolling.ts';
import { messages } from './messages.ts';
import { useGetPaymentStatusMutation } from './paymentsApi.ts';

/** What a waiting buyer sees. */
export interface PaymentProgress {
  readonly status: 'waiting' | 'confirmed' | 'missing' | 'timed-out';
  readonly message: string;
  /** That the processor or the server said no: paying again may be wanted. */
  readonly hasError: boolean;
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
    attempts: limits.paymentPolls,
  });
  const at = Math.max(1, polling.attempts);
  if (!paymentIntentId || polling.status === 'failed')
    return { status: 'missing', message: messages.missing, hasError: false };
  if (polling.status === 'done') return { status: 'confirmed', message: messages.confirmed, hasError: false };
  if (polling.status === 'timed-out')
    return { status: 'timed-out', message: messages.timeout, hasError: true };
  if (polling.error !== undefined) {
    const said = errorBodyOf(polling.error)?.message;
    const message = said === undefined ? messages.networkError(at) : messages.withCount(said, at);
    return { status: 'waiting', message, hasError: false };
  }
  const fault = polling.answer?.error;
  if (fault !== undefined)
    return { status: 'waiting', message: messages.withCount(fault, at), hasError: true };
  return { status: 'waiting', message: messages.confirming(at), hasError: false };
}
