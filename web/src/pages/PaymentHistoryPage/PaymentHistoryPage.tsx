import { useSearchParams } from 'react-router-dom';
import { messages } from '../../features/payments/messages.ts';
import { PaymentTable } from '../../features/payments/PaymentTable.tsx';
import { usePayments } from '../../features/payments/usePayments.ts';
import { messageOf } from '../../shared/error.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button, ButtonLink } from '../../shared/ui/Button.tsx';
import { EmptyState, Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';

export function PaymentHistoryPage() {
  const [query] = useSearchParams();
  const { payments, error, refetch } = usePayments();
  return (
    <Page title="Payment history">
      {!payments && !error && <Skeleton lines={4} label="Loading your payments" />}
      {error && !payments && (
        <EmptyState>
          <Alert>{messageOf(error, messages.unknownError)}</Alert>
          <Button onClick={() => void refetch()}>Try again</Button>
        </EmptyState>
      )}
      {payments?.length === 0 && (
        <EmptyState>
          <p>You haven't bought anything yet.</p>
          <ButtonLink to={href.course(builtInCoursePath)} variant="primary">
            Browse the course
          </ButtonLink>
        </EmptyState>
      )}
      {payments && payments.length > 0 && (
        <PaymentTable payments={payments} invoicePaymentId={query.get('invoice')} />
      )}
    </Page>
  );
}
