import type { AdminRefund } from '@dryrun/contracts/payments';
import { useRef } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { showError } from '../../shared/ui/toast.tsx';
import { useDecideRefundMutation, useListRefundsQuery } from './adminApi.ts';
import { messages } from './messages.ts';
import { formatDollars } from './money.ts';
import styles from './RefundsAdmin.module.css';

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });

/** Refund requests: those that wait for a decision first. */
export function RefundsAdmin() {
  const { data: refunds, error } = useListRefundsQuery();
  if (error && !refunds) return <Alert>{messageOf(error, messages.loadFailed)}</Alert>;
  if (!refunds) return <Skeleton lines={4} label="Loading the refund requests" />;
  if (refunds.length === 0) return <p>Nobody has asked for a refund.</p>;
  return (
    <ul className={styles.list}>
      {refunds.map((refund) => (
        <Request key={refund.id} refund={refund} />
      ))}
    </ul>
  );
}

function Request({ refund }: { readonly refund: AdminRefund }) {
  const [decide, { isLoading }] = useDecideRefundMutation();
  const answer = useRef<HTMLInputElement>(null);
  const send = async (isApproved: boolean) => {
    try {
      const body = { isApproved, answer: answer.current?.value ?? '' };
      await decide({ params: { id: refund.id }, body }).unwrap();
    } catch (error) {
      showError(messageOf(error, messages.loadFailed));
    }
  };
  const { meter } = refund;
  return (
    <li className={styles.request}>
      <p className={styles.head}>
        <strong>{formatDollars(refund.amount)}</strong> {refund.email}, paid{' '}
        {date.format(new Date(refund.paidAt))}
      </p>
      <p className={styles.facts}>
        {meter &&
          `${meter.finishedLessons} of ${meter.lessons} lessons, ${meter.readingMinutes} minutes read. `}
        Asked {date.format(new Date(refund.requestedAt))}: {refund.reason || 'no reason given'}
      </p>
      {refund.state === 'requested' ? (
        <div className={styles.decision}>
          <Field ref={answer} label="Answer (sent with a rejection)" maxLength={1000} />
          <Button variant="primary" disabled={isLoading} onClick={() => void send(true)}>
            Refund
          </Button>
          <Button variant="danger" disabled={isLoading} onClick={() => void send(false)}>
            Reject
          </Button>
        </div>
      ) : (
        <p className={styles.state}>
          {refund.state}
          {refund.answer && `: ${refund.answer}`}
        </p>
      )}
    </li>
  );
}
