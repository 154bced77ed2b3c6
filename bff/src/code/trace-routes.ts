import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import { traceContract, type Trace } from '@dryrun/contracts/trace';
import type { Database } from '@dryrun/migrations/database';
import type { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { createJudging } from '../judging/judging.ts';
import { waitForCompletion } from '../judging/long-poll.ts';
import { requestTrace } from './request-trace.ts';
import { judgingStates } from '../judging/check-response.ts';
import { parseCases, requireStorableCode } from '../judging/requested-program.ts';
import { requireQuestion } from './validate-request.ts';

export function traceRoutes(context: Context): Router {
  const { db, clock, completions } = context;
  const judging = createJudging(context);
  return implement(
    traceContract,
    {
      async startTrace({ body, user, log }) {
        const { signature } = await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        const [input = []] = parseCases(signature, body.input, []);
        const request = { ...body, input, fromStep: body.fromStep, accountId: user.id };
        const insert = () => requestTrace(db, request);
        return { trace_id: await judging.start('trace', user.id, insert, (traceId) => ({ traceId }), log) };
      },
      async checkTrace({ params: { traceId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(traceId)) throw new ApiError('trace_not_found');
        const read = () => findTrace(db, traceId, user.id);
        const row = await waitForCompletion(completions, traceId, { waitMs, signal }, read);
        if (!row) throw new ApiError('trace_not_found');
        return toTraceResponse(row, await judging.findQueuePosition('trace', traceId, row));
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
