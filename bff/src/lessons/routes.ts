import type { CatalogLesson } from '@dryrun/content/catalog';
import { createSearch } from '@dryrun/content/search';
import { isOnSale } from '@dryrun/contracts/courses';
import { lessonProgramQuestionId, lessonsContract } from '@dryrun/contracts/lessons';
import type { Router } from 'express';
import {
  listReadableCourses,
  requireCourseAccess,
  requireLessonAccess,
  requireReadableLesson,
} from '../current-user/course-access.ts';
import type { Principal } from '../current-user/sessions.ts';
import { getUser, listTriedQuestions } from '../current-user/user.ts';
import { createJudging } from '../judging/judging.ts';
import { requireStorableCode } from '../judging/requested-program.ts';
import type { Context } from '../platform/context.ts';
import { fieldError } from '../platform/error.ts';
import { implement } from '../platform/http/implement.ts';
import { addressKey } from '../platform/rate-limits.ts';
import {
  deleteBookmark,
  deleteQuizResult,
  insertBookmark,
  listAnnotations,
  readAnnotations,
  upsertNote,
  upsertQuizResult,
} from './annotations.ts';
import { requireEntryPoint } from './entry-point.ts';
import { deleteProgress, insertProgress, recordOpenedSolution, updateLastLesson } from './progress.ts';

/** The default message names `lessonId`; these routes call the parameter `id`. */
const notFoundMessage = 'id: lesson not found.';

export function lessonsRoutes(context: Context): Router {
  const { db, clock, catalog, rateLimits } = context;
  const search = createSearch(catalog);
  const judging = createJudging(context);
  return implement(
    lessonsContract,
    {
      async getLessonContent({ query: { id }, user }) {
        const lesson = requireLesson(id);
        await requireLessonAccess(db, user, lesson, clock());
        const text = catalog.findLessonText(id);
        if (!text) throw fieldError('lesson_not_found', 'id', notFoundMessage);
        const { questionId } = lesson.lesson;
        if (user && questionId !== undefined)
          await recordOpenedSolution(db, { accountId: user.id, questionId }, clock());
        return text;
      },
      async getLessonTrace({ query: { id, program }, user }) {
        const lesson = requireLesson(id);
        await requireLessonAccess(db, user, lesson, clock());
        const trace = catalog.findLessonTrace(id, program);
        if (!trace) throw fieldError('lesson_trace_not_found', 'program');
        return trace;
      },
      async runLessonProgram({ body: { courseId, lessonId, lang, typedCode }, user, log }) {
        requireLessonInCourse(courseId, lessonId);
        await requireReadableLesson(context, user, lessonId);
        requireStorableCode(typedCode);
        requireEntryPoint(lang, typedCode);
        const program = {
          courseId,
          questionId: lessonProgramQuestionId,
          lang,
          typedCode,
          accountId: user.id,
        };
        return { run_id: await judging.run(program, [['0']], log) };
      },
      async recordLastLesson({ body: { courseId, lessonId, section }, user }) {
        const lesson = await requireOwnLesson(courseId, lessonId, user);
        await updateLastLesson(db, lesson, section);
        return getUser(db, user.id, catalog);
      },
      async recordCompleted({ body: { courseId, lessonId, isCompleted }, user }) {
        const lesson = await requireOwnLesson(courseId, lessonId, user);
        await (isCompleted ? insertProgress : deleteProgress)(db, lesson);
        return getUser(db, user.id, catalog);
      },
      async getLessonAnnotations({ query: { id }, user }) {
        requireLesson(id);
        return readAnnotations(db, { accountId: user.id, lessonId: id });
      },
      async listAnnotated({ query: { courseId }, user }) {
        if (!catalog.findCourseById(courseId)) throw fieldError('course_not_found', 'courseId');
        return listAnnotations(db, user.id, courseId);
      },
      async writeNote({ body: { lessonId, note }, user }) {
        await upsertNote(db, await requireAnnotatedLesson(lessonId, user), note);
        return { note };
      },
      async setBookmark({ body: { lessonId, isBookmarked }, user }) {
        const lesson = await requireAnnotatedLesson(lessonId, user);
        await (isBookmarked ? insertBookmark : deleteBookmark)(db, lesson);
        return { isBookmarked };
      },
      async recordQuizResult({ body: { lessonId, quizId, result }, user }) {
        const lesson = await requireAnnotatedLesson(lessonId, user);
        if (result) return { isKept: await upsertQuizResult(db, lesson, { quizId, ...result }) };
        await deleteQuizResult(db, lesson, quizId);
        return { isKept: false };
      },
      async searchLessons({ query: { query }, user, ip }) {
        await rateLimits.consume('search', user?.id ?? addressKey(ip));
        const readableCourses = await listReadableCourses(db, user, clock());
        // The page blurs the solution of an unsolved problem, so the search must not show it either.
        const tried = user ? await listTriedQuestions(db, user.id) : [];
        const solved = new Set<number | undefined>(
          tried.filter(({ isSolved }) => isSolved).map(({ id }) => id),
        );
        return search.find(query, ({ course, lesson }, section) => {
          if (readableCourses === 'all') return true;
          if (section !== undefined && !solved.has(lesson.questionId)) return false;
          return (lesson.preview && isOnSale(course)) || readableCourses.has(course.id);
        });
      },
    },
    context,
  );

  function requireLesson(id: number): CatalogLesson {
    const lesson = catalog.findLesson(id);
    if (!lesson) throw fieldError('lesson_not_found', 'id', notFoundMessage);
    return lesson;
  }

  function requireLessonInCourse(courseId: number, lessonId: number): void {
    if (!catalog.findCourseById(courseId)) throw fieldError('course_not_found', 'courseId');
    if (catalog.findLesson(lessonId)?.course.id !== courseId)
      throw fieldError('lesson_not_found', 'lessonId');
  }

  async function requireOwnLesson(courseId: number, lessonId: number, user: Principal) {
    requireLessonInCourse(courseId, lessonId);
    await requireCourseAccess(db, user, courseId, clock());
    return { accountId: user.id, courseId, lessonId };
  }

  /** Returns the key of the user's annotations. */
  async function requireAnnotatedLesson(lessonId: number, user: Principal) {
    const { course } = await requireReadableLesson(context, user, lessonId);
    return { accountId: user.id, courseId: course.id, lessonId };
  }
}
