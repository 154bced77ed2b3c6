import {
  getLessonContent,
  getLessonAnnotations,
  listAnnotated,
  recordCompleted,
  recordLastLesson,
  recordQuizResult,
  setBookmark,
  writeNote,
} from '@dryrun/contracts/lessons';
import { reportQuizMiss } from '@dryrun/contracts/memory';
import { reportPredictions } from '@dryrun/contracts/practice';
import type { User } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { isUnreachable } from '../../shared/error.ts';
import { request } from '../../shared/request.ts';
import { userLoaded, type SessionState } from '../../shared/session.ts';
import { applyUserResponse, userRequest } from '../../shared/userResponse.ts';

export const lessonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLessonContent: build.query({ ...request(getLessonContent), providesTags: ['Lesson'] }),
    recordLastLesson: build.mutation(userRequest(request(recordLastLesson))),
    getLessonAnnotations: build.query({
      ...request(getLessonAnnotations),
      providesTags: (_, __, { query }) => [{ type: 'Annotations', id: String(query.id) }],
    }),
    listAnnotated: build.query({ ...request(listAnnotated), providesTags: ['Annotations'] }),
    writeNote: build.mutation({
      // keepalive, so that a note saved while the page unloads is still sent.
      ...request(writeNote, { keepalive: true }),
      invalidatesTags: ['Annotations'],
      // Optimistic update, so that a user who reopens the lesson before the response edits this note.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }): Promise<void> => {
        const patch = dispatch(
          lessonsApi.util.updateQueryData(
            'getLessonAnnotations',
            { query: { id: body.lessonId } },
            (annotations) => {
              annotations.note = body.note;
            },
          ),
        );
        await queryFulfilled.catch(patch.undo);
      },
    }),
    setBookmark: build.mutation({ ...request(setBookmark), invalidatesTags: ['Annotations'] }),
    /** The page already shows the result, so nothing is refetched. */
    recordQuizResult: build.mutation(request(recordQuizResult)),
    reportPredictions: build.mutation(request(reportPredictions)),
    reportQuizMiss: build.mutation({ ...request(reportQuizMiss), invalidatesTags: ['Memory'] }),
    /** Shows the change before the response arrives. Reverts it on failure, unless useCompletion sends it later. */
    recordCompleted: build.mutation({
      ...request(recordCompleted),
      onQueryStarted: async ({ body }, lifecycle) => {
        const { dispatch } = lifecycle;
        const currentUser = () => (lifecycle.getState() as unknown as SessionState).session.user;
        const setCompletion = (isCompleted: boolean) => {
          const user = currentUser();
          if (user) dispatch(userLoaded(withCompletion(user, body.courseId, body.lessonId, isCompleted)));
        };
        setCompletion(body.isCompleted);
        try {
          await applyUserResponse(lifecycle);
        } catch (failure) {
          const isSentLater = body.isCompleted && isUnreachable((failure as { error?: unknown }).error);
          if (!isSentLater) setCompletion(!body.isCompleted);
        }
      },
    }),
  }),
});

export const {
  useGetLessonContentQuery,
  useGetLessonAnnotationsQuery,
  useListAnnotatedQuery,
  useRecordCompletedMutation,
  useRecordLastLessonMutation,
  useRecordQuizResultMutation,
  useReportPredictionsMutation,
  useReportQuizMissMutation,
  useSetBookmarkMutation,
  useWriteNoteMutation,
} = lessonsApi;

export function withCompletion(user: User, courseId: number, lessonId: number, isCompleted: boolean): User {
  return {
    ...user,
    currentCourses: user.currentCourses.map((course) => {
      if (course.courseId !== courseId) return course;
      const otherLessons = course.finishedLessons.filter((id) => id !== lessonId);
      return { ...course, finishedLessons: isCompleted ? [...otherLessons, lessonId] : otherLessons };
    }),
  };
}
