import { useRef, useState, type SubmitEvent } from 'react';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useCreatePromoCodeMutation } from './adminApi.ts';
import { messages } from './messages.ts';
import { endOfDay, parseLimit, startOfDay } from './promoFields.ts';
import styles from './PromoCodeForm.module.css';

export function PromoCodeForm() {
  const form = useRef<HTMLFormElement>(null);
  const [create, { isLoading, error }] = useCreatePromoCodeMutation();
  const [formError, setFormError] = useState<string>();
  const fieldErrors = errorBodyOf(error)?.fields ?? {};

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    const fieldText = (name: string): string => {
      const value = formData.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const discount = parseDiscount(fieldText('discount'));
    const [maxUses, maxUsesPerBuyer] = [
      parseLimit(fieldText('maxUses')),
      parseLimit(fieldText('maxUsesPerBuyer')),
    ];
    if (!discount) return setFormError('Enter a discount such as 20% or $5.');
    if (maxUses === undefined) return setFormError(messages.limitInvalid('Total uses'));
    if (maxUsesPerBuyer === undefined) return setFormError(messages.limitInvalid('Uses per buyer'));
    setFormError(undefined);
    const body = {
      code: fieldText('code'),
      ...discount,
      maxUses,
      maxUsesPerBuyer,
      validFrom: fieldText('validFrom') ? startOfDay(fieldText('validFrom')) : null,
      validUntil: fieldText('validUntil') ? endOfDay(fieldText('validUntil')) : null,
      firstPurchaseOnly: formData.has('firstPurchaseOnly'),
      isLink: formData.has('isLink'),
      note: fieldText('note'),
    };
    try {
      const createdCode = await create({ body }).unwrap();
      showToast(`${createdCode.code} was created.`);
      form.current?.reset();
    } catch (createError) {
      setFormError(messageOf(createError, messages.unknownError));
    }
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={styles.title}>New promo code</h2>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <div className={styles.fields}>
        <Field label="Code" name="code" required autoCapitalize="characters" error={fieldErrors['code']} />
        <Field label="Discount (20% or $5)" name="discount" required error={fieldErrors['fraction']} />
        <Field label="Total uses" name="maxUses" inputMode="numeric" error={fieldErrors['maxUses']} />
        <Field
          label="Uses per buyer"
          name="maxUsesPerBuyer"
          inputMode="numeric"
          error={fieldErrors['maxUsesPerBuyer']}
        />
        <Field label="First day" name="validFrom" type="date" error={fieldErrors['validFrom']} />
        <Field label="Last day" name="validUntil" type="date" error={fieldErrors['validUntil']} />
        <Field label="Note" name="note" />
      </div>
      <Checkbox name="firstPurchaseOnly" label="Only for a first purchase" />
      <Checkbox name="isLink" label="Also as a link, such as /anna" error={fieldErrors['isLink']} />
      <div>
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Creating…">
          Create
        </Button>
      </div>
    </form>
  );
}

/** Parses `20%` or `20` as a fraction and `$5` or `5.00 $` as an amount. Undefined means invalid. */
function parseDiscount(text: string): { fraction: number } | { offCents: number } | undefined {
  const number = Number(text.replaceAll(/[%$\s]/g, ''));
  if (!(number > 0)) return undefined;
  return text.includes('$') ? { offCents: Math.round(number * 100) } : { fraction: number / 100 };
}
