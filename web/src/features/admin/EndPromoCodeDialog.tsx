import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useState } from 'react';
import { messageOf, unknownError } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation } from './adminApi.ts';
import styles from './AdminActionDialog.module.css';

interface EndPromoCodeDialogProps {
  readonly promo: PromoCode;
  readonly onClose: () => void;
}

export function EndPromoCodeDialog({ promo: { code, reserved }, onClose }: EndPromoCodeDialogProps) {
  const [change, { isLoading }] = useChangePromoCodeMutation();
  const [failure, setFailure] = useState<string>();
  const end = async () => {
    try {
      await change({ params: { code }, body: { validUntil: new Date().toISOString() } }).unwrap();
      showToast(`${code} has ended.`);
      onClose();
    } catch (error) {
      setFailure(messageOf(error, unknownError));
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={`End ${code}?`} description={describeConsequence(reserved)}>
      <div className={styles.form}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <div className={styles.buttons}>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" isPending={isLoading} onClick={() => void end()}>
            End {code}
          </Button>
        </div>
      </div>
    </Modal>
  );
}

function describeConsequence(openCheckouts: number): string {
  if (openCheckouts === 0) return 'It can no longer be applied. Past purchases keep the discount.';
  const checkouts = openCheckouts === 1 ? '1 open checkout' : `${openCheckouts} open checkouts`;
  return `It can no longer be applied. ${checkouts} can still pay with it.`;
}
