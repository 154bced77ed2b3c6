import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import styles from './CommentActions.module.css';

/** As many characters of a reason as the server takes. */
const reasonLength = 500;

interface ReasonDialogProps {
  readonly title: string;
  readonly description?: string;
  /** Names the field for a reason; without it there is none. */
  readonly label?: string;
  readonly isRequired?: boolean;
  readonly actionText: string;
  /** Said when the server gives no message. */
  readonly failureText: string;
  readonly onClose: () => void;
  /** What is asked about; the trimmed reason may be empty. The dialog closes when it resolves. */
  readonly onConfirm: (reason: string) => Promise<void>;
}

/** Asks before something that cannot be taken back by itself, and why it is done. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    description,
    label,
    isRequired = false,
    actionText,
    failureText,
    onClose,
    onConfirm,
  } = props;
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm(reason.trim());
      onClose();
    } catch (error) {
      setFailure(messageOf(error, failureText));
      setPending(false);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={title} {...(description !== undefined && { description })}>
      {failure !== undefined && <Alert onClose={() => setFailure(undefined)}>{failure}</Alert>}
      {label !== undefined && (
        <label className={styles.reason}>
          {label}
          <textarea
            value={reason}
            maxLength={reasonLength}
            rows={2}
            required={isRequired}
            onChange={(event) => setReason(event.target.value)}
          />
        </label>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          isPending={isPending}
          disabled={isRequired && reason.trim() === ''}
          onClick={() => void confirm()}
        >
          {actionText}
        </Button>
      </div>
    </Modal>
  );
}
