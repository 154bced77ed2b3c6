import { limits } from '@dryrun/contracts/limits';
import { formatDollars } from '@dryrun/contracts/money';
import type { Payment } from '@dryrun/contracts/payments';
import { refundAnswerTime, requestRefund, type RefundMeter } from '@dryrun/contracts/refunds';
import { useEffect, useState } from 'react';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import styles from './Dialog.module.css';
import { useRequestRefundMutation } from './paymentsApi.ts';
import { formatTimeLeft } from './formatTimeLeft.ts';

interface RefundDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

export function RefundDialog({ payment, onClose }: RefundDialogProps) {
  const [request] = useRequestRefundMutation();
  const isWithinRule = payment.meter?.isWithinRule ?? false;
  const { submit, field, formError, isPending } = useContractForm({
    schema: requestRefund.body,
    defaultValues: { stripeId: payment.stripeId, reason: '' },
    send: async (body) => {
      showToast((await request({ body }).unwrap()).message);
      onClose();
    },
  });

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Request a refund"
      description={`${formatDollars(payment.amount - (payment.refundedAmount ?? 0))} for ${payment.description ?? 'this payment'}. Your access ends when it is refunded.`}
    >
      <Stack as="form" gap={4} onSubmit={(event) => void submit(event)}>
        {payment.refundUntil && <Countdown until={new Date(payment.refundUntil)} />}
        {payment.meter && <Meter meter={payment.meter} />}
        {formError !== undefined && <Alert>{formError}</Alert>}
        <Field {...field('reason')} label="Reason (optional)" maxLength={1000} />
        <Button type="submit" variant="danger" isPending={isPending} pendingText="Sending…">
          {isWithinRule ? 'Refund now' : 'Send request'}
        </Button>
      </Stack>
    </Modal>
  );
}

function Countdown({ until }: { readonly until: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), 1000);
    return () => window.clearInterval(timer);
  }, []);
  return (
    <Text className={styles.countdown}>Time left to request a refund: {formatTimeLeft(until, now)}</Text>
  );
}

function Meter({ meter }: { readonly meter: RefundMeter }) {
  const { finishedLessons, lessons, readingMinutes, isWithinRule } = meter;
  const allowedLessons = Math.floor(lessons * limits.refundFinishedShare);
  return (
    <Stack gap={2} className={styles.meter}>
      <p>
        {finishedLessons} of max. {allowedLessons} lessons completed
      </p>
      <ProgressBar
        value={finishedLessons}
        max={allowedLessons}
        label="Completed lessons, compared with the refund limit"
      />
      <p>
        {readingMinutes} of max. {limits.refundReadingMinutes} minutes read
      </p>
      <ProgressBar
        value={readingMinutes}
        max={limits.refundReadingMinutes}
        label="Minutes read, compared with the refund limit"
      />
      <p className={styles.result}>
        {isWithinRule
          ? 'You are within the refund rule. You get your money back immediately.'
          : `You are beyond the refund rule. We will decide within ${refundAnswerTime} and email you.`}
      </p>
    </Stack>
  );
}
