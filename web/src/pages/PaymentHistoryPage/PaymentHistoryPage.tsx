import { useSearchParams } from 'react-router-dom';
import { PaymentTable } from '../../features/payments/PaymentTable.tsx';
import { usePayments } from '../../features/payments/usePayments.ts';
import { builtInCoursePath, href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';

export function PaymentHistoryPage() {
  const [query] = useSearchParams();
  const { payments, error, refetch } = usePayments();
  return (
    <Page title="Payment history">
      {!payments && <Loading error={error} onRetry={refetch} lines={4} label="Loading your payments" />}
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
