import { showFailure } from '../../shared/requestToast.ts';
import { useDownloadInvoiceMutation } from './paymentsApi.ts';

export function useInvoiceDownload(): { download: (number: string) => Promise<void>; isLoading: boolean } {
  const [fetchInvoice, { isLoading }] = useDownloadInvoiceMutation();
  const download = async (number: string) => {
    const url = await fetchInvoice(number).unwrap();
    const link = Object.assign(document.createElement('a'), { href: url, download: `${number}.pdf` });
    link.click();
    window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return { download: async (number) => void (await showFailure(download(number))), isLoading };
}
