import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useRef, type SubmitEvent } from 'react';
import { unknownError } from '../../shared/error.ts';
import { useFieldErrors } from '../../shared/form/useFieldErrors.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation } from './adminApi.ts';
import styles from './AdminActionDialog.module.css';
import { endOfDay, toDateInput } from './localDays.ts';
import { limitError, parseLimit } from './promoFields.ts';

interface PromoLimitsDialogProps {
  readonly promo: PromoCode;
  readonly onClose: () => void;
}

/** Changes the limits of a promo code. An empty field removes the limit. */
export function PromoLimitsDialog({ promo, onClose }: PromoLimitsDialogProps) {
  const [change, { isLoading }] = useChangePromoCodeMutation();
  const { form, errors, formError, showFieldErrors, showServerError } = useFieldErrors([
    'maxUses',
    'validUntil',
    'note',
  ]);
  const maxUsesInput = useRef<HTMLInputElement>(null);
  const lastDayInput = useRef<HTMLInputElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);
  const currentLastDay = promo.validUntil === null ? '' : toDateInput(new Date(promo.validUntil));

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const maxUses = parseLimit(maxUsesInput.current?.value ?? '');
    const lastDay = lastDayInput.current?.value ?? '';
    if (showFieldErrors({ maxUses: maxUses === undefined ? limitError : undefined })) return;
    const body = {
      maxUses,
      note: noteInput.current?.value ?? '',
      // Another note must not extend a code that ended during the day.
      ...(lastDay !== currentLastDay && { validUntil: lastDay === '' ? null : endOfDay(lastDay) }),
    };
    try {
      await change({ params: { code: promo.code }, body }).unwrap();
      showToast(`The limits of ${promo.code} were changed.`);
      onClose();
    } catch (error) {
      showServerError(error, unknownError);
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Limits of ${promo.code}`}
      description="Leave a field empty for no limit. Earlier uses count."
    >
      <form ref={form} className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {formError !== undefined && <Alert>{formError}</Alert>}
        <Field
          ref={maxUsesInput}
          label="Total uses"
          inputMode="numeric"
          defaultValue={promo.maxUses ?? ''}
          hint={`Used ${promo.used} times so far.`}
          error={errors.maxUses}
        />
        <Field
          ref={lastDayInput}
          label="Last day"
          type="date"
          defaultValue={currentLastDay}
          error={errors.validUntil}
        />
        <Field ref={noteInput} label="Note" maxLength={500} defaultValue={promo.note} error={errors.note} />
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Saving…">
          Save
        </Button>
      </form>
    </Modal>
  );
}
