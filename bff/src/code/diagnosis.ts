import { builtInCourse } from '@dryrun/content/course/outline';
import { findMistake } from '@dryrun/content/diagnosis';
import { listSharedInputs, readFingerprints } from '@dryrun/content/fingerprints';
import { readMistakes } from '@dryrun/content/mistakes';
import { findProblem, isLessonProblem } from '@dryrun/content/problems';
import { hasPractice } from '@dryrun/contracts/courses';
import type { Diagnosis, diagnosisOutcomes } from '@dryrun/contracts/code';
import { hasCounterexample } from '@dryrun/contracts/verdict-sets';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError } from '../platform/error.ts';
import { requestEvaluation } from '../platform/evaluations.ts';
import { requireSubmission } from './submissions.ts';
import { requireQuestion } from './validate-request.ts';

interface OwnSubmission {
  readonly submissionId: string;
  readonly user: Principal;
}

/**
 * Finds the known mistake that fails most like a submission on small inputs. Throws `submission_not_found`, and
 * `course_not_owned` if the access has ended, because mistakes are paid content.
 */
export async function diagnose(
  context: Context,
  { submissionId, user, signal }: OwnSubmission & { readonly signal: AbortSignal },
): Promise<{ diagnosis?: Diagnosis }> {
  const { db, rateLimits, clock } = context;
  const row = await requireSubmission(db, submissionId, user.id);
  const question = { courseId: row.course_id, questionId: row.question_id };
  const problem = await requireQuestion(db, user, question, clock());
  if (!hasPractice(builtInCourse, 'diagnosis')) return {};
  // No mistakes are known for twists.
  if (!isLessonProblem(problem) || !hasCounterexample(row.status_msg ?? '')) return {};
  await rateLimits.consume('diagnosis', user.id);
  const request = {
    questionId: row.question_id,
    lang: row.lang,
    source: row.typed_code,
    inputs: listSharedInputs(problem).map((input) => [...input]),
    repeats: true,
  };
  const evaluation = await requestEvaluation(context, request, signal);
  if (evaluation.kind !== 'evaluated') return {};
  const similar = findMistake(problem, evaluation.cases);
  const mistake = similar && readMistakes(problem).get(similar.program);
  if (!similar || !mistake) return {};
  return { diagnosis: { mistake: similar.program, similarity: similar.similarity, ...mistake } };
}

/** Throws `submission_not_found`. */
export async function recordDiagnosis(
  context: Context,
  {
    mistake,
    outcome,
    submissionId,
    user,
  }: OwnSubmission & { readonly mistake: string; readonly outcome: (typeof diagnosisOutcomes)[number] },
): Promise<void> {
  const row = await requireSubmission(context.db, submissionId, user.id);
  const problem = findProblem(row.question_id);
  if (!problem || !readMistakes(problem).has(mistake)) throw new ApiError('mistake_not_found');
  await context.rateLimits.consume('diagnosisReport', user.id);
  await context.db
    .insertInto('practice_event')
    .values({
      account_id: user.id,
      course_id: row.course_id,
      question_id: row.question_id,
      kind: 'diagnosis',
      ref: mistake,
      problem_version: readFingerprints(problem).problemVersion,
      outcome,
    })
    .execute();
}
