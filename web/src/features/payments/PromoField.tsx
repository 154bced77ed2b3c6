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
  readonly initial: string;
  readonly isDisabled: boolean;
  readonly onApplied: (code: string | null) => void;
}

/** Applies a promo code. A rejected code removes the discount. */
export function PromoField({ initial, isDisabled, onApplied }: PromoFieldProps) {
  const [typedCode, setTypedCode] = useState(initial);
  const [result, setResult] = useState<{ isValid: boolean; message: string }>();
  const [submitPromo, { isLoading }] = useSubmitPromoCodeMutation();
  const hasAppliedInitial = useRef(false);

  const apply = async (text: string) => {
    const code = normalizePromoCode(text);
    if (code === '') {
      setResult(undefined);
      return onApplied(null);
    }
    setTypedCode(code);
    try {
      const fraction = await submitPromo({ query: { code } }).unwrap();
      setResult({ isValid: true, message: messages.promoApplied(code, formatPercent(fraction)) });
      onApplied(code);
    } catch (error) {
      setResult({ isValid: false, message: messageOf(error, messages.promoInvalid) });
      onApplied(null);
    }
  };

  useEffect(() => {
    if (hasAppliedInitial.current || initial === '') return;
    hasAppliedInitial.current = true;
    void apply(initial);
  });

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void apply(typedCode);
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
          value={typedCode}
          disabled={isDisabled}
          onChange={({ target }) => setTypedCode(target.value)}
        />
        <Button type="submit" isPending={isLoading} disabled={isDisabled}>
          Apply
        </Button>
      </div>
      {result && <Alert tone={result.isValid ? 'good' : 'bad'}>{result.message}</Alert>}
    </form>
  );
}
