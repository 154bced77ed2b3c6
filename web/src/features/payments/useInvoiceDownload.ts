import { showFailure } from '../../shared/requestToast.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { useDownloadInvoiceMutation } from './paymentsApi.ts';

export function useInvoiceDownload(): { download: (number: string) => Promise<void>; isLoading: boolean } {
  const [fetchInvoice, { isLoading }] = useDownloadInvoiceMutation();
  const download = async (number: string) => saveFile(await fetchInvoice(number).unwrap(), `${number}.pdf`);
  return { download: async (number) => void (await showFailure(download(number))), isLoading };
}
