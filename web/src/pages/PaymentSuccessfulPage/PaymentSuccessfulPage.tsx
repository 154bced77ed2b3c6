import { longDate } from '@dryrun/contracts/long-date';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { messages } from '../../features/payments/messages.ts';
import { useListPaymentsQuery } from '../../features/payments/paymentsApi.ts';
import { useGetMeQuery } from '../../features/users/usersApi.ts';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from '../PaymentNotice.module.css';

/** Shown after a payment. Refetches the user, who now owns the course. Confirms only a purchase that exists. */
export function PaymentSuccessfulPage() {
  const { refetch } = useGetMeQuery();
  const { data: payments, error, refetch: reload } = useListPaymentsQuery();
  const purchase = payments?.find(({ status, accessUntil }) => status !== 'refunded' && accessUntil);
  const isMissing = payments !== undefined && !purchase;
  usePageTitle(isMissing ? 'No purchase found' : 'Payment successful');
  useEffect(() => {
    void refetch();
  }, [refetch]);
  if (error && !payments)
    return (
      <div className={styles.notice}>
        <Alert>{messageOf(error, messages.unknownError)}</Alert>
        <Button onClick={() => void reload()}>Try again</Button>
      </div>
    );
  if (!payments) return <Skeleton lines={4} label="Loading your purchase" />;
  if (!purchase)
    return (
      <div className={styles.notice}>
        <CircleAlert size={40} className={styles.bad} aria-hidden />
        <h1 className={styles.title}>No purchase found</h1>
        <p className={styles.text}>There is no completed purchase in your account.</p>
        <ButtonLink to={href.courses()} variant="primary" size="lg">
          Browse courses
        </ButtonLink>
      </div>
    );
  return (
    <div className={styles.notice}>
      <CircleCheck size={40} className={styles.good} aria-hidden />
      <h1 className={styles.title}>Payment successful!</h1>
      <p className={styles.text}>
        {purchase.description} is yours
        {purchase.accessUntil && ` until ${longDate(purchase.accessUntil)}`}. We're emailing you a receipt.
      </p>
      <ButtonLink to={href.myCourses()} variant="primary" size="lg">
        My courses
      </ButtonLink>
    </div>
  );
}
