import { limits } from '@dryrun/contracts/limits';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePaymentStatus, type PaymentProgress } from '../../features/payments/usePaymentStatus.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';

const headings: Readonly<Record<PaymentProgress['status'], string>> = {
  waiting: 'Payment processing',
  failed: 'Payment failed',
  confirmed: 'Thank you',
  missing: 'Payment not found',
  'timed-out': 'Payment not confirmed',
};

const failed = <CircleAlert size={40} color="var(--bad)" aria-hidden />;
const icons = {
  waiting: <Spinner />,
  failed,
  confirmed: <CircleCheck size={40} color="var(--good)" aria-hidden />,
  missing: failed,
  'timed-out': failed,
} as const;

/** Waits until the payment is processed, then redirects. Stripe's other query parameters are ignored. */
export function PaymentProcessingPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const paymentIntentId = query.get('payment_intent');
  const progress = usePaymentStatus(paymentIntentId);
  const heading = headings[progress.status];
  usePageTitle(heading);
  // Stripe returns from 3-D Secure with the client secret in the URL.
  const hasOtherParameters = [...query.keys()].some((name) => name !== 'payment_intent');
  useEffect(() => {
    if (hasOtherParameters) void navigate(href.paymentProcessing(paymentIntentId ?? ''), { replace: true });
  }, [hasOtherParameters, paymentIntentId, navigate]);
  const isConfirmed = progress.status === 'confirmed';
  useEffect(() => {
    if (!isConfirmed) return;
    const timer = window.setTimeout(
      () => void navigate(href.paymentSuccessful(), { replace: true }),
      limits.paymentRedirectMs,
    );
    return () => window.clearTimeout(timer);
  }, [isConfirmed, navigate]);
  return (
    <Notice
      icon={icons[progress.status]}
      title={heading}
      text={<span role="status">{progress.message}</span>}
    >
      <Links progress={progress} />
    </Notice>
  );
}

function Links({ progress: { status, checkout } }: { readonly progress: PaymentProgress }) {
  const hasStopped = status === 'timed-out' || status === 'missing';
  return (
    <>
      {hasStopped && (
        <ButtonLink to={href.courses()} variant="primary">
          Back to Courses
        </ButtonLink>
      )}
      {checkout !== undefined && (
        <ButtonLink to={checkout} variant={hasStopped ? 'secondary' : 'primary'}>
          Back to checkout
        </ButtonLink>
      )}
    </>
  );
}
