import type { QuizResult } from '@dryrun/contracts/lessons';
import type { Database } from '@dryrun/migrations/database';
import type { Kysely } from 'kysely';

export interface AnnotatedLesson {
  readonly accountId: string;
  readonly courseId: number;
  readonly lessonId: number;
}

export const lessonKey = ({ accountId, courseId, lessonId }: AnnotatedLesson) => ({
  account_id: accountId,
  course_id: courseId,
  lesson_id: lessonId,
});

/** Ids of lessons are unique across courses. */
const ownLesson = ({ accountId, lessonId }: Omit<AnnotatedLesson, 'courseId'>) => ({
  account_id: accountId,
  lesson_id: lessonId,
});

export async function readAnnotations(db: Kysely<Database>, lesson: Omit<AnnotatedLesson, 'courseId'>) {
  const [note, bookmark, quizResults] = await Promise.all([
    db
      .selectFrom('note')
      .select('content')
      .where((eb) => eb.and(ownLesson(lesson)))
      .executeTakeFirst(),
    db
      .selectFrom('bookmark')
      .select('lesson_id')
      .where((eb) => eb.and(ownLesson(lesson)))
      .executeTakeFirst(),
    db
      .selectFrom('quiz_result')
      .select(['quiz_id as quizId', 'answers', 'is_correct as isCorrect'])
      .where((eb) => eb.and(ownLesson(lesson)))
      .execute(),
  ]);
  return { note: note?.content ?? '', isBookmarked: bookmark !== undefined, quizResults };
}

export async function listAnnotations(db: Kysely<Database>, accountId: string, courseId: number) {
  const [notes, bookmarks] = await Promise.all([
    db
      .selectFrom('note')
      .select(['lesson_id', 'content', 'updated_at'])
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .orderBy('lesson_id')
      .execute(),
    db
      .selectFrom('bookmark')
      .select('lesson_id')
      .where('account_id', '=', accountId)
      .where('course_id', '=', courseId)
      .orderBy('lesson_id')
      .execute(),
  ]);
  return {
    notes: notes.map((row) => ({
      lessonId: row.lesson_id,
      note: row.content,
      updateTime: row.updated_at.toISOString(),
    })),
    bookmarks: bookmarks.map((row) => row.lesson_id),
  };
}

/** Deletes the note if `content` is empty. */
export async function upsertNote(
  db: Kysely<Database>,
  lesson: AnnotatedLesson,
  content: string,
): Promise<void> {
  if (content.trim() === '') {
    await db
      .deleteFrom('note')
      .where((eb) => eb.and(ownLesson(lesson)))
      .execute();
    return;
  }
  await db
    .insertInto('note')
    .values({ ...lessonKey(lesson), content })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'lesson_id']).doUpdateSet({ content, updated_at: new Date() }),
    )
    .execute();
}

export async function insertBookmark(db: Kysely<Database>, lesson: AnnotatedLesson): Promise<void> {
  await db
    .insertInto('bookmark')
    .values(lessonKey(lesson))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteBookmark(db: Kysely<Database>, lesson: AnnotatedLesson): Promise<void> {
  await db
    .deleteFrom('bookmark')
    .where((eb) => eb.and(ownLesson(lesson)))
    .execute();
}

/** More than any lesson contains. */
const maxQuizzesPerLesson = 20;

/** Returns false if the lesson has reached its limit of quizzes. */
export async function upsertQuizResult(
  db: Kysely<Database>,
  lesson: AnnotatedLesson,
  { quizId, answers, isCorrect }: QuizResult,
): Promise<boolean> {
  const otherQuizzes = await db
    .selectFrom('quiz_result')
    .select('quiz_id')
    .where((eb) => eb.and(ownLesson(lesson)))
    .where('quiz_id', '<>', quizId)
    .execute();
  if (otherQuizzes.length >= maxQuizzesPerLesson) return false;
  const submitted = { answers: JSON.stringify(answers), is_correct: isCorrect, submitted_at: new Date() };
  await db
    .insertInto('quiz_result')
    .values({ ...lessonKey(lesson), quiz_id: quizId, ...submitted })
    .onConflict((conflict) => conflict.columns(['account_id', 'lesson_id', 'quiz_id']).doUpdateSet(submitted))
    .execute();
  return true;
}

export async function deleteQuizResult(
  db: Kysely<Database>,
  lesson: AnnotatedLesson,
  quizId: string,
): Promise<void> {
  await db
    .deleteFrom('quiz_result')
    .where((eb) => eb.and(ownLesson(lesson)))
    .where('quiz_id', '=', quizId)
    .execute();
}
