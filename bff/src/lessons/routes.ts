import { builtInCourse } from '@dryrun/content/course/outline';
import { getLessonText } from '@dryrun/content/lessons';
import type { Lesson } from '@dryrun/contracts/courses';
import { lessonsContract } from '@dryrun/contracts/lessons';
import type { Router } from 'express';
import { requireCourseAccess } from '../caller/course-access.ts';
import { getUser } from '../caller/user.ts';
import type { Context } from '../context.ts';
import { ApiError, fieldError } from '../error.ts';
import { implement } from '../http/implement.ts';
import { deleteProgress, insertProgress, updateLastLesson } from './progress.ts';

const lessons: ReadonlyMap<number, Lesson> = new Map(
  builtInCourse.sections.flatMap((section) => section.lessons).map((lesson) => [lesson.id, lesson]),
);

/** The catalogue's sentence names `lessonId`; this address calls it `id`. */
const noSuchId = 'id: there is no such lesson.';

/** Lesson texts and how far their owner has come. */
export function lessonsRoutes(context: Context): Router {
  const { db, clock } = context;
  return implement(
    lessonsContract,
    {
      async getLessonContent({ query: { id }, user }) {
        const lesson = lessons.get(id);
        if (!lesson) throw fieldError('lesson_not_found', 'id', noSuchId);
        if (!lesson.preview) {
          if (!user) throw new ApiError('not_logged_in');
          await requireCourseAccess(db, user, builtInCourse.id, clock());
        }
        const text = getLessonText(id);
        if (!text) throw fieldError('lesson_not_found', 'id', noSuchId);
        return text;
      },
      async recordLastLesson({ body: { courseId, lessonId }, user }) {
        requireLessonOf(courseId, lessonId);
        await requireCourseAccess(db, user, courseId, clock());
        await updateLastLesson(db, user.id, courseId, lessonId);
        return getUser(db, user.id);
      },
      async recordCompleted({ body: { courseId, lessonId, isCompleted }, user }) {
        requireLessonOf(courseId, lessonId);
        await requireCourseAccess(db, user, courseId, clock());
        if (isCompleted) await insertProgress(db, user.id, courseId, lessonId);
        else await deleteProgress(db, user.id, courseId, lessonId);
        return getUser(db, user.id);
      },
    },
    context,
  );
}

function requireLessonOf(courseId: number, lessonId: number): void {
  if (courseId !== builtInCourse.id) throw fieldError('course_not_found', 'courseId');
  if (!lessons.has(lessonId)) throw fieldError('lesson_not_found', 'lessonId');
}
