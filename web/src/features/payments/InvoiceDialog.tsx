import { invoiceText } from '@dryrun/contracts/invoice-text';
import type { Payment } from '@dryrun/contracts/payments';
import { useRef, useState, type SubmitEvent } from 'react';
import { messageOf } from '../../shared/error.ts';
import { useSession } from '../../shared/session.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Field } from '../../shared/ui/Field.tsx';
import { Modal } from '../../shared/ui/Modal.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { messages } from './messages.ts';
import { useIssueInvoiceMutation } from './paymentsApi.ts';
import { useInvoiceDownload } from './useInvoiceDownload.ts';

interface InvoiceDialogProps {
  readonly payment: Payment;
  readonly onClose: () => void;
}

export function InvoiceDialog({ payment, onClose }: InvoiceDialogProps) {
  const { user } = useSession();
  const [issue, { isLoading }] = useIssueInvoiceMutation();
  const { download } = useInvoiceDownload();
  const [failure, setFailure] = useState<string>();
  const name = useRef<HTMLInputElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const taxId = useRef<HTMLInputElement>(null);
  const [billingText, setBillingText] = useState(user?.name ?? '');
  // `invoiceText` replaces unprintable characters with question marks.
  const hasUnprintableCharacters = invoiceText(billingText.replaceAll('?', '')).includes('?');

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const body = {
      stripeId: payment.stripeId,
      billingName: name.current?.value ?? '',
      billingAddress: address.current?.value ?? '',
      taxId: taxId.current?.value ?? '',
    };
    try {
      const { invoiceNumber } = await issue({ body }).unwrap();
      onClose();
      await download(invoiceNumber);
    } catch (error) {
      setFailure(messageOf(error, messages.unknownError));
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Your invoice"
      description="These details appear on the invoice. You can't change them after it is issued."
    >
      <Stack
        as="form"
        gap={4}
        onSubmit={(event) => void submit(event)}
        onChange={() =>
          setBillingText([name, address, taxId].map(({ current }) => current?.value ?? '').join(' '))
        }
      >
        {failure !== undefined && <Alert>{failure}</Alert>}
        <Field
          ref={name}
          label="Name or company"
          autoComplete="name"
          defaultValue={user?.name}
          maxLength={200}
        />
        <Field ref={address} label="Address (optional)" autoComplete="street-address" maxLength={500} />
        <Field ref={taxId} label="Tax ID (optional)" autoComplete="off" maxLength={50} />
        {hasUnprintableCharacters && <Alert tone="warn">{messages.unprintable}</Alert>}
        <Button type="submit" variant="primary" isPending={isLoading} pendingText="Creating…">
          Create and download
        </Button>
      </Stack>
    </Modal>
  );
}
