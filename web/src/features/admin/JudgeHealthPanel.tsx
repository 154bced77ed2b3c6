import type { JudgeHealth } from '@dryrun/contracts/judge-health';
import { messageOf } from '../../shared/error.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useGetJudgeHealthQuery } from './adminApi.ts';
import { Pill } from './Cells.tsx';
import { seconds } from './durations.ts';
import styles from './JudgeHealthPanel.module.css';
import { JudgeWorkers } from './JudgeWorkers.tsx';
import { LastVerdicts } from './LastVerdicts.tsx';

/** Asked again while the page is open, as the judges tell of themselves. */
const everyMs = 3000;

/** Whether judging goes on: the judges, what waits for them, and what they judged last. */
export function JudgeHealthPanel() {
  const { data, error } = useGetJudgeHealthQuery(undefined, {
    pollingInterval: everyMs,
    skipPollingIfUnfocused: true,
    refetchOnMountOrArgChange: true,
  });
  if (error && !data) return <Alert>{messageOf(error, 'The judge could not be asked.')}</Alert>;
  if (!data) return <Skeleton lines={8} label="Loading the judge's state" />;
  return (
    <div className={styles.panel}>
      {error !== undefined && <Alert tone="warn">These figures are old: the server does not answer.</Alert>}
      {data.workers.length === 0 && (
        <Alert>No judge is alive: programs wait until one is started. None of them is lost.</Alert>
      )}
      <section aria-labelledby="waiting">
        <h2 id="waiting" className={styles.heading}>
          What waits
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

const kinds = { run: 'Runs', submission: 'Submissions', 'follow-up': 'Follow-ups' } as const;
/** A learner who waits longer than this is not served well. */
const slowSeconds = 10;

function Backlog({ backlog }: { readonly backlog: JudgeHealth['backlog'][number] }) {
  const { kind, queued, running, oldestSeconds } = backlog;
  const isSlow = kind !== 'follow-up' && oldestSeconds > slowSeconds;
  return (
    <li className={styles.tile}>
      <p className={styles.label}>{kinds[kind]}</p>
      <p className={styles.figure}>
        {queued} <span>waiting</span>
      </p>
      <p className={styles.muted}>
        {running} being judged
        {queued > 0 && (
          <>
            , the oldest for{' '}
            {isSlow ? <Pill tone="bad">{seconds(oldestSeconds)}</Pill> : seconds(oldestSeconds)}
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
        {/* Another page of the server, not of this client. */}
        <a href="/admin/queues" target="_blank" rel="noreferrer">
          Open the queues
        </a>
      </p>
    </section>
  );
}
