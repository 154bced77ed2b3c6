import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation } from './adminApi.ts';
import styles from './Dialog.module.css';
import { messages } from './messages.ts';
import { toDateInput, endOfDay, parseLimit } from './promoFields.ts';

interface PromoLimitsDialogProps {
  readonly promo: PromoCode;
  readonly onClose: () => void;
}

/** Changes the limits of a promo code. An empty field removes the limit. */
export function PromoLimitsDialog({ promo, onClose }: PromoLimitsDialogProps) {
  const [change, { isLoading }] = useChangePromoCodeMutation();
  const [failure, setFailure] = useState<string>();
  const maxUsesInput = useRef<HTMLInputElement>(null);
  const lastDayInput = useRef<HTMLInputElement>(null);
  const noteInput = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const maxUses = parseLimit(maxUsesInput.current?.value ?? '');
    const lastDay = lastDayInput.current?.value ?? '';
    if (maxUses === undefined) return setFailure(messages.limitInvalid('Total uses'));
    const body = {
      maxUses,
      validUntil: lastDay === '' ? null : endOfDay(lastDay),
      note: noteInput.current?.value ?? '',
    };
    try {
      await change({ params: { code: promo.code }, body }).unwrap();
      showToast(`The limits of ${promo.code} were changed.`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, messages.unknownError));
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={`Limits of ${promo.code}`}
      description="Leave a field empty for no limit. Earlier uses count."
    >
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <Field
          ref={maxUsesInput}
          label="Total uses"
          inputMode="numeric"
          defaultValue={promo.maxUses ?? ''}
          hint={`Used ${promo.used} times so far.`}
        />
        <Field
          ref={lastDayInput}
          label="Last day"
          type="date"
          defaultValue={promo.validUntil === null ? '' : toDateInput(promo.validUntil)}
        />
        <Field ref={noteInput} label="Note" maxLength={500} defaultValue={promo.note} />
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Saving…">
          Save
        </Button>
      </form>
    </Modal>
  );
}
