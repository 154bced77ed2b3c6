import { useState, type ReactNode, type SubmitEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { fieldErrorOf } from '../../shared/form/formatFieldError.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';

const reasonHint = 'Stored in the audit log permanently. Leave out private details.';

interface AdminActionDialogProps {
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly isDangerous?: boolean;
  readonly reasonLabel?: string;
  readonly isReasonRequired?: boolean;
  /** Resolves with the text of the success toast. A rejection is shown in the dialog, which stays open. */
  readonly onConfirm: (reason: string, form: FormData) => Promise<string>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

export function AdminActionDialog({
  title,
  description,
  confirmLabel,
  isDangerous = false,
  reasonLabel = 'Reason',
  isReasonRequired = true,
  onConfirm,
  onClose,
  children,
}: AdminActionDialogProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason');
    setPending(true);
    try {
      showToast(await onConfirm(typeof reason === 'string' ? reason.trim() : '', form));
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  const reasonError = fieldErrorOf(failure, 'reason');
  return (
    <Modal isOpen onClose={onClose} title={title} description={description}>
      <Stack as="form" gap={4} onSubmit={(event) => void submit(event)} noValidate>
        {failure !== undefined && reasonError === undefined && <Alert>{messageOf(failure)}</Alert>}
        {children}
        <Field
          name="reason"
          label={reasonLabel}
          hint={reasonHint}
          error={reasonError}
          required={isReasonRequired}
          maxLength={500}
          autoComplete="off"
        />
        <Row gap={2} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            pendingText="Working…"
          >
            {confirmLabel}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}
