import { invalidPromoCode } from '@dryrun/contracts/errors';
import { limits } from '@dryrun/contracts/limits';
import { formatCents, formatPercent } from '@dryrun/contracts/money';
import { normalizePromoCode } from '@dryrun/contracts/payment-fields';
import type { Quote } from '@dryrun/contracts/payments';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { messages } from './messages.ts';
import { useSubmitPromoCodeMutation } from './paymentsApi.ts';
import styles from './PromoField.module.css';

interface PromoFieldProps {
  readonly initial: string;
  readonly courseId: number;
  /** The current price. It confirms that an accepted code applies to the course. */
  readonly quote: Quote | undefined;
  readonly isDisabled: boolean;
  /** Whether a code is being checked. Until then the price may change. */
  readonly onChecking: (isChecking: boolean) => void;
  readonly onApplied: (code: string | null) => void;
}

/** Applies a promo code, also when the field loses focus. A rejected code removes the discount. */
export function PromoField({ initial, courseId, quote, isDisabled, onChecking, onApplied }: PromoFieldProps) {
  const [typedCode, setTypedCode] = useState(initial);
  const [failure, setFailure] = useState<string>();
  const [submitPromo, { isLoading }] = useSubmitPromoCodeMutation();
  const hasAppliedInitial = useRef(false);
  const lastCode = useRef('');

  const apply = async (text: string) => {
    const code = normalizePromoCode(text);
    lastCode.current = code;
    setFailure(undefined);
    if (code === '') return onApplied(null);
    setTypedCode(code);
    onChecking(true);
    try {
      await submitPromo({ query: { code, courseId } }).unwrap();
      onApplied(code);
    } catch (error) {
      setFailure(messageOf(error, invalidPromoCode));
      onApplied(null);
    } finally {
      onChecking(false);
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
    <Stack as="form" gap={3} onSubmit={submit}>
      <div className={styles.row}>
        <Field
          label="Promo code (optional)"
          name="promo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={limits.promoCodeCharacters}
          value={typedCode}
          disabled={isDisabled}
          onChange={({ target }) => setTypedCode(target.value)}
          // A click on Pay also takes the focus, so that no typed code is forgotten.
          onBlur={() => {
            if (normalizePromoCode(typedCode) !== lastCode.current) void apply(typedCode);
          }}
        />
        <Button type="submit" isPending={isLoading} disabled={isDisabled}>
          Apply
        </Button>
      </div>
      {failure !== undefined && <Alert>{failure}</Alert>}
      {failure === undefined && quote?.promoCode && (
        <Alert tone="good">{messages.promoApplied(quote.promoCode, formatDiscount(quote))}</Alert>
      )}
    </Stack>
  );
}

const formatDiscount = ({ promoFraction, promoDiscountCents }: Quote): string =>
  promoFraction === null ? formatCents(promoDiscountCents) : formatPercent(promoFraction);
