import type { Profile } from '@dryrun/contracts/profile';
import { Download } from 'lucide-react';
import { messageOf } from '../../shared/error.ts';
import { exactTime } from '../../shared/relativeTime.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { showError, showToast } from '../../shared/ui/toast.tsx';
import { messages } from './messages.ts';
import { useDownloadExportMutation, useRequestExportMutation } from './profileApi.ts';
import styles from './ProfileForms.module.css';

type LatestExport = Profile['dataExport'];

/** The way to a copy of all that is stored about a person. */
export function DataExport({ latest }: { readonly latest: LatestExport }) {
  const [ask, { isLoading }] = useRequestExportMutation();
  const mayAsk = latest === null || isPast(latest.requestableAt);

  const request = async () => {
    try {
      showToast((await ask().unwrap()).message);
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };

  return (
    <>
      {latest !== null && <ExportState latest={latest} />}
      {latest?.state !== 'preparing' && (
        <div className={styles.row}>
          <div className={styles.buttons}>
            {latest?.state === 'ready' && <DownloadButton sizeBytes={latest.sizeBytes} />}
            <Button
              variant={latest?.state === 'ready' ? 'quiet' : 'secondary'}
              disabled={!mayAsk}
              isPending={isLoading}
              pendingText="Asking…"
              onClick={() => void request()}
            >
              {latest === null ? 'Prepare a copy' : 'Prepare a new copy'}
            </Button>
          </div>
          {!mayAsk && (
            <p className={styles.muted}>A new one may be asked for on {exactTime(latest.requestableAt)}.</p>
          )}
        </div>
      )}
    </>
  );
}

function ExportState({ latest }: { readonly latest: NonNullable<LatestExport> }) {
  if (latest.state === 'preparing')
    return (
      <Alert tone="info">Your copy is being prepared. We send you a mail when it can be downloaded.</Alert>
    );
  if (latest.state === 'failed') return <Alert>Your copy could not be prepared. Please ask again.</Alert>;
  return (
    <Alert tone="good">
      Your copy of {exactTime(latest.requestedAt)} is ready
      {latest.expiresAt !== null && ` until ${exactTime(latest.expiresAt)}`}.
    </Alert>
  );
}

function DownloadButton({ sizeBytes }: { readonly sizeBytes: number | null }) {
  const [download, { isLoading }] = useDownloadExportMutation();
  const press = async () => {
    try {
      save(await download().unwrap());
    } catch (error) {
      showError(messageOf(error, messages.oops));
    }
  };
  return (
    <Button
      variant="primary"
      icon={<Download size={18} aria-hidden />}
      isPending={isLoading}
      pendingText="Downloading…"
      onClick={() => void press()}
    >
      Download ZIP{sizeBytes !== null && ` (${readableSize(sizeBytes)})`}
    </Button>
  );
}

/** Lets the browser save what lies in this page's memory. */
function save(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = 'dry-run-data.zip';
  link.click();
  URL.revokeObjectURL(address);
}

const isPast = (time: string): boolean => Date.parse(time) <= Date.now();

const readableSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
