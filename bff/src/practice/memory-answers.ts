import type { Catalog, CatalogLesson } from '@dryrun/content/catalog';
import { answersEqual } from '@dryrun/content/comparison';
import { findSignature } from '@dryrun/content/course/outline';
import type { Lang } from '@dryrun/contracts/language';
import { formatLiteral, LiteralError, parseAnswer, parseLiteral } from '@dryrun/contracts/literal';
import type { reviewItem } from '@dryrun/contracts/memory';
import type { Parsed } from '@dryrun/contracts/endpoint';
import { isCorrectChoice } from '@dryrun/contracts/quiz-grading';
import type { Signature } from '@dryrun/contracts/signature';
import type { Value } from '@dryrun/contracts/value';
import type { Database } from '@dryrun/migrations/database';
import { sql, type Kysely } from 'kysely';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { readCounterexample, type Counterexample } from './memory-counterexample.ts';
import { gradeGap } from './memory-gap.ts';
import type { ItemRow } from './memory-items.ts';
import { findQuestionByKey } from './memory-quiz.ts';

type Answer = Parsed<typeof reviewItem>['body']['answer'];

interface GradedAnswer {
  readonly isRight: boolean;
  /** The answer as it is stored. */
  readonly text: string;
  /** The value that the program returns. */
  readonly returned?: string;
  /** The learner's own line of a gap. */
  readonly line?: string;
}

/**
 * Throws `memory_item_not_found` if the item sleeps, 400 if the answer is not one to this item, and `judge_busy` if no
 * judge can run a program with a filled gap.
 */
export async function gradeAnswer(
  context: Context,
  item: ItemRow,
  answer: Answer,
  signal: AbortSignal,
): Promise<GradedAnswer> {
  requireKind(item, answer.kind);
  const found = context.catalog.findLesson(item.lesson_id);
  const graded = found && (await gradeByKind(context, item, found, answer, signal));
  if (!graded) throw new ApiError('memory_item_not_found');
  return graded;
}

async function gradeByKind(
  context: Context,
  item: ItemRow,
  found: CatalogLesson,
  answer: Answer,
  signal: AbortSignal,
): Promise<GradedAnswer | undefined> {
  switch (answer.kind) {
    case 'quiz':
      return gradeChoice(context.catalog, item, answer.chosen);
    case 'counterexample':
      return gradeLiteral(context.db, item, found, answer.literal);
    case 'blank':
      return gradeGap(context, item, found, answer.line, signal);
  }
}

function gradeChoice(catalog: Catalog, item: ItemRow, chosen: readonly number[]): GradedAnswer | undefined {
  const text = catalog.findLessonText(item.lesson_id);
  const question = text && findQuestionByKey(text, item.key);
  return (
    question && {
      isRight: isCorrectChoice(question.quiz, question.index, [...new Set(chosen)]),
      text: chosen.join(','),
    }
  );
}

async function gradeLiteral(
  db: Kysely<Database>,
  item: ItemRow,
  found: CatalogLesson,
  literal: string,
): Promise<GradedAnswer | undefined> {
  const stored = await findStoredCounterexample(db, item, found);
  if (!stored) return undefined;
  const { signature, counterexample } = stored;
  const { compare, returns } = signature;
  const value = readValue(signature, literal);
  const isRight = answersEqual(compare, returns, parseAnswer(returns, counterexample.returned), value);
  return { isRight, text: formatLiteral(returns, value), returned: counterexample.returned };
}

function requireKind({ kind }: ItemRow, required: ItemRow['kind']): void {
  if (kind !== required) throw fieldError('invalid_request', 'answer', `answer: this is not a ${required}`);
}

function readValue({ returns }: Signature, literal: string): Value {
  try {
    return parseLiteral(returns, literal, 'answer');
  } catch (error) {
    if (error instanceof LiteralError) throw fieldError('invalid_input', 'answer', error.message);
    throw error;
  }
}

interface StoredCounterexample {
  readonly signature: Signature;
  readonly lang: Lang;
  readonly code: string;
  readonly submittedAt: Date;
  readonly counterexample: Counterexample;
}

export async function findStoredCounterexample(
  db: Kysely<Database>,
  { submission_id }: ItemRow,
  { lesson }: CatalogLesson,
): Promise<StoredCounterexample | undefined> {
  const signature = lesson.questionId === undefined ? undefined : findSignature(lesson.questionId);
  if (!signature || submission_id === null) return undefined;
  const row = await db
    .selectFrom('submission')
    .leftJoin('follow_up', (join) =>
      join.onRef('follow_up.submission_id', '=', 'submission.id').on('follow_up.kind', '=', 'counterexample'),
    )
    .select(['submission.lang', 'submission.typed_code', 'submission.created_at'])
    .select([
      sql`follow_up.result -> 'smallest'`.as('smallest'),
      sql`submission.result -> 'failedTest'`.as('failedTest'),
    ])
    .where('submission.id', '=', submission_id)
    .executeTakeFirst();
  const counterexample = row && readCounterexample(signature, row);
  return (
    counterexample && {
      signature,
      lang: row.lang,
      code: row.typed_code,
      submittedAt: row.created_at,
      counterexample,
    }
  );
}
