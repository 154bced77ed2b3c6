import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import styles from './AdminActionDialog.module.css';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly onConfirm: () => Promise<unknown>;
  readonly onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, description, action, isDangerous = false, onConfirm, onClose } = props;
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const confirm = async () => {
    setPending(true);
    try {
      await onConfirm();
      onClose();
    } catch (error) {
      setFailure(messageOf(error, 'Oops! Something went wrong. Please try again!'));
      setPending(false);
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={title} description={description}>
      <div className={styles.form}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant={isDangerous ? 'danger' : 'primary'}
            isPending={isPending}
            onClick={() => void confirm()}
          >
            {action}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
