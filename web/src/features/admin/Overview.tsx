import type { AdminOverview } from '@dryrun/contracts/admin';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messageOf } from '../../shared/error.ts';
import { href } from '../../shared/paths.ts';
import { Alert } from '../../shared/ui/Alert.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useGetOverviewQuery } from './adminApi.ts';
import { Pill, type Tone } from './Cells.tsx';
import { seconds } from './durations.ts';
import styles from './Overview.module.css';

/** What waits for an admin, and whether the machine runs. */
export function Overview() {
  const { data, error } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  if (error && !data) return <Alert>{messageOf(error, 'The overview could not be loaded.')}</Alert>;
  if (!data) return <Skeleton lines={6} label="Loading the overview" />;
  return (
    <ul className={styles.cards}>
      <Card to={href.adminPayments()} label="Refund requests" isUrgent={data.refundRequests > 0}>
        <Waiting count={data.refundRequests} none="Nobody waits for an answer" some="to decide on" />
      </Card>
      <Card to={href.adminComments()} label="Comments" isUrgent={data.comments > 0}>
        <Waiting count={data.comments} none="No comment waits" some="to look at" />
      </Card>
      <Card to={href.adminMail('failed')} label="Mails that failed" isUrgent={data.failedMails > 0}>
        <Waiting count={data.failedMails} none="Every mail went out" some="to send again or to drop" />
        <MailState overview={data} />
      </Card>
      <Card to={href.adminJudge()} label="Judge" isUrgent={judgeState(data).tone !== 'good'}>
        <JudgeState overview={data} />
      </Card>
    </ul>
  );
}

interface CardProps {
  readonly to: string;
  readonly label: string;
  readonly isUrgent: boolean;
  readonly children: ReactNode;
}

function Card({ to, label, isUrgent, children }: CardProps) {
  return (
    <li className={styles.card} data-urgent={isUrgent || undefined}>
      <h2 className={styles.label}>
        <Link to={to} className={styles.link}>
          {label}
        </Link>
      </h2>
      {children}
    </li>
  );
}

interface WaitingProps {
  readonly count: number;
  readonly none: string;
  readonly some: string;
}

function Waiting({ count, none, some }: WaitingProps) {
  return (
    <>
      <p className={clsx(styles.figure, count === 0 && styles.none)}>{count}</p>
      <p className={styles.note}>{count === 0 ? none : some}</p>
    </>
  );
}

function MailState({ overview: { lateMails, mailWorkers } }: { readonly overview: AdminOverview }) {
  if (mailWorkers === 0) return <Pill tone="bad">No mail worker is alive</Pill>;
  return lateMails > 0 ? <Pill tone="warn">{lateMails} late by more than 5 min</Pill> : null;
}

/** A learner who waits longer than this is not served well. */
const slowSeconds = 10;

function judgeState({ judge }: AdminOverview): { readonly tone: Tone; readonly label: string } {
  if (judge.workers === 0) return { tone: 'bad', label: 'No judge is alive' };
  if (judge.oldestSeconds > slowSeconds)
    return { tone: 'warn', label: `The oldest waits for ${seconds(judge.oldestSeconds)}` };
  if (judge.isolation === 'reduced') return { tone: 'warn', label: 'Reduced isolation' };
  return { tone: 'good', label: 'Judging' };
}

function JudgeState({ overview }: { readonly overview: AdminOverview }) {
  const { tone, label } = judgeState(overview);
  const { workers, waiting } = overview.judge;
  return (
    <>
      <p className={clsx(styles.figure, waiting === 0 && styles.none)}>{waiting}</p>
      <p className={styles.note}>
        {waiting === 1 ? 'program waits' : 'programs wait'} for {workers} {workers === 1 ? 'judge' : 'judges'}
      </p>
      <Pill tone={tone}>{label}</Pill>
    </>
  );
}
