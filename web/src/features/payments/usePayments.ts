import type { Payment } from '@dryrun/contracts/payments';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../../shared/api.ts';
import { useListPaymentsQuery } from './paymentsApi.ts';

const approvedPollMs = 2000;
const waitingPollMs = 30_000;

/** Loads the payments and polls them while a refund is in progress. Reloads the user when a refund ends access. */
export function usePayments() {
  const { data: payments, error, refetch } = useListPaymentsQuery();
  const dispatch = useDispatch();
  const pollingInterval = pollingIntervalOf(payments);
  useListPaymentsQuery(undefined, { skip: pollingInterval === 0, pollingInterval });
  const refunded = payments?.filter(({ refund }) => refund?.state === 'succeeded').length;
  const lastRefunded = useRef(refunded);
  useEffect(() => {
    if (lastRefunded.current !== undefined && lastRefunded.current !== refunded)
      dispatch(api.util.invalidateTags(['User']));
    lastRefunded.current = refunded;
  }, [refunded, dispatch]);
  return { payments, error, refetch };
}

/** An approved refund takes seconds; a bank or an admin takes longer. */
function pollingIntervalOf(payments: readonly Payment[] = []): number {
  const states = payments.map(({ refund }) => refund?.state);
  if (states.includes('approved')) return approvedPollMs;
  const isWaiting = states.includes('pending') || states.includes('requested');
  return isWaiting ? waitingPollMs : 0;
}
