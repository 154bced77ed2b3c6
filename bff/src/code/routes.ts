import { codeContract } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Database } from '@dryrun/migrations/database';
import { logUnqueued } from '@dryrun/runtime/log-unqueued';
import type { Logger } from '@dryrun/runtime/logger';
import { queuePosition } from '@dryrun/runtime/queues';
import type { Router } from 'express';
import type { Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { findComplexity, findVerdict, insertComplexity } from './analyses.ts';
import { watchBacklog } from './backlog.ts';
import { diagnose, recordDiagnosis } from './diagnosis.ts';
import { rebuildFailedInput } from './failed-input.ts';
import { watchJudges } from './judge-status.ts';
import { waitForCompletion } from './long-poll.ts';
import {
  toCheckResponse,
  toComplexityResponse,
  toLatestResponse,
  toSubmissionResponse,
} from './responses.ts';
import { requestJudging } from './request-judging.ts';
import { createSlides } from './slides.ts';
import { countAttempts, findSubmission, listLatestSubmissions, listSubmissions } from './submissions.ts';
import { parseCases, requireQuestion, requireStorableCode } from './validate-request.ts';

export function codeRoutes(context: Context): Router {
  const { db, redis, clock, enqueuer, completions, rateLimits, config } = context;
  const backlog = watchBacklog(db, config.JUDGE_QUEUE_LIMIT);
  const getJudgeStatus = watchJudges(context);
  /** The judge logs only the row id. If Redis is unavailable, the judge's sweep enqueues the row later. */
  const logEnqueue = (log: Logger, job: object, enqueued: Promise<void>): void => {
    log.info(job, 'queued for judging');
    enqueued.catch(logUnqueued(log, job));
  };
  const findQueuePosition = (
    row: { state: string; attempt: number },
    jobIdPrefix: string,
  ): Promise<number | undefined> =>
    row.state === 'queued'
      ? queuePosition(redis, config.REDIS_PREFIX, `${jobIdPrefix}-${row.attempt}`)
      : Promise.resolve(undefined);
  return implement(
    codeContract,
    {
      getJudgeStatus,
      async startRun({ body, user, log }) {
        const signature = await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        const cases = parseCases(signature, body.input, body.inputs ?? []);
        await rateLimits.consume('run', user.id);
        backlog.requireCapacity();
        const row = await requestJudging(db, 'run', { ...body, accountId: user.id }, cases);
        const job = { runId: row.id };
        if (row.isNew)
          logEnqueue(log, job, enqueuer.enqueue('judge', 'run', job, `run-${row.id}-0`, row.unfinished));
        return { run_id: row.id };
      },
      async checkRun({ params: { runId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(runId)) throw new ApiError('run_not_found');
        const read = () => findRun(db, runId, user.id);
        const row = await waitForCompletion(completions, runId, { waitMs, signal }, read);
        if (!row) throw new ApiError('run_not_found');
        return toCheckResponse(row, await findQueuePosition(row, `run-${runId}`));
      },
      async startSubmission({ body, user, log }) {
        await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        await rateLimits.consume('submit', user.id);
        backlog.requireCapacity();
        const row = await requestJudging(db, 'submission', { ...body, accountId: user.id });
        const job = { submissionId: row.id };
        const jobId = `submit-${row.id}-0`;
        if (row.isNew) logEnqueue(log, job, enqueuer.enqueue('judge', 'submit', job, jobId, row.unfinished));
        return { submission_id: row.id };
      },
      async checkSubmission({ params: { submissionId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(submissionId)) throw new ApiError('submission_not_found');
        const read = () => findSubmission(db, submissionId, user.id);
        const row = await waitForCompletion(completions, submissionId, { waitMs, signal }, read);
        if (!row) throw new ApiError('submission_not_found');
        const check = toCheckResponse(row, await findQueuePosition(row, `submit-${submissionId}`));
        if (check.statusMsg !== 'Approved') return check;
        return omitUndefined({ ...check, attempts: await countAttempts(db, submissionId) });
      },
      async getFailedInput({ params: { submissionId }, user }) {
        const row = isUuid(submissionId) ? await findSubmission(db, submissionId, user.id) : undefined;
        if (!row) throw new ApiError('submission_not_found');
        const question = { courseId: row.course_id, questionId: row.question_id };
        await requireQuestion(db, user, question, clock()); // tests are paid content
        await rateLimits.consume('failedInput', user.id);
        const input = rebuildFailedInput(row.question_id, row.result);
        if (input === undefined) throw new ApiError('failed_input_not_found');
        return input;
      },
      diagnoseSubmission: ({ params, user, signal }) =>
        diagnose(context, { submissionId: params.submissionId, user, signal }),
      reportDiagnosis: ({ params, body, user }) => recordDiagnosis(context, { ...params, ...body, user }),
      async createSlides({ body, user }) {
        const signature = await requireQuestion(db, user, body, clock());
        await rateLimits.consume('slides', user.id);
        return { steps: createSlides(signature, body.input) };
      },
      async startComplexity({ params: { submissionId }, body: { claimed }, user, log }) {
        const verdict = isUuid(submissionId) ? await findVerdict(db, submissionId, user.id) : undefined;
        if (verdict === undefined) throw new ApiError('submission_not_found');
        if (verdict !== 'Approved') throw new ApiError('only_approved_measured');
        await rateLimits.consume('measure', user.id);
        const job = { submissionId };
        if (await insertComplexity(db, submissionId, user.id, claimed))
          logEnqueue(log, job, enqueuer.enqueue('judge', 'measure', job, `measure-${submissionId}-0`));
        const row = await findComplexity(db, submissionId, user.id);
        if (!row) throw new ApiError('submission_not_found'); // the account was just deleted
        return toComplexityResponse(row);
      },
      async checkComplexity({ params: { submissionId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(submissionId)) throw new ApiError('complexity_not_found');
        const read = () => findComplexity(db, submissionId, user.id);
        const row = await waitForCompletion(
          completions,
          `complexity-${submissionId}`,
          { waitMs, signal },
          read,
        );
        if (!row) throw new ApiError('complexity_not_found');
        return toComplexityResponse(row);
      },
      async listLatestSubmissions({ user }) {
        return (await listLatestSubmissions(db, user.id)).map(toLatestResponse);
      },
      async listSubmissions({ params: { questionId }, query: { page, size, sort }, user }) {
        const order = sort === 'creationTime,asc' ? 'asc' : 'desc';
        const { total, rows } = await listSubmissions(db, user.id, questionId, { page, size, order });
        const totalPages = Math.ceil(total / size);
        return {
          content: rows.map(toSubmissionResponse),
          number: page,
          size,
          totalElements: total,
          totalPages,
          first: page === 0,
          last: page >= totalPages - 1,
        };
      },
    },
    context,
  );
}

async function findRun(db: Kysely<Database>, id: string, accountId: string) {
  return db
    .selectFrom('run')
    .select(['state', 'attempt', 'result'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}
