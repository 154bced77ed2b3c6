import type { Output } from '@dryrun/contracts/endpoint';
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
import type { User } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { isUnreachable } from '../../shared/error.ts';
import { request, type Argument } from '../../shared/request.ts';
import { userLoaded, type SessionState } from '../../shared/session.ts';
import { applyUserResponseQuietly, applyUserResponse } from '../../shared/userResponse.ts';

export const lessonsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLessonContent: build.query<Output<typeof getLessonContent>, Argument<typeof getLessonContent>>({
      query: request(getLessonContent),
      providesTags: ['Lesson'],
    }),
    recordLastLesson: build.mutation<Output<typeof recordLastLesson>, Argument<typeof recordLastLesson>>({
      query: request(recordLastLesson),
      onQueryStarted: applyUserResponseQuietly,
    }),
    getLessonAnnotations: build.query<
      Output<typeof getLessonAnnotations>,
      Argument<typeof getLessonAnnotations>
    >({
      query: request(getLessonAnnotations),
      providesTags: (_, __, { query }) => [{ type: 'Annotations', id: String(query.id) }],
    }),
    listAnnotated: build.query<Output<typeof listAnnotated>, Argument<typeof listAnnotated>>({
      query: request(listAnnotated),
      providesTags: ['Annotations'],
    }),
    writeNote: build.mutation<Output<typeof writeNote>, Argument<typeof writeNote>>({
      // keepalive, so that a note saved while the page unloads is still sent.
      query: (argument) => ({ ...request(writeNote)(argument), keepalive: true }),
      invalidatesTags: ['Annotations'],
      // Optimistic update, so that a user who reopens the lesson before the response edits this note.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
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
    setBookmark: build.mutation<Output<typeof setBookmark>, Argument<typeof setBookmark>>({
      query: request(setBookmark),
      invalidatesTags: ['Annotations'],
    }),
    /** The page already shows the result, so nothing is refetched. */
    recordQuizResult: build.mutation<Output<typeof recordQuizResult>, Argument<typeof recordQuizResult>>({
      query: request(recordQuizResult),
    }),
    /** Shows the change before the response arrives. Reverts it on failure, unless useCompletion sends it later. */
    recordCompleted: build.mutation<Output<typeof recordCompleted>, Argument<typeof recordCompleted>>({
      query: request(recordCompleted),
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
