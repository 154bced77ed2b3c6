import { codeContract } from '@dryrun/contracts/code';
import type { Router } from 'express';
import { z } from 'zod';
import type { Context } from '../context.ts';
import { ApiError } from '../error.ts';
import { implement } from '../http/implement.ts';
import { readWhenFinished } from './held-check.ts';
import { requireQuestion } from './permission.ts';
import { presentCheck, presentSubmission } from './presentation.ts';
import { findRun, insertRun } from './runs.ts';
import { findSubmission, insertSubmission, listSubmissions } from './submissions.ts';
import { parseCases } from './test-cases.ts';
import { requireTypedCode } from './typed-code.ts';

const isUuid = (id: string): boolean => z.uuid().safeParse(id).success;

/** Run, submit, their results, and past submissions. */
export function codeRoutes(context: Context): Router {
  const { db, clock, enqueuer, finished, rateLimits, log } = context;
  /** The row is written, so nobody waits for the queue: while Redis is away the sweep finds the row. */
  const nudge = (row: object, enqueued: Promise<void>): void => {
    log.info(row, 'to be judged');
    enqueued.catch((error: unknown) => log.warn({ err: error, ...row }, 'could not enqueue; the sweep will'));
  };
  return implement(
    codeContract,
    {
      async startRun({ body, user }) {
        const signature = await requireQuestion(db, user, body, clock());
        requireTypedCode(body.typedCode);
        const cases = parseCases(signature, body.input, body.inputs ?? []);
        await rateLimits.take('run', user.id);
        const { id: runId, isNew } = await insertRun(db, { ...body, accountId: user.id }, cases);
        if (isNew) nudge({ runId }, enqueuer.enqueue('judge', 'run', { runId }, `run-${runId}-0`));
        return { run_id: runId };
      },
      async checkRun({ params: { runId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(runId)) throw new ApiError('run_not_found');
        const read = () => findRun(db, runId, user.id);
        const row = await readWhenFinished(finished, runId, { waitMs, signal }, read);
        if (!row) throw new ApiError('run_not_found');
        return presentCheck(row);
      },
      async startSubmission({ body, user }) {
        await requireQuestion(db, user, body, clock());
        requireTypedCode(body.typedCode);
        await rateLimits.take('submit', user.id);
        const { id: submissionId, isNew } = await insertSubmission(db, { ...body, accountId: user.id });
        const job = { submissionId };
        if (isNew) nudge(job, enqueuer.enqueue('judge', 'submit', job, `submit-${submissionId}-0`));
        return { submission_id: submissionId };
      },
      async checkSubmission({ params: { submissionId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(submissionId)) throw new ApiError('submission_not_found');
        const read = () => findSubmission(db, submissionId, user.id);
        const row = await readWhenFinished(finished, submissionId, { waitMs, signal }, read);
        if (!row) throw new ApiError('submission_not_found');
        return presentCheck(row);
      },
      async listSubmissions({ params: { questionId }, query: { page, size, sort }, user }) {
        const order = sort === 'creationTime,asc' ? 'asc' : 'desc';
        const { total, rows } = await listSubmissions(db, user.id, questionId, { page, size, order });
        const totalPages = Math.ceil(total / size);
        return {
          content: rows.map(presentSubmission),
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
