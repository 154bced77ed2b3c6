import type { PromoCode } from '@dryrun/contracts/promo-codes';
import { useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { showToast } from '../../shared/ui/toast.tsx';
import { useChangePromoCodeMutation } from './adminApi.ts';

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
      setFailure(messageOf(error));
    }
  };
  return (
    <Modal isOpen onClose={onClose} title={`End ${code}?`} description={describeConsequence(reserved)}>
      <Stack gap={4}>
        {failure !== undefined && <Alert>{failure}</Alert>}
        <Row gap={2} justify="end">
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" isPending={isLoading} onClick={() => void end()}>
            End {code}
          </Button>
        </Row>
      </Stack>
    </Modal>
  );
}

function describeConsequence(openCheckouts: number): string {
  if (openCheckouts === 0) return 'It can no longer be applied. Past purchases keep the discount.';
  const checkouts = openCheckouts === 1 ? '1 open checkout' : `${openCheckouts} open checkouts`;
  return `It can no longer be applied. ${checkouts} can still pay with it.`;
}
