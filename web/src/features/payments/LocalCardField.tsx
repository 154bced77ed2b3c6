import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Field } from '../../shared/ui/Field.tsx';
import styles from './CardField.module.css';
import {
  extractDigits,
  findCardErrors,
  formatExpiry,
  groupDigits,
  type CardFieldName,
  type TypedCard,
} from './cardNumber.ts';
import type { CardFieldProps, CardOutcome, CardPayment } from './cardPayment.ts';
import { confirmLocally } from './localProcessor.ts';

const emptyFields: TypedCard = { number: '', expiry: '', cvc: '' };
const allFields: ReadonlySet<CardFieldName> = new Set(['number', 'expiry', 'cvc']);

/** The card form of the local card processor: test cards only. Shows errors at the fields. */
export function LocalCardField({ publishableKey, isDisabled, onChange, onReady }: CardFieldProps) {
  const [card, setCard] = useState(emptyFields);
  const [openedAt] = useState(() => new Date());
  const [finished, setFinished] = useState<ReadonlySet<CardFieldName>>(new Set());
  const root = useRef<HTMLDivElement>(null);
  const latestCard = useRef(card);
  useEffect(() => {
    latestCard.current = card;
  });
  useEffect(() => {
    const check = (): boolean => {
      const errors = findCardErrors(latestCard.current, allFields, new Date());
      if (Object.keys(errors).length === 0) return true;
      // Renders synchronously, because a field must be marked as invalid before it can be focused.
      flushSync(() => setFinished(allFields));
      root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
      return false;
    };
    const pay: CardPayment['pay'] = async (clientSecret, billing) => {
      const { number, expiry, cvc } = latestCard.current;
      const digits = extractDigits(expiry);
      const enteredCard = {
        number: extractDigits(number),
        month: digits.slice(0, 2),
        year: `20${digits.slice(2)}`,
        cvc,
      };
      return redirectIfNeeded(await confirmLocally(publishableKey, clientSecret, enteredCard, billing));
    };
    onReady({ check, pay });
    return () => onReady(null);
  }, [publishableKey, onReady]);

  const errors = findCardErrors(card, finished, openedAt);
  const change = (changes: Partial<TypedCard>) => {
    const next = { ...card, ...changes };
    setCard(next);
    onChange({ isEmpty: next.number + next.expiry + next.cvc === '', error: undefined });
  };
  const fieldProps = (name: CardFieldName) => ({
    value: card[name],
    error: errors[name],
    disabled: isDisabled,
    onBlur: () => card[name] !== '' && setFinished(new Set([...finished, name])),
  });

  return (
    <div ref={root} className={styles.local}>
      <div className={styles.number}>
        <Field
          label="Card number"
          inputMode="numeric"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
          {...fieldProps('number')}
          onChange={({ target }) => change({ number: groupDigits(target.value) })}
        />
      </div>
      <Field
        label="Expiration date"
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder="MM / YY"
        {...fieldProps('expiry')}
        onChange={({ target }) => change({ expiry: formatExpiry(target.value) })}
      />
      <Field
        label="Security code"
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="CVC"
        maxLength={4}
        {...fieldProps('cvc')}
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
