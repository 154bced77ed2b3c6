import { useState, type ReactNode, type SubmitEvent } from 'react';
import { errorBodyOf, messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import styles from './AdminActionDialog.module.css';
import { messages } from './messages.ts';

interface ActDialogProps {
  readonly title: string;
  /** What will happen, to whom. */
  readonly description: string;
  /** The word on the button that does it. */
  readonly confirm: string;
  readonly isDangerous?: boolean;
  readonly reasonLabel?: string;
  /** False where the act needs none. */
  readonly isReasonNeeded?: boolean;
  /** Does it and answers what to tell; a rejection keeps the dialog open and is told in it. */
  readonly act: (reason: string, form: FormData) => Promise<string>;
  readonly onClose: () => void;
  /** Further fields, above the reason. */
  readonly children?: ReactNode;
}

/** Asks for the reason of an act, does it and tells how it went. */
export function AdminActionDialog({
  title,
  description,
  confirm,
  isDangerous = false,
  reasonLabel = 'Reason',
  isReasonNeeded = true,
  act,
  onClose,
  children,
}: ActDialogProps) {
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const reason = form.get('reason');
    setPending(true);
    try {
      showToast(await act(typeof reason === 'string' ? reason.trim() : '', form));
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  const fault = errorBodyOf(failure)?.fields?.['reason'];
  return (
    <Modal isOpen onClose={onClose} title={title} description={description}>
      <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
        {failure !== undefined && fault === undefined && <Alert>{messageOf(failure, messages.oops)}</Alert>}
        {children}
        <Field
          name="reason"
          label={reasonLabel}
          hint={messages.reasonHint}
          error={fault}
          required={isReasonNeeded}
          maxLength={500}
          autoComplete="off"
        />
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            pendingText="One moment…"
          >
            {confirm}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
