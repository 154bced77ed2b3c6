import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { serverPaths } from '@dryrun/contracts/pages';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { DataTable, type Column } from '../../shared/ui/DataTable.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Section } from '../../shared/ui/Section.tsx';
import { Stack } from '../../shared/ui/Stack.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useGetJudgeHealthQuery } from './adminApi.ts';
import { Pill } from './Cells.tsx';
import { formatSeconds } from './durations.ts';
import styles from './JudgeHealthPanel.module.css';
import { JudgeWorkers } from './JudgeWorkers.tsx';
import { LastVerdicts } from './LastVerdicts.tsx';

const pollIntervalMs = 3000;

export function JudgeHealthPanel() {
  const { data, error } = useGetJudgeHealthQuery(undefined, {
    pollingInterval: pollIntervalMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    const fallback = 'Judge status could not be loaded. Please try again.';
    return <Loading error={error} fallback={fallback} lines={8} label="Loading judge status" />;
  }
  return (
    <Stack gap={8}>
      {error !== undefined && (
        <Alert tone="warn">These numbers are out of date: the server is not responding.</Alert>
      )}
      {data.workers.length === 0 && (
        <Alert>
          No judge is running. Programs stay in the queue, and nothing is lost. Start a judge to continue.
        </Alert>
      )}
      <Section title="Backlog">
        <ul className={styles.tiles}>
          {data.backlog.map((backlog) => (
            <Backlog key={backlog.kind} backlog={backlog} />
          ))}
        </ul>
      </Section>
      <JudgeWorkers workers={data.workers} />
      <LastVerdicts last={data.last} />
      <Queues queues={data.queues} />
    </Stack>
  );
}

const kindLabels = {
  run: 'Runs',
  submission: 'Submissions',
  trace: 'Recordings',
  'follow-up': 'Background analyses',
} as const;
const slowQueueSeconds = 10;

function Backlog({ backlog }: { readonly backlog: JudgeHealth['backlog'][number] }) {
  const { kind, queued, running, oldestSeconds } = backlog;
  const isSlow = kind !== 'follow-up' && oldestSeconds > slowQueueSeconds;
  return (
    <Card as="li" padding={4}>
      <p className={styles.label}>{kindLabels[kind]}</p>
      <p className={styles.number}>
        {queued} <span>waiting</span>
      </p>
      <Text>
        {running} running
        {queued > 0 && (
          <>
            , oldest waiting for{' '}
            {isSlow ? <Pill tone="bad">{formatSeconds(oldestSeconds)}</Pill> : formatSeconds(oldestSeconds)}
          </>
        )}
      </Text>
    </Card>
  );
}

const queueColumns: readonly Column<JudgeHealth['queues'][number]>[] = [
  { head: 'Queue', cell: ({ name }) => name, isRowHeader: true },
  { head: 'Waiting', cell: ({ waiting }) => waiting, isNumeric: true },
  { head: 'Active', cell: ({ active }) => active, isNumeric: true },
  { head: 'Delayed', cell: ({ delayed }) => delayed, isNumeric: true },
  {
    head: 'Failed',
    cell: ({ failed }) => (failed > 0 ? <Pill tone="bad">{failed}</Pill> : failed),
    isNumeric: true,
  },
];

function Queues({ queues }: Pick<JudgeHealth, 'queues'>) {
  return (
    <Section title="Queues">
      <DataTable staysTable label="Queues" columns={queueColumns} rows={queues} keyOf={({ name }) => name} />
      <Text>
        {/* Served by the BFF, so not a client route. */}
        <a href={serverPaths.queues} target="_blank" rel="noreferrer">
          Open the queue dashboard
        </a>
      </Text>
    </Section>
  );
}
