import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { traceContract, type Trace } from '@dryrun/contracts/trace';
import type { Database } from '@dryrun/migrations/database';
import { queuePosition } from '@dryrun/runtime/queues';
import type { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { watchBacklog } from '../judging/backlog.ts';
import { waitForCompletion } from '../judging/long-poll.ts';
import { requestTrace } from './request-trace.ts';
import { judgingStates } from '../judging/check-response.ts';
import { parseCases, requireStorableCode } from '../judging/requested-program.ts';
import { requireQuestion } from './validate-request.ts';

export function traceRoutes(context: Context): Router {
  const { db, redis, clock, enqueuer, completions, rateLimits, config } = context;
  const backlog = watchBacklog(db, config.JUDGE_QUEUE_LIMIT);
  const findQueuePosition = async ({ id, state, attempt }: TraceRow): Promise<number | undefined> =>
    state === 'queued' ? queuePosition(redis, config.REDIS_PREFIX, `trace-${id}-${attempt}`) : undefined;
  return implement(
    traceContract,
    {
      async startTrace({ body, user, log }) {
        const signature = await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        const [input = []] = parseCases(signature, body.input, []);
        await rateLimits.consume('trace', user.id);
        backlog.requireCapacity();
        const { fromStep } = body;
        const row = await requestTrace(db, { ...body, input, fromStep, accountId: user.id });
        if (row.isNew) {
          const job = { traceId: row.id };
          log.info(job, 'queued for judging');
          // The judge logs only the row id. If Redis is unavailable, its sweep enqueues the row later.
          enqueuer
            .enqueue('judge', 'trace', job, `trace-${row.id}-0`, row.unfinished)
            .catch((error: unknown) =>
              log.warn({ err: error, ...job }, 'could not enqueue; the sweep will retry'),
            );
        }
        return { trace_id: row.id };
      },
      async checkTrace({ params: { traceId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(traceId)) throw new ApiError('trace_not_found');
        const read = () => findTrace(db, traceId, user.id);
        const row = await waitForCompletion(completions, traceId, { waitMs, signal }, read);
        if (!row) throw new ApiError('trace_not_found');
        return toTraceResponse(row, await findQueuePosition(row));
      },
    },
    context,
  );
}

async function findTrace(db: Kysely<Database>, id: string, accountId: string) {
  return db
    .selectFrom('trace')
    .select(['id', 'state', 'attempt', 'question_id', 'lang', 'typed_code', 'input', 'result'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

type TraceRow = NonNullable<Awaited<ReturnType<typeof findTrace>>>;

function toTraceResponse(row: TraceRow, position: number | undefined): Trace {
  return omitUndefined({
    id: row.id,
    state: judgingStates[row.state],
    questionId: row.question_id,
    lang: row.lang,
    typedCode: row.typed_code,
    input: row.input,
    queuePosition: position,
    result: (row.result ?? undefined) as Trace['result'], // the judge only writes trace results
  });
}
