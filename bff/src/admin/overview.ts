import type { AdminOverview } from '@dryrun/contracts/admin';
import { openRefundStates } from '@dryrun/payments/refund-rule';
import { sql } from 'kysely';
import { unpublishedStates } from '../blog/comments.ts';
import type { Context } from '../platform/context.ts';
import { listHeartbeats } from '../platform/heartbeats.ts';
import { listBacklog, listJudges } from './judge.ts';

export async function getOverview(context: Context): Promise<AdminOverview> {
  const [waiting, judges, mailers, backlog] = await Promise.all([
    countWaiting(context),
    listJudges(context),
    listHeartbeats(context, 'mail'),
    listBacklog(context.db),
  ]);
  const programBacklog = backlog.filter(({ kind }) => kind !== 'follow-up');
  const isolations = judges.map(({ isolation }) => isolation);
  return {
    ...waiting,
    mailWorkers: mailers.length,
    judge: {
      workers: judges.length,
      isolation: isolations.find((level) => level === 'reduced') ?? isolations[0] ?? null,
      waiting: programBacklog.reduce((sum, { queued }) => sum + queued, 0),
      oldestSeconds: Math.max(...programBacklog.map(({ oldestSeconds }) => oldestSeconds)),
    },
  };
}

type Waiting = Pick<AdminOverview, 'refundRequests' | 'comments' | 'failedMails' | 'lateMails'>;

/** Each count uses a partial index. The second condition on `refund.state` repeats the condition of its index. */
async function countWaiting({ db }: Context): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from refund where state = 'requested' and state in (${sql.join(openRefundStates)}))
        as "refundRequests",
      (select count(*)::int from comment where state in (${sql.join(unpublishedStates)}))
        + (select count(distinct comment_id)::int from comment_report
            join comment on comment.id = comment_report.comment_id and comment.state = 'published'
            where settled_at is null) as comments,
      (select count(*)::int from mail where state = 'failed') as "failedMails",
      (select count(*)::int from mail
        where state in ('queued', 'sending') and send_after < now() - interval '5 minutes') as "lateMails"`.execute(
    db,
  );
  return rows[0] ?? { refundRequests: 0, comments: 0, failedMails: 0, lateMails: 0 };
}
