import { useEffect, useRef, useState } from 'react';
import { Field } from '../../shared/ui/Field.tsx';
import styles from './CardField.module.css';
import { extractDigits, findCardError, formatExpiry, groupDigits, isComplete } from './cardNumber.ts';
import type { CardFieldProps, CardOutcome, PayWithCard } from './cardPayment.ts';
import { confirmLocally } from './localProcessor.ts';

const emptyFields = { number: '', expiry: '', cvc: '' };

/** The card form of the local card processor: test cards only. */
export function LocalCardField({ publishableKey, isDisabled, onChange, onReady }: CardFieldProps) {
  const [card, setCard] = useState(emptyFields);
  const latestCard = useRef(card);
  useEffect(() => {
    latestCard.current = card;
  });
  useEffect(() => {
    const pay: PayWithCard = async (clientSecret, billing) => {
      const { number, expiry, cvc } = latestCard.current;
      if (!isComplete(latestCard.current))
        return { kind: 'failed', message: 'Your card details are incomplete.' };
      const digits = extractDigits(expiry);
      const cardData = {
        number: extractDigits(number),
        month: digits.slice(0, 2),
        year: `20${digits.slice(2)}`,
        cvc,
      };
      return redirectIfNeeded(await confirmLocally(publishableKey, clientSecret, cardData, billing));
    };
    onReady(pay);
    return () => onReady(null);
  }, [publishableKey, onReady]);

  const change = (changes: Partial<typeof emptyFields>) => {
    const next = { ...card, ...changes };
    setCard(next);
    onChange({
      isEmpty: next.number + next.expiry + next.cvc === '',
      error: findCardError(next, new Date()),
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

/** Opens the bank's page if it must confirm the payment (3-D Secure). That page returns here. */
function redirectIfNeeded(outcome: CardOutcome & { readonly url?: string }): CardOutcome {
  if (outcome.kind === 'redirecting' && outcome.url !== undefined) window.location.assign(outcome.url);
  return outcome;
}
