import { invoiceText } from '@dryrun/contracts/invoice-text';
import { issueInvoice, type Payment } from '@dryrun/contracts/payments';
import { useContractForm } from '../../shared/form/useContractForm.ts';
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
  const [issue] = useIssueInvoiceMutation();
  const { download } = useInvoiceDownload();
  const { submit, field, formError, isPending, watch } = useContractForm({
    schema: issueInvoice.body,
    defaultValues: {
      stripeId: payment.stripeId,
      billingName: user?.name ?? '',
      billingAddress: '',
      taxId: '',
    },
    send: async (body) => {
      const { invoiceNumber } = await issue({ body }).unwrap();
      onClose();
      await download(invoiceNumber);
    },
  });
  const billingText = watch(['billingName', 'billingAddress', 'taxId']).join(' ');
  // `invoiceText` replaces unprintable characters with question marks.
  const hasUnprintableCharacters = invoiceText(billingText.replaceAll('?', '')).includes('?');

  return (
    <Modal
      isOpen
      onClose={onClose}
      title="Your invoice"
      description="These details appear on the invoice. You can't change them after it is issued."
    >
      <Stack as="form" gap={4} onSubmit={(event) => void submit(event)}>
        {formError !== undefined && <Alert>{formError}</Alert>}
        <Field {...field('billingName')} label="Name or company" autoComplete="name" maxLength={200} />
        <Field
          {...field('billingAddress')}
          label="Address (optional)"
          autoComplete="street-address"
          maxLength={500}
        />
        <Field {...field('taxId')} label="Tax ID (optional)" autoComplete="off" maxLength={50} />
        {hasUnprintableCharacters && <Alert tone="warn">{messages.unprintable}</Alert>}
        <Button type="submit" variant="primary" isPending={isPending} pendingText="Creating…">
          Create and download
        </Button>
      </Stack>
    </Modal>
  );
}
