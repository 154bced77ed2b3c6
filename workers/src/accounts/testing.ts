import { randomUUID } from 'node:crypto';
import type { Database } from '@dryrun/migrations/database';
import { insertAccount, insertEnrollment, insertSubmission } from '@dryrun/migrations/rows/testing';
import { emptyContent } from '@dryrun/planning/stored-plan';
import type { Kysely } from 'kysely';

let accountCount = 0;
/** Creates an account with rows in several tables. */
export async function createLearner(db: Kysely<Database>, now: Date): Promise<string> {
  const email = `learner${(accountCount += 1)}@example.com`;
  const { id } = await insertAccount(db, {
    email,
    name: 'Lena Learner',
    password_hash: 'a hash',
    confirmed_at: now,
  });
  await insertEnrollment(db, id, { expires_at: now });
  await db.insertInto('lesson_progress').values({ account_id: id, course_id: 1, lesson_id: 3 }).execute();
  await db
    .insertInto('token')
    .values({
      account_id: id,
      kind: 'session',
      hash: Buffer.from(`a token's hash ${id}`),
      expires_at: new Date(now.getTime() + 1000),
      user_agent: 'Firefox',
    })
    .execute();
  await db
    .insertInto('social_login')
    .values({ provider: 'github', subject: id, account_id: id, email })
    .execute();
  const draft = { account_id: id, question_id: 1, lang: 'java' as const, edited_at: now };
  await db
    .insertInto('draft')
    .values({ ...draft, typed_code: 'class Solution {}' })
    .execute();
  await db
    .insertInto('draft_version')
    .values({ ...draft, typed_code: 'class Earlier {}' })
    .execute();
  await insertSubmission(db, id, {
    status_msg: 'Wrong Answer',
    created_at: new Date('2026-12-01T10:20:30.400Z'),
  });
  await db
    .insertInto('trace')
    .values({
      account_id: id,
      course_id: 1,
      question_id: 1,
      lang: 'python3',
      typed_code: 'class Traced: pass',
      input: '["[0]"]',
      from_step: null,
      request_hash: Buffer.from('x'),
    })
    .execute();
  const { id: itemId } = await db
    .insertInto('memory_item')
    .values({
      account_id: id,
      course_id: 1,
      lesson_id: 11,
      kind: 'quiz',
      key: 'a missed question',
      stability: 1,
      difficulty: 5,
      reps: 2,
      lapses: 0,
      last_review_at: now,
      scheduled_at: now,
      due: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('memory_review')
    .values({
      account_id: id,
      item_id: itemId,
      operation_id: randomUUID(),
      result: 'right',
      answer: 'a learned answer',
      reviewed_at: now,
      due: now,
    })
    .execute();
  await db.insertInto('memory_plan').values({ account_id: id, interview_on: '2027-01-31' }).execute();
  await db
    .insertInto('plan')
    .values({
      account_id: id,
      minutes: JSON.stringify([60, 60, 60, 60, 60, 0, 0]),
      started_on: '2026-12-05',
      computed_on: '2026-12-05',
      computed_at: now,
      content: JSON.stringify(emptyContent),
      calendar_hash: Buffer.from(`a calendar's hash ${id}`),
      calendar_created_at: now,
    })
    .execute();
  return id;
}
