import { useListPaymentsQuery } from '../features/payments/paymentsApi.ts';
import { messages } from '../features/payments/messages.ts';
import { PaymentTable } from '../features/payments/PaymentTable.tsx';
import { messageOf } from '../shared/error.ts';
import { builtInCoursePath, href } from '../shared/paths.ts';
import { Alert } from '../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../shared/ui/Button.tsx';
import { Skeleton } from '../shared/ui/Skeleton.tsx';
import { usePageTitle } from '../shared/usePageTitle.ts';
import styles from './PaymentHistoryPage.module.css';

/** What the user has paid, with invoices and refunds. */
export function PaymentHistoryPage() {
  const { data: payments, error, refetch } = useListPaymentsQuery();
  usePageTitle('Payment history');
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>Payment history</h1>
      {!payments && !error && <Skeleton lines={4} label="Loading your payments" />}
      {error && !payments && (
        <div className={styles.empty}>
          <Alert>{messageOf(error, messages.loadFailed)}</Alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </div>
      )}
      {payments?.length === 0 && (
        <div className={styles.empty}>
          <p>You have not bought anything yet.</p>
          <ButtonLink to={href.course(builtInCoursePath)} variant="primary">
            Browse the course
          </ButtonLink>
        </div>
      )}
      {payments && payments.length > 0 && <PaymentTable payments={payments} />}
    </div>
  );
}
