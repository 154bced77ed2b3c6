import type { CatalogLesson } from '@dryrun/content/catalog';
import { fingerprintOf, listSharedInputs } from '@dryrun/content/fingerprints';
import { findProblem } from '@dryrun/content/problems';
import type { Lang } from '@dryrun/contracts/language';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';
import { createBusyError } from '../judging/evaluate-inputs.ts';
import type { Context } from '../platform/context.ts';
import { fieldError } from '../platform/error.ts';
import { requestEvaluation } from '../platform/evaluations.ts';
import { fillGap, findGap, isSameLine, type Gap } from './corrected-line.ts';
import type { ItemRow } from './memory-items.ts';

interface StoredGap {
  readonly lang: Lang;
  readonly submittedAt: Date;
  readonly gap: Gap;
}

/** The approved program of an item of the kind `blank`. */
export async function findStoredGap(
  db: Kysely<Database>,
  { submission_id, key }: ItemRow,
): Promise<StoredGap | undefined> {
  if (submission_id === null) return undefined;
  const row = await db
    .selectFrom('submission')
    .select(['lang', 'typed_code', 'created_at'])
    .where('id', '=', submission_id)
    .executeTakeFirst();
  const gap = row && findGap(row.typed_code, key);
  return gap && { lang: row.lang, submittedAt: row.created_at, gap };
}

/**
 * The learner's own line is right, and any other with which the program answers the small inputs of the problem. Undefined
 * if the program no longer exists. Throws `judge_busy`.
 */
export async function gradeGap(
  context: Context,
  item: ItemRow,
  { lesson }: CatalogLesson,
  typed: string,
  signal: AbortSignal,
): Promise<{ isRight: boolean; text: string; line: string } | undefined> {
  const stored = await findStoredGap(context.db, item);
  const problem = lesson.questionId === undefined ? undefined : findProblem(lesson.questionId);
  if (!stored || !problem) return undefined;
  if (/[\r\n]/.test(typed.trim())) throw fieldError('invalid_input', 'answer', 'answer: enter one line');
  const { lang, gap } = stored;
  const graded = { text: typed.trim(), line: gap.line };
  if (isSameLine(typed, gap.line)) return { ...graded, isRight: true };
  const inputs = listSharedInputs(problem).map((input) => [...input]);
  const { questionId } = problem.signature;
  const source = fillGap(gap, typed);
  const evaluation = await requestEvaluation(
    context,
    { questionId, lang, source, inputs, repeats: false },
    signal,
  );
  if (evaluation.kind === 'busy') throw createBusyError();
  const isRight =
    evaluation.kind === 'evaluated' &&
    evaluation.cases.length === inputs.length &&
    Object.keys(fingerprintOf(problem, evaluation.cases)).length === 0;
  return { ...graded, isRight };
}
