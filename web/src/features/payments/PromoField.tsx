import { normalizePromoCode } from '@dryrun/contracts/payment-fields';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { messages } from './messages.ts';
import { formatPercent } from '../../shared/money.ts';
import { useSubmitPromoCodeMutation } from './paymentsApi.ts';
import styles from './PromoField.module.css';

interface PromoFieldProps {
  /** The code from the URL, applied on mount. */
  readonly initial: string;
  readonly isDisabled: boolean;
  /** Called with the applied code, or null without one. */
  readonly onApplied: (code: string | null) => void;
}

/** Applies a promo code. A rejected code removes the discount. */
export function PromoField({ initial, isDisabled, onApplied }: PromoFieldProps) {
  const [typed, setTyped] = useState(initial);
  const [result, setResult] = useState<{ isGood: boolean; message: string }>();
  const [submitPromo, { isLoading }] = useSubmitPromoCodeMutation();
  const hasTriedInitial = useRef(false);

  const apply = async (text: string) => {
    const code = normalizePromoCode(text);
    if (code === '') {
      setResult(undefined);
      return onApplied(null);
    }
    setTyped(code);
    try {
      const fraction = await submitPromo({ query: { code } }).unwrap();
      setResult({ isGood: true, message: messages.promoApplied(code, formatPercent(fraction)) });
      onApplied(code);
    } catch (error) {
      setResult({ isGood: false, message: messageOf(error, messages.promoInvalid) });
      onApplied(null);
    }
  };

  useEffect(() => {
    if (hasTriedInitial.current || initial === '') return;
    hasTriedInitial.current = true;
    void apply(initial);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void apply(typed);
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <div className={styles.row}>
        <Field
          label="Promo code (optional)"
          name="promo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          value={typed}
          disabled={isDisabled}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" isPending={isLoading} disabled={isDisabled}>
          Apply
        </Button>
      </div>
      {result && <Alert tone={result.isGood ? 'good' : 'bad'}>{result.message}</Alert>}
    </form>
  );
}
