import { maxReasonCharacters } from '@dryrun/contracts/blog';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { TextArea } from '../../shared/ui/TextArea.tsx';
import styles from './CommentActions.module.css';

interface ReasonDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  /** Label of the reason field. Without it, the field is not shown. */
  readonly label?: string | undefined;
  readonly isRequired?: boolean;
  readonly actionText: string;
  readonly failureText: string;
  readonly onClose: () => void;
  /** Gets the trimmed reason, which may be empty. The dialog closes when it resolves. */
  readonly onConfirm: (reason: string) => Promise<void>;
}

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
    <Modal isOpen onClose={onClose} title={title} {...omitUndefined({ description })}>
      {failure !== undefined && <Alert onClose={() => setFailure(undefined)}>{failure}</Alert>}
      {label !== undefined && (
        <TextArea
          label={label}
          value={reason}
          maxLength={maxReasonCharacters}
          rows={2}
          required={isRequired}
          onChange={(event) => setReason(event.target.value)}
        />
      )}
      <Row gap={2} justify="end" className={styles.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="danger"
          isPending={isPending}
          disabled={isRequired && reason.trim() === ''}
          onClick={() => void confirm()}
        >
          {actionText}
        </Button>
      </Row>
    </Modal>
  );
}
