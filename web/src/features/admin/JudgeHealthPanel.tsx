import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
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
  if (error && !data)
    return <Alert>{messageOf(error, 'Judge status could not be loaded. Please try again.')}</Alert>;
  if (!data) return <Skeleton lines={8} label="Loading judge status" />;
  return (
    <div className={styles.panel}>
      {error !== undefined && (
        <Alert tone="warn">These numbers are out of date: the server is not responding.</Alert>
      )}
      {data.workers.length === 0 && (
        <Alert>
          No judge is running. Programs stay in the queue, and nothing is lost. Start a judge to continue.
        </Alert>
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className={styles.heading}>
          Backlog
        </h2>
        <ul className={styles.tiles}>
          {data.backlog.map((backlog) => (
            <Backlog key={backlog.kind} backlog={backlog} />
          ))}
        </ul>
      </section>
      <JudgeWorkers workers={data.workers} />
      <LastVerdicts last={data.last} />
      <Queues queues={data.queues} />
    </div>
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
    <li className={styles.tile}>
      <p className={styles.label}>{kindLabels[kind]}</p>
      <p className={styles.number}>
        {queued} <span>waiting</span>
      </p>
      <p className={styles.muted}>
        {running} running
        {queued > 0 && (
          <>
            , oldest waiting for{' '}
            {isSlow ? <Pill tone="bad">{formatSeconds(oldestSeconds)}</Pill> : formatSeconds(oldestSeconds)}
          </>
        )}
      </p>
    </li>
  );
}

function Queues({ queues }: Pick<JudgeHealth, 'queues'>) {
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className={styles.heading}>
        Queues
      </h2>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Queue', 'Waiting', 'Active', 'Delayed', 'Failed'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, active, delayed, failed }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{waiting}</td>
              <td>{active}</td>
              <td>{delayed}</td>
              <td data-bad={failed > 0 || undefined}>{failed}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.more}>
        {/* Served by the BFF, so not a client route. */}
        <a href="/admin/queues" target="_blank" rel="noreferrer">
          Open the queue dashboard
        </a>
      </p>
    </section>
  );
}
