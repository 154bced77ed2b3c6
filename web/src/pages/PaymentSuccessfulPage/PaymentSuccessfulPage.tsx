import { longDate } from '@dryrun/contracts/long-date';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useListPaymentsQuery } from '../../features/payments/paymentsApi.ts';
import { useGetMeQuery } from '../../features/users/usersApi.ts';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

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
      <Page>
        <Alert onRetry={reload}>{messageOf(error)}</Alert>
      </Page>
    );
  if (!payments) return <Skeleton lines={4} label="Loading your purchase" />;
  if (!purchase)
    return (
      <Notice
        icon={<CircleAlert size={40} color="var(--bad)" aria-hidden />}
        title="No purchase found"
        text="There is no completed purchase in your account."
      >
        <ButtonLink to={href.courses()} variant="primary" size="lg">
          Browse courses
        </ButtonLink>
      </Notice>
    );
  return (
    <Notice
      icon={<CircleCheck size={40} color="var(--good)" aria-hidden />}
      title="Payment successful!"
      text={
        <>
          {purchase.description} is yours
          {purchase.accessUntil && ` until ${longDate(purchase.accessUntil)}`}. We're emailing you a receipt.
        </>
      }
    >
      <ButtonLink to={href.myCourses()} variant="primary" size="lg">
        My courses
      </ButtonLink>
    </Notice>
  );
}
