import { codeContract } from '@dryrun/contracts/code';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Router } from 'express';
import { toCheckResponse } from '../judging/check-response.ts';
import { createJudging } from '../judging/judging.ts';
import { waitForCompletion } from '../judging/long-poll.ts';
import { parseCases, requireStorableCode } from '../judging/requested-program.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { findComplexity, insertComplexity } from './analyses.ts';
import { diagnose, recordDiagnosis } from './diagnosis.ts';
import { rebuildFailedInput } from './failed-input.ts';
import { watchJudges } from './judge-status.ts';
import { toComplexityResponse, toLatestResponse, toSubmissionResponse } from './responses.ts';
import { createSlides } from './slides.ts';
import {
  countAttempts,
  findSubmission,
  listLatestSubmissions,
  listSubmissions,
  requireSubmission,
} from './submissions.ts';
import { requireQuestion } from './validate-request.ts';

export function codeRoutes(context: Context): Router {
  const { db, clock, completions, rateLimits } = context;
  const judging = createJudging(context);
  const getJudgeStatus = watchJudges(context);
  return implement(
    codeContract,
    {
      getJudgeStatus,
      async startRun({ body, user, log }) {
        const { signature } = await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        const cases = parseCases(signature, body.input, body.inputs ?? []);
        return { run_id: await judging.run({ ...body, accountId: user.id }, cases, log) };
      },
      async checkRun({ params: { runId }, query: { wait: waitMs }, user, signal }) {
        const check = await judging.checkRun(runId, user.id, { waitMs, signal });
        if (!check) throw new ApiError('run_not_found');
        return check;
      },
      async startSubmission({ body, user, log }) {
        await requireQuestion(db, user, body, clock());
        requireStorableCode(body.typedCode);
        return { submission_id: await judging.submit({ ...body, accountId: user.id }, log) };
      },
      async checkSubmission({ params: { submissionId }, query: { wait: waitMs }, user, signal }) {
        if (!isUuid(submissionId)) throw new ApiError('submission_not_found');
        const read = () => findSubmission(db, submissionId, user.id);
        const row = await waitForCompletion(completions, submissionId, { waitMs, signal }, read);
        if (!row) throw new ApiError('submission_not_found');
        const position = await judging.findQueuePosition('submit', submissionId, row);
        const check = toCheckResponse(row, position);
        if (check.statusMsg !== 'Approved') return check;
        return omitUndefined({ ...check, attempts: await countAttempts(db, submissionId) });
      },
      async getFailedInput({ params: { submissionId }, user }) {
        const row = await requireSubmission(db, submissionId, user.id);
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
        const { signature } = await requireQuestion(db, user, body, clock());
        await rateLimits.consume('slides', user.id);
        return { steps: createSlides(signature, body.input) };
      },
      async startComplexity({ params: { submissionId }, body: { claimed }, user, log }) {
        const { status_msg: verdict } = await requireSubmission(db, submissionId, user.id);
        if (verdict !== 'Approved') throw new ApiError('only_approved_measured');
        await rateLimits.consume('measure', user.id);
        if (await insertComplexity(db, submissionId, user.id, claimed))
          judging.enqueue('measure', submissionId, { submissionId }, log);
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
