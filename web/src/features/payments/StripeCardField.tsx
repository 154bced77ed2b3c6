import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useMemo, useState } from 'react';
import { useTheme } from '../../shared/theme.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import styles from './CardField.module.css';
import type { CardFieldProps, CardPayment } from './cardPayment.ts';

/** Stripe's card field. Loads Stripe's script on mount. The card number is sent only to Stripe. */
export function StripeCardField(props: CardFieldProps) {
  const { publishableKey } = props;
  const [stripe, setStripe] = useState<Stripe | null>();
  useEffect(() => {
    let isCurrent = true;
    loadStripe(publishableKey)
      .catch(() => null)
      .then((loadedStripe) => isCurrent && setStripe(loadedStripe))
      .catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [publishableKey]);
  if (stripe === undefined) return <Skeleton lines={1} label="Loading the card field" />;
  if (stripe === null)
    return (
      <Alert>The card field could not be loaded. Check your connection or ad blocker, then reload.</Alert>
    );
  return (
    <Elements stripe={stripe}>
      <CardField {...props} />
    </Elements>
  );
}

function CardField({ isDisabled, onChange, onReady }: CardFieldProps) {
  const stripe = useStripe();
  const elements = useElements();
  const theme = useTheme();
  const options = useMemo(() => ({ style: stylesOf(theme), disabled: isDisabled }), [theme, isDisabled]);
  useEffect(() => {
    if (!stripe || !elements) return;
    // Stripe checks the card when it confirms the payment.
    onReady({ check: () => true, pay: payWith(stripe, elements) });
    return () => onReady(null);
  }, [stripe, elements, onReady]);
  return (
    <div className={styles.stripe}>
      <CardElement
        options={options}
        onChange={({ empty, error }) => onChange({ isEmpty: empty, error: error?.message })}
      />
    </div>
  );
}

const payWith =
  (stripe: Stripe, elements: StripeElements): CardPayment['pay'] =>
  async (clientSecret, { email, name }) => {
    const card = elements.getElement('card');
    if (!card) return { kind: 'failed', message: 'The card field was closed. Please reload the page.' };
    try {
      const { paymentIntent, error } = await stripe.confirmCardPayment(clientSecret, {
        receipt_email: email,
        payment_method: { card, billing_details: { email, ...(name && { name }) } },
      });
      if (error) return { kind: 'failed', message: error.message ?? 'The card was not accepted.' };
      return { kind: 'confirmed', paymentIntentId: paymentIntent.id };
    } catch {
      return { kind: 'failed', message: 'Stripe could not be reached. Please try again.' };
    }
  };

/** Colors of both themes, because Stripe renders its field in an iframe without our CSS variables. */
function stylesOf(theme: string) {
  const isDark = theme === 'dark';
  return {
    base: {
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      color: isDark ? '#ebe9e4' : '#23262d',
      '::placeholder': { color: isDark ? '#a8adb7' : '#5c616b' },
      iconColor: isDark ? '#a8adb7' : '#5c616b',
      lineHeight: '24px',
    },
    invalid: { color: isDark ? '#ff8f80' : '#b42318', iconColor: isDark ? '#ff8f80' : '#b42318' },
  };
}
