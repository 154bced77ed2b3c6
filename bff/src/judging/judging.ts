import type { Check } from '@dryrun/contracts/code';
import type { Payload } from '@dryrun/contracts/jobs';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import type { Logger } from '@dryrun/runtime/logger';
import { jobIdOf, queuePosition } from '@dryrun/runtime/queues';
import type { Context } from '../platform/context.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { watchBacklog } from './backlog.ts';
import { toCheckResponse } from './check-response.ts';
import { waitForCompletion } from './long-poll.ts';
import { requestJudging, type JudgeRequest, type RequestedRow } from './request-judging.ts';

interface Wait {
  readonly waitMs: number;
  readonly signal: AbortSignal;
}

type JobName = 'run' | 'submit' | 'trace';

export interface Judging {
  /**
   * Inserts a row and enqueues its job, unless the row exists. Returns the id of the row. Throws `too_many_attempts` or
   * `judge_busy`.
   */
  start<Name extends JobName>(
    name: Name,
    accountId: string,
    insert: () => Promise<RequestedRow>,
    toJob: (id: string) => Payload<'judge', Name>,
    log: Logger,
  ): Promise<string>;
  /** Returns the id of the run. Throws as `start` and `requestJudging` do. */
  run(request: JudgeRequest, cases: readonly (readonly string[])[], log: Logger): Promise<string>;
  /** Returns the id of the submission. Throws as `run` does. */
  submit(request: JudgeRequest, log: Logger): Promise<string>;
  /** Undefined if the account has no such run. */
  checkRun(runId: string, accountId: string, wait: Wait): Promise<Check | undefined>;
  /** Undefined unless the row is queued. */
  findQueuePosition(
    name: JobName,
    id: string,
    row: { readonly state: string; readonly attempt: number },
  ): Promise<number | undefined>;
  /** The judge logs only the row id. If Redis is unavailable, the judge's sweep enqueues the row later. */
  enqueue<Name extends JobName | 'measure'>(
    name: Name,
    rowId: string,
    job: Payload<'judge', Name>,
    log: Logger,
    turn?: number,
  ): void;
}

export function createJudging(context: Context): Judging {
  const { db, redis, enqueuer, completions, rateLimits, config } = context;
  const backlog = watchBacklog(db, config.JUDGE_QUEUE_LIMIT);
  const judging: Judging = {
    async start(name, accountId, insert, toJob, log) {
      await rateLimits.consume(name, accountId);
      backlog.requireCapacity();
      const row = await insert();
      if (row.isNew) judging.enqueue(name, row.id, toJob(row.id), log, row.unfinished);
      return row.id;
    },
    run: (request, cases, log) =>
      judging.start(
        'run',
        request.accountId,
        () => requestJudging(db, 'run', request, cases),
        (runId) => ({ runId }),
        log,
      ),
    submit: (request, log) =>
      judging.start(
        'submit',
        request.accountId,
        () => requestJudging(db, 'submission', request),
        (submissionId) => ({ submissionId }),
        log,
      ),
    async checkRun(runId, accountId, wait) {
      if (!isUuid(runId)) return undefined;
      const read = () =>
        db
          .selectFrom('run')
          .select(['state', 'attempt', 'result'])
          .where('id', '=', runId)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
      const row = await waitForCompletion(completions, runId, wait, read);
      return row && toCheckResponse(row, await judging.findQueuePosition('run', runId, row));
    },
    findQueuePosition: async (name, id, row) =>
      row.state === 'queued'
        ? queuePosition(redis, config.REDIS_PREFIX, jobIdOf(name, id, row.attempt))
        : undefined,
    enqueue(name, rowId, job, log, turn) {
      log.info(job, 'queued for judging');
      enqueuer.enqueue('judge', name, job, jobIdOf(name, rowId), turn).catch(logUnqueued(log, job));
    },
  };
  return judging;
}
