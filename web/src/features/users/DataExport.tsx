import type { Profile } from '@dryrun/contracts/profile';
import { Download } from 'lucide-react';
import { formatDateTime } from '../../shared/relativeTime.ts';
import { showFailure, showResponse } from '../../shared/requestToast.ts';
import { saveFile } from '../../shared/saveFile.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Row } from '../../shared/ui/Row.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useDownloadExportMutation, useRequestExportMutation } from './profileApi.ts';

type LatestExport = Profile['dataExport'];

export function DataExport({ latest }: { readonly latest: LatestExport }) {
  const [requestExport, { isLoading }] = useRequestExportMutation();
  const canRequestExport = latest === null || isPast(latest.requestableAt);
  return (
    <>
      {latest !== null && <ExportState latest={latest} />}
      {latest?.state !== 'preparing' && (
        <Row gap={4} rowGap={3} justify="space-between">
          <Row gap={2}>
            {latest?.state === 'ready' && <DownloadButton sizeBytes={latest.sizeBytes} />}
            <Button
              variant={latest?.state === 'ready' ? 'quiet' : 'secondary'}
              disabled={!canRequestExport}
              isPending={isLoading}
              pendingText="Requesting…"
              onClick={() => void showResponse(requestExport().unwrap())}
            >
              {latest === null ? 'Prepare a copy' : 'Prepare a new copy'}
            </Button>
          </Row>
          {!canRequestExport && (
            <Text>You can request a new copy from {formatDateTime(latest.requestableAt)}.</Text>
          )}
        </Row>
      )}
    </>
  );
}

function ExportState({ latest }: { readonly latest: NonNullable<LatestExport> }) {
  if (latest.state === 'preparing')
    return <Alert tone="info">We're preparing your copy. We'll email you when it's ready to download.</Alert>;
  if (latest.state === 'failed') return <Alert>Your copy could not be prepared. Please try again.</Alert>;
  return (
    <Alert tone="good">
      Your copy from {formatDateTime(latest.requestedAt)} is ready
      {latest.expiresAt !== null && `. You can download it until ${formatDateTime(latest.expiresAt)}`}.
    </Alert>
  );
}

function DownloadButton({ sizeBytes }: { readonly sizeBytes: number | null }) {
  const [download, { isLoading }] = useDownloadExportMutation();
  const downloadZip = async () => saveFile(await download().unwrap(), 'dry-run-data.zip');
  return (
    <Button
      variant="primary"
      icon={<Download size={18} aria-hidden />}
      isPending={isLoading}
      pendingText="Downloading…"
      onClick={() => void showFailure(downloadZip())}
    >
      Download ZIP{sizeBytes !== null && ` (${readableSize(sizeBytes)})`}
    </Button>
  );
}

const isPast = (time: string): boolean => Date.parse(time) <= Date.now();

const readableSize = (bytes: number): string =>
  bytes < 1024 * 1024 ? `${Math.ceil(bytes / 1024)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
