import { useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/Field.tsx';
import styles from './CardField.module.css';
import { digitsOf, cardErrorOf, formatExpiry, groupDigits, isComplete } from './cardNumber.ts';
import type { CardFieldProps, CardOutcome, PayWithCard } from './cardPayment.ts';
import { confirmLocally } from './localProcessor.ts';

const emptyFields = { number: '', expiry: '', cvc: '' };

/** The card form of the local card processor: test cards only. */
export function LocalCardField({ publishableKey, isDisabled, onChange, onReady }: CardFieldProps) {
  const [card, setCard] = useState(emptyFields);
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  });
  useEffect(() => {
    const pay: PayWithCard = async (clientSecret, billing) => {
      const { number, expiry, cvc } = latest.current;
      if (!isComplete(latest.current))
        return { kind: 'failed', message: 'Your card details are incomplete.' };
      const digits = digitsOf(expiry);
      const typed = {
        number: digitsOf(number),
        month: digits.slice(0, 2),
        year: `20${digits.slice(2)}`,
        cvc,
      };
      return redirectIfNeeded(await confirmLocally(publishableKey, clientSecret, typed, billing));
    };
    onReady(pay);
    return () => onReady(null);
  }, [publishableKey, onReady]);

  const change = (part: Partial<typeof emptyFields>) => {
    const next = { ...card, ...part };
    setCard(next);
    onChange({
      isEmpty: next.number + next.expiry + next.cvc === '',
      error: cardErrorOf(next, new Date()),
    });
  };

  return (
    <div className={styles.local}>
      <div className={styles.number}>
        <Field
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          value={card.number}
          disabled={isDisabled}
          onChange={({ target }) => change({ number: groupDigits(target.value) })}
        />
      </div>
      <Field
        label="Expiry date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        value={card.expiry}
        disabled={isDisabled}
        onChange={({ target }) => change({ expiry: formatExpiry(target.value) })}
      />
      <Field
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="CVC"
        maxLength={4}
        value={card.cvc}
        disabled={isDisabled}
        onChange={({ target }) => change({ cvc: target.value })}
      />
    </div>
  );
}

/** For 3-D Secure, goes to the bank's page, which returns here. */
function redirectIfNeeded(outcome: CardOutcome & { readonly url?: string }): CardOutcome {
  if (outcome.kind === 'redirecting' && outcome.url !== undefined) window.location.assign(outcome.url);
  return outcome;
}
