import { limits } from '@dryrun/contracts/limits';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePaymentStatus, type PaymentProgress } from '../../features/payments/usePaymentStatus.ts';
import { href } from '../../shared/paths.ts';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Spinner } from '../../shared/ui/Spinner.tsx';
import { usePageTitle } from '../../shared/usePageTitle.ts';
import styles from '../PaymentNotice.module.css';

const headings: Readonly<Record<PaymentProgress['status'], string>> = {
  waiting: 'Payment processing',
  failed: 'Payment failed',
  confirmed: 'Thank you',
  missing: 'Payment not found',
  'timed-out': 'Payment not confirmed',
};

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
    <div className={styles.notice}>
      <StatusIcon status={progress.status} />
      <h1 className={styles.title}>{heading}</h1>
      <p role="status" className={styles.text}>
        {progress.message}
      </p>
      <Links progress={progress} />
    </div>
  );
}

function StatusIcon({ status }: Pick<PaymentProgress, 'status'>) {
  if (status === 'waiting') return <Spinner className={styles.spinner} />;
  return status === 'confirmed' ? (
    <CircleCheck size={40} className={styles.good} aria-hidden />
  ) : (
    <CircleAlert size={40} className={styles.bad} aria-hidden />
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
