import { isFreeOrderId } from '@dryrun/contracts/free-order';
import { formatCents } from '@dryrun/contracts/money';
import { withdrawalConsent, type CardForm, type Quote } from '@dryrun/contracts/payments';
import { CircleHelp } from 'lucide-react';
import { lazy, Suspense, useId, useRef, useState, type SubmitEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { emptyCard, type CardPayment } from './cardPayment.ts';
import { LocalCardField } from './LocalCardField.tsx';
import { messages } from './messages.ts';
import styles from './PaymentForm.module.css';
import { useCreatePaymentIntentMutation } from './paymentsApi.ts';

/** Loaded only if the server uses Stripe. */
const StripeCardField = lazy(async () => ({
  default: (await import('./StripeCardField.tsx')).StripeCardField,
}));

interface PaymentFormProps {
  readonly quote: Quote;
  /** False while the price of another promo code loads, and after it failed to load. */
  readonly isPriceCurrent: boolean;
  readonly cardForm: CardForm;
  readonly email: string;
  readonly purchase: {
    readonly coursesIds: number[];
    readonly promoCode?: string;
    readonly extend?: boolean;
  };
  /** Called when a payment starts or fails. The price must not change during a payment. */
  readonly onBusy: (isBusy: boolean) => void;
}

export function PaymentForm({ quote, isPriceCurrent, cardForm, email, purchase, onBusy }: PaymentFormProps) {
  const navigate = useNavigate();
  const [createIntent] = useCreatePaymentIntentMutation();
  const [state, setState] = useState<'idle' | 'submitting' | 'done'>('idle');
  const [failure, setFailure] = useState<string>();
  const [card, setCard] = useState(emptyCard);
  const [consentError, setConsentError] = useState<string>();
  const [cardPayment, setCardPayment] = useState<CardPayment | null>(null);
  const missingId = useId();
  const firstName = useRef<HTMLInputElement>(null);
  const lastName = useRef<HTMLInputElement>(null);
  const consent = useRef<HTMLInputElement>(null);
  const isFree = quote.totalCents === 0;
  const isBusy = state !== 'idle';
  const isCardMissing = !isFree && card.isEmpty;
  const canPay = !isBusy && isPriceCurrent && !isCardMissing && (isFree || cardPayment !== null);

  const fail = (message: string) => {
    setFailure(message);
    setState('idle');
    onBusy(false);
  };
  const proceed = (paymentIntentId: string) => {
    setState('done');
    void navigate(href.paymentProcessing(paymentIntentId));
  };

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!canPay) return;
    setFailure(undefined);
    const isCardValid = isFree || cardPayment?.check() === true;
    if (!consent.current?.checked) {
      setConsentError(messages.consentMissing);
      if (isCardValid) consent.current?.focus();
      return;
    }
    if (!isCardValid) return;
    setState('submitting');
    onBusy(true);
    let clientSecret: string;
    try {
      clientSecret = await createIntent({ body: { ...purchase, startsAtOnce: true } }).unwrap();
    } catch (error) {
      return fail(messageOf(error, messages.submitFailed));
    }
    if (isFreeOrderId(clientSecret)) return proceed(clientSecret);
    const name = [firstName, lastName].map(({ current }) => current?.value.trim() ?? '').filter(Boolean);
    const outcome = await cardPayment?.pay(clientSecret, { email, name: name.join(' ') || undefined });
    if (outcome?.kind === 'confirmed') proceed(outcome.paymentIntentId);
    else if (outcome?.kind === 'failed') fail(messages.paymentFailed(outcome.message));
    else if (!outcome) fail(messages.submitFailed);
  };

  const cardProps = {
    publishableKey: cardForm.publishableKey,
    isDisabled: isBusy,
    onChange: setCard,
    onReady: setCardPayment,
  };
  return (
    <Stack as="form" gap={5} onSubmit={(event) => void submit(event)} noValidate>
      {!isFree && (
        <fieldset className={styles.card}>
          <legend className={styles.legend}>Card</legend>
          {cardForm.provider === 'stripe' ? (
            <Suspense fallback={<Skeleton lines={1} label="Loading the card field" />}>
              <StripeCardField {...cardProps} />
            </Suspense>
          ) : (
            <LocalCardField {...cardProps} />
          )}
          <p className={styles.cardError} role="alert">
            {card.error}
          </p>
          <div className={styles.names}>
            <Field
              ref={firstName}
              label="First name (optional)"
              autoComplete="given-name"
              disabled={isBusy}
            />
            <Field
              ref={lastName}
              label="Last name (optional)"
              autoComplete="family-name"
              disabled={isBusy}
              trailing={
                <IconButton
                  label={messages.namesTooltip}
                  icon={<CircleHelp size={18} aria-hidden />}
                  className={styles.namesTooltip}
                />
              }
            />
          </div>
          <Text className={styles.namesHint}>{messages.namesTooltip}</Text>
        </fieldset>
      )}
      <Checkbox
        ref={consent}
        label={withdrawalConsent}
        error={consentError}
        disabled={isBusy}
        onChange={() => setConsentError(undefined)}
      />
      {failure !== undefined && <Alert>{failure}</Alert>}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isPending={state === 'submitting'}
        pendingText="Paying…"
        disabled={!canPay}
        aria-describedby={isCardMissing ? missingId : undefined}
      >
        {isFree ? 'Get the course for free' : `Pay ${formatCents(quote.totalCents)}`}
      </Button>
      {isCardMissing && <Text id={missingId}>{messages.cardMissing}</Text>}
      <Text>
        {isFree ? 'By ordering' : 'By paying'} you accept the{' '}
        <Link to={href.termsAndConditions()}>terms and conditions</Link>. One year of access, no automatic
        renewal.
      </Text>
    </Stack>
  );
}
