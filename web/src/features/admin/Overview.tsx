import type { AdminOverview } from '@dryrun/contracts/admin';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { href } from '../../shared/paths.ts';
import type { Tone } from '../../shared/ui/Badge.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { CardLink } from '../../shared/ui/CardLink.tsx';
import { Heading } from '../../shared/ui/Heading.tsx';
import { Loading } from '../../shared/ui/Loading.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { useGetOverviewQuery } from './adminApi.ts';
import { Pill } from './Cells.tsx';
import { formatSeconds } from './durations.ts';
import styles from './Overview.module.css';

export function Overview() {
  const { data, error } = useGetOverviewQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data)
    return (
      <Loading
        error={error}
        fallback="The overview could not be loaded."
        lines={6}
        label="Loading the overview"
      />
    );
  return (
    <ul className={styles.cards}>
      <TaskCard to={href.adminPayments()} label="Refund requests" isUrgent={data.refundRequests > 0}>
        <TaskCount
          count={data.refundRequests}
          textIfNone="No open requests"
          textIfSome="waiting for your decision"
        />
      </TaskCard>
      <TaskCard to={href.adminComments()} label="Comments" isUrgent={data.comments > 0}>
        <TaskCount count={data.comments} textIfNone="No comments to review" textIfSome="to review" />
      </TaskCard>
      <TaskCard to={href.adminMail('failed')} label="Failed emails" isUrgent={data.failedMails > 0}>
        <TaskCount
          count={data.failedMails}
          textIfNone="All emails were sent"
          textIfSome="to resend or drop"
        />
        <EmailState overview={data} />
      </TaskCard>
      <TaskCard to={href.adminJudge()} label="Judge" isUrgent={judgeState(data).tone !== 'good'}>
        <JudgeState overview={data} />
      </TaskCard>
    </ul>
  );
}

interface TaskCardProps {
  readonly to: string;
  readonly label: string;
  readonly isUrgent: boolean;
  readonly children: ReactNode;
}

function TaskCard({ to, label, isUrgent, children }: TaskCardProps) {
  return (
    <Card as="li" padding={5} gap={1} className={styles.card} data-urgent={isUrgent || undefined}>
      <Heading level={2} size="sm">
        <CardLink to={to}>{label}</CardLink>
      </Heading>
      {children}
    </Card>
  );
}

interface TaskCountProps {
  readonly count: number;
  readonly textIfNone: string;
  readonly textIfSome: string;
}

function TaskCount({ count, textIfNone, textIfSome }: TaskCountProps) {
  return (
    <>
      <p className={clsx(styles.number, count === 0 && styles.zero)}>{count}</p>
      <Text>{count === 0 ? textIfNone : textIfSome}</Text>
    </>
  );
}

function EmailState({ overview: { lateMails, mailWorkers } }: { readonly overview: AdminOverview }) {
  if (mailWorkers === 0) return <Pill tone="bad">No email worker is running</Pill>;
  return lateMails > 0 ? <Pill tone="warn">{lateMails} delayed by more than 5 min</Pill> : null;
}

const slowQueueSeconds = 10;

function judgeState({ judge }: AdminOverview): { readonly tone: Tone; readonly label: string } {
  if (judge.workers === 0) return { tone: 'bad', label: 'No judge is running' };
  if (judge.oldestSeconds > slowQueueSeconds)
    return { tone: 'warn', label: `Oldest waiting for ${formatSeconds(judge.oldestSeconds)}` };
  if (judge.isolation === 'reduced') return { tone: 'warn', label: 'Reduced isolation' };
  return { tone: 'good', label: 'Running' };
}

function JudgeState({ overview }: { readonly overview: AdminOverview }) {
  const { tone, label } = judgeState(overview);
  const { workers, waiting } = overview.judge;
  return (
    <>
      <p className={clsx(styles.number, waiting === 0 && styles.zero)}>{waiting}</p>
      <Text>
        {waiting === 1 ? 'program' : 'programs'} queued, {workers} {workers === 1 ? 'judge' : 'judges'}{' '}
        running
      </Text>
      <Pill tone={tone}>{label}</Pill>
    </>
  );
}
