import { parseDiscount } from '@dryrun/contracts/promo-codes';
import { z } from 'zod';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Checkbox } from '../../shared/ui/Checkbox.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useCreatePromoCodeMutation, useListGrantableCoursesQuery } from './adminApi.ts';
import { endOfDay, startOfDay } from './localDays.ts';
import { limitField } from './limitField.ts';
import styles from './PromoCodeForm.module.css';

const promoFields = z.object({
  code: z.string().trim().min(1, 'Enter a code.'),
  fraction: z.string().transform((text, context) => {
    const discount = parseDiscount(text);
    if (discount) return discount;
    context.addIssue('Enter a discount such as 20% or $5.');
    return z.NEVER;
  }),
  maxUses: limitField,
  maxUsesPerBuyer: limitField,
  validFrom: z.string().transform((day) => (day === '' ? null : startOfDay(day))),
  validUntil: z.string().transform((day) => (day === '' ? null : endOfDay(day))),
  coursesIds: z.array(z.string()).transform((ids) => (ids.length > 0 ? ids.map(Number) : null)),
  firstPurchaseOnly: z.boolean(),
  isLink: z.boolean(),
  note: z.string(),
});

export function PromoCodeForm() {
  const [create] = useCreatePromoCodeMutation();
  const { data: courses = [] } = useListGrantableCoursesQuery();
  const { submit, field, formError, isPending, reset } = useContractForm({
    schema: promoFields,
    defaultValues: {
      code: '',
      fraction: '',
      maxUses: '',
      maxUsesPerBuyer: '',
      validFrom: '',
      validUntil: '',
      coursesIds: [],
      firstPurchaseOnly: false,
      isLink: false,
      note: '',
    },
    send: async ({ fraction: discount, ...fields }) => {
      const { code } = await create({ body: { ...fields, ...discount } }).unwrap();
      showToast(`${code} was created.`);
      reset();
    },
  });
  const { error: coursesError, ...coursesField } = field('coursesIds');

  return (
    <Card as="form" padding={6} gap={4} onSubmit={(event) => void submit(event)} noValidate>
      <Heading level={2}>New promo code</Heading>
      {formError !== undefined && <Alert>{formError}</Alert>}
      <div className={styles.fields}>
        <Field {...field('code')} label="Code" required autoCapitalize="characters" />
        <Field {...field('fraction')} label="Discount (20% or $5)" required />
        <Field {...field('maxUses')} label="Total uses" inputMode="numeric" />
        <Field {...field('maxUsesPerBuyer')} label="Uses per buyer" inputMode="numeric" />
        <Field {...field('validFrom')} label="First day" type="date" />
        <Field {...field('validUntil')} label="Last day" type="date" />
        <Field {...field('note')} label="Note" />
      </div>
      <fieldset className={styles.courses}>
        <legend>Courses (check none for all)</legend>
        {courses.map(({ id, title }) => (
          <Checkbox {...coursesField} key={id} value={id} label={title} />
        ))}
        {coursesError !== undefined && <Alert>{coursesError}</Alert>}
      </fieldset>
      <Checkbox {...field('firstPurchaseOnly')} label="Only for a first purchase" />
      <Checkbox {...field('isLink')} label="Also as a link, such as /anna" />
      <div>
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Creating…">
          Create
        </Button>
      </div>
    </Card>
  );
}
