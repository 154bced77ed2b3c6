import { useSearchParams } from 'react-router-dom';
import { messages } from '../../features/payments/messages.ts';
import { PaymentTable } from '../../features/payments/PaymentTable.tsx';
import { usePayments } from '../../features/payments/usePayments.ts';
import { messageOf } from '../../shared/error.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';

export function PaymentHistoryPage() {
  const [query] = useSearchParams();
  const { payments, error, refetch } = usePayments();
  return (
    <Page title="Payment history">
      {!payments && !error && <Skeleton lines={4} label="Loading your payments" />}
      {error && !payments && <Alert onRetry={refetch}>{messageOf(error, messages.unknownError)}</Alert>}
      {payments?.length === 0 && (
        <Stack gap={4} align="start">
          <Text size="md">You haven't bought anything yet.</Text>
          <ButtonLink to={href.course(builtInCoursePath)} variant="primary">
            Browse the course
          </ButtonLink>
        </Stack>
      )}
      {payments && payments.length > 0 && (
        <PaymentTable payments={payments} invoicePaymentId={query.get('invoice')} />
      )}
    </Page>
  );
}
