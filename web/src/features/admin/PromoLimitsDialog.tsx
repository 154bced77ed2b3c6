import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { z } from 'zod';
import { localDay } from '../../shared/days.ts';
import { useContractForm } from '../../shared/form/useContractForm.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation } from './adminApi.ts';
import { endOfDay } from './localDays.ts';
import { limitField } from './limitField.ts';

interface PromoLimitsDialogProps {
  readonly promo: PromoCode;
  readonly onClose: () => void;
}

const limitFields = z.object({ maxUses: limitField, validUntil: z.string(), note: z.string() });

/** Changes the limits of a promo code. An empty field removes the limit. */
export function PromoLimitsDialog({ promo, onClose }: PromoLimitsDialogProps) {
  const [change] = useChangePromoCodeMutation();
  const currentLastDay = promo.validUntil === null ? '' : localDay(new Date(promo.validUntil));
  const { submit, field, formError, isPending } = useContractForm({
    schema: limitFields,
    defaultValues: { maxUses: String(promo.maxUses ?? ''), validUntil: currentLastDay, note: promo.note },
    send: async ({ validUntil, ...fields }) => {
      // A change of the note alone must not extend a code that expired earlier today.
      const isEndChanged = validUntil !== currentLastDay;
      const end = validUntil === '' ? null : endOfDay(validUntil);
      const body = { ...fields, ...(isEndChanged && { validUntil: end }) };
      await change({ params: { code: promo.code }, body }).unwrap();
      showToast(`The limits of ${promo.code} were changed.`);
      onClose();
    },
  });

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Limits of ${promo.code}`}
      description="Leave a field empty for no limit. Earlier uses count."
    >
      <Stack as="form" gap={4} onSubmit={(event) => void submit(event)} noValidate>
        {formError !== undefined && <Alert>{formError}</Alert>}
        <Field
          {...field('maxUses')}
          label="Total uses"
          inputMode="numeric"
          hint={`Used ${promo.used} times so far.`}
        />
        <Field {...field('validUntil')} label="Last day" type="date" />
        <Field {...field('note')} label="Note" maxLength={500} />
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Saving…">
          Save
        </Button>
      </Stack>
    </Modal>
  );
}
