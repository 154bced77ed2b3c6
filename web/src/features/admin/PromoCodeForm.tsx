import { useState, type SubmitEvent } from 'react';
import { unknownError } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useCreatePromoCodeMutation, useListGrantableCoursesQuery } from './adminApi.ts';
import { endOfDay, startOfDay } from './localDays.ts';
import { limitError, parseLimit } from './promoFields.ts';
import styles from './PromoCodeForm.module.css';

const fieldNames = [
  'code',
  'fraction',
  'offCents',
  'maxUses',
  'maxUsesPerBuyer',
  'validFrom',
  'validUntil',
  'coursesIds',
  'isLink',
  'note',
] as const;

export function PromoCodeForm() {
  const [create] = useCreatePromoCodeMutation();
  const { data: courses = [] } = useListGrantableCoursesQuery();
  const [isPending, setPending] = useState(false);
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors(fieldNames);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const inputs = [...elements].filter((element) => element instanceof HTMLInputElement);
    const fieldText = (name: string): string =>
      inputs.find((input) => input.name === name)?.value.trim() ?? '';
    const checkedInputs = inputs.filter(({ checked }) => checked);
    const isChecked = (name: string): boolean => checkedInputs.some((input) => input.name === name);
    const discount = parseDiscount(fieldText('discount'));
    const maxUses = parseLimit(fieldText('maxUses'));
    const maxUsesPerBuyer = parseLimit(fieldText('maxUsesPerBuyer'));
    const hasErrors = showFieldErrors({
      code: fieldText('code') === '' ? 'Enter a code.' : undefined,
      fraction: discount ? undefined : 'Enter a discount such as 20% or $5.',
      maxUses: maxUses === undefined ? limitError : undefined,
      maxUsesPerBuyer: maxUsesPerBuyer === undefined ? limitError : undefined,
    });
    if (hasErrors) return;
    const coursesIds = checkedInputs
      .filter(({ name }) => name === 'courseId')
      .map(({ value }) => Number(value));
    const body = {
      code: fieldText('code'),
      ...discount,
      maxUses,
      maxUsesPerBuyer,
      validFrom: fieldText('validFrom') ? startOfDay(fieldText('validFrom')) : null,
      validUntil: fieldText('validUntil') ? endOfDay(fieldText('validUntil')) : null,
      coursesIds: coursesIds.length > 0 ? coursesIds : null,
      firstPurchaseOnly: isChecked('firstPurchaseOnly'),
      isLink: isChecked('isLink'),
      note: fieldText('note'),
    };
    setPending(true);
    try {
      const createdCode = await create({ body }).unwrap();
      showToast(`${createdCode.code} was created.`);
      form.current?.reset();
    } catch (error) {
      showServerError(error, unknownError);
    }
    setPending(false);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <h2 className={styles.title}>New promo code</h2>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <div className={styles.fields}>
        <Field label="Code" name="code" required autoCapitalize="characters" error={errors.code} />
        <Field
          label="Discount (20% or $5)"
          name="discount"
          required
          error={errors.fraction ?? errors.offCents}
        />
        <Field label="Total uses" name="maxUses" inputMode="numeric" error={errors.maxUses} />
        <Field
          label="Uses per buyer"
          name="maxUsesPerBuyer"
          inputMode="numeric"
          error={errors.maxUsesPerBuyer}
        />
        <Field label="First day" name="validFrom" type="date" error={errors.validFrom} />
        <Field label="Last day" name="validUntil" type="date" error={errors.validUntil} />
        <Field label="Note" name="note" error={errors.note} />
      </div>
      <fieldset className={styles.courses}>
        <legend>Courses (check none for all)</legend>
        {courses.map(({ id, title }) => (
          <Checkbox key={id} name="courseId" value={id} label={title} />
        ))}
        {errors.coursesIds !== undefined && <Alert>{errors.coursesIds}</Alert>}
      </fieldset>
      <Checkbox name="firstPurchaseOnly" label="Only for a first purchase" />
      <Checkbox name="isLink" label="Also as a link, such as /anna" error={errors.isLink} />
      <div>
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Creating…">
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
