import { messageOf } from '../../shared/error.ts';
import { showError } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useDownloadInvoiceMutation } from './paymentsApi.ts';

export function useInvoiceDownload(): { download: (number: string) => Promise<void>; isLoading: boolean } {
  const [fetchInvoice, { isLoading }] = useDownloadInvoiceMutation();
  const download = async (number: string) => {
    try {
      const url = await fetchInvoice(number).unwrap();
      const link = Object.assign(document.createElement('a'), { href: url, download: `${number}.pdf` });
      link.click();
      window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      showError(messageOf(error, messages.unknownError));
    }
  };
  return { download, isLoading };
}
