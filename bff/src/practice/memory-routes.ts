import { hasPractice } from '@dryrun/contracts/courses';
import { memoryContract, type ReviewResult } from '@dryrun/contracts/memory';
import { isCorrectChoice } from '@dryrun/contracts/quiz-grading';
import { omitUndefined } from '@dryrun/contracts/omit-undefined';
import type { Database } from '@dryrun/migrations/database';
import type { Router } from 'express';
import type { Kysely } from 'kysely';
import { requireReadableLesson } from '../current-user/course-access.ts';
import { requireInterviewDay } from '../current-user/interview-day.ts';
import type { Principal } from '../current-user/sessions.ts';
import type { Context } from '../platform/context.ts';
import { ApiError, fieldError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { isUuid } from '../platform/is-uuid.ts';
import { gradeAnswer } from './memory-answers.ts';
import { collectItems } from './memory-collect.ts';
import { dateIn, readDay, saveInterview, type Day } from '@dryrun/planning/learner-day';
import { findReview, insertItem, insertReview, findItem, type ItemRow } from './memory-items.ts';
import { reviewOpenedItems } from './memory-opened.ts';
import { findQuestion } from './memory-quiz.ts';
import { listReadableLessons, readToday } from './memory-today.ts';

export function memoryRoutes(context: Context): Router {
  const { db, clock, catalog, rateLimits } = context;
  return implement(
    memoryContract,
    {
      async getToday({ user }) {
        await rateLimits.consume('memoryToday', user.id);
        const day = await readDay(db, user.id, clock());
        // A view of an account changes nothing.
        if (!user.isView) {
          await collectItems(db, user.id, day, clock());
          await reviewOpenedItems(db, catalog, user.id, day, clock());
        }
        return readToday(context, user, day);
      },
      async reviewItem({ params: { itemId }, body, user, signal }) {
        await rateLimits.consume('memoryReview', user.id);
        const { operationId, answer, isHelped } = body;
        const now = clock();
        const day = await readDay(db, user.id, now);
        const lessonIds = await listReadableLessons(context, user, now);
        const asked = await requireItem(db, user, itemId, lessonIds);
        // Before the transaction, because a judge may need seconds.
        const graded = await gradeAnswer(context, asked, answer, signal);
        return db.transaction().execute(async (trx) => {
          const item = await requireItem(trx, user, itemId, lessonIds, { isLocked: true });
          const toOutcome = (result: ReviewResult, due: Date) =>
            omitUndefined({
              result,
              nextOn: dateIn(day.zone, due),
              returned: graded.returned,
              line: graded.line,
            });
          const repeated = await findReview(trx, user.id, operationId);
          if (repeated?.item_id === item.id) return toOutcome(repeated.result, repeated.due);
          if (repeated) throw fieldError('invalid_request', 'operationId', 'operationId: was used before');
          requireDue(item, day);
          const result = graded.isRight ? (isHelped ? 'helped' : 'right') : 'wrong';
          const sentAt = body.at === undefined ? now : new Date(body.at);
          const at = sentAt > now ? now : sentAt;
          const due = await insertReview(trx, item, { operationId, result, at, answer: graded.text }, day);
          return toOutcome(result, due);
        });
      },
      async openItem({ params: { itemId }, user }) {
        await rateLimits.consume('memoryReview', user.id);
        const now = clock();
        const day = await readDay(db, user.id, now);
        const lessonIds = await listReadableLessons(context, user, now);
        await db.transaction().execute(async (trx) => {
          const item = await requireItem(trx, user, itemId, lessonIds, { isLocked: true });
          requireDue(item, day);
          if (item.opened_at) return;
          await trx
            .updateTable('memory_item')
            .set({ opened_at: now })
            .where('id', '=', item.id)
            .where('kind', 'in', ['solve-again', 'break'])
            .execute();
        });
      },
      async reportQuizMiss({ body: { lessonId, quizId, question, chosen }, user }) {
        const found = await requireReadableLesson(context, user, lessonId);
        await rateLimits.consume('quizMiss', user.id);
        const text = catalog.findLessonText(lessonId);
        const asked = text && findQuestion(text, quizId, question);
        if (!hasPractice(found.course, 'memory')) return;
        if (!asked || isCorrectChoice(asked.quiz, asked.index, chosen)) return;
        const item = {
          course_id: found.course.id,
          lesson_id: lessonId,
          kind: 'quiz',
          key: asked.key,
          submission_id: null,
          at: clock(),
        } as const;
        await insertItem(db, user.id, item, await readDay(db, user.id, clock()));
      },
      async setInterview({ body: { interviewOn }, user }) {
        await rateLimits.consume('interview', user.id);
        const day = await readDay(db, user.id, clock());
        if (interviewOn !== null) requireInterviewDay(interviewOn, day.today);
        await db.transaction().execute((trx) => saveInterview(trx, user.id, interviewOn, clock()));
        return { interviewOn };
      },
    },
    context,
  );
}

/** Throws `memory_item_not_found` for an item of another account, and for one that sleeps. */
async function requireItem(
  db: Kysely<Database>,
  user: Principal,
  itemId: string,
  lessonIds: readonly number[],
  { isLocked = false } = {},
): Promise<ItemRow> {
  const item = isUuid(itemId) ? await findItem(db, user.id, itemId, isLocked) : undefined;
  if (!item || !lessonIds.includes(item.lesson_id)) throw new ApiError('memory_item_not_found');
  return item;
}

function requireDue({ due }: ItemRow, { endsAt }: Day): void {
  if (due >= endsAt) throw new ApiError('memory_item_not_due');
}
