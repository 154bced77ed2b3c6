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
      providesTags: (_, __, { query }) => [{ type: 'Marks', id: String(query.id) }],
    }),
    listAnnotated: build.query<Output<typeof listAnnotated>, Argument<typeof listAnnotated>>({
      query: request(listAnnotated),
      providesTags: ['Marks'],
    }),
    writeNote: build.mutation<Output<typeof writeNote>, Argument<typeof writeNote>>({
      // The last words of a note outlive the page that they were typed on.
      query: (argument) => ({ ...request(writeNote)(argument), keepalive: true }),
      invalidatesTags: ['Marks'],
      // Who comes back to the lesson before the answer goes on writing this note, not the one before it.
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const shown = dispatch(
          lessonsApi.util.updateQueryData(
            'getLessonAnnotations',
            { query: { id: body.lessonId } },
            (marks) => {
              marks.note = body.note;
            },
          ),
        );
        await queryFulfilled.catch(shown.undo);
      },
    }),
    setBookmark: build.mutation<Output<typeof setBookmark>, Argument<typeof setBookmark>>({
      query: request(setBookmark),
      invalidatesTags: ['Marks'],
    }),
    /** The page already shows what it sends: nothing is fetched anew. */
    recordQuizResult: build.mutation<Output<typeof recordQuizResult>, Argument<typeof recordQuizResult>>({
      query: request(recordQuizResult),
    }),
    /** Shows the new state at once and takes it back when the server refuses. */
    recordCompleted: build.mutation<Output<typeof recordCompleted>, Argument<typeof recordCompleted>>({
      query: request(recordCompleted),
      onQueryStarted: async ({ body }, lifecycle) => {
        const { dispatch } = lifecycle;
        const user = () => (lifecycle.getState() as unknown as SessionState).session.user;
        const show = (isCompleted: boolean) => {
          const current = user();
          if (current)
            dispatch(userLoaded(withCompletion(current, body.courseId, body.lessonId, isCompleted)));
        };
        show(body.isCompleted);
        try {
          await applyUserResponse(lifecycle);
        } catch {
          show(!body.isCompleted);
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

/** The user as it will be when a lesson is marked or unmarked. */
export function withCompletion(user: User, courseId: number, lessonId: number, isCompleted: boolean): User {
  return {
    ...user,
    currentCourses: user.currentCourses.map((course) => {
      if (course.courseId !== courseId) return course;
      const others = course.finishedLessons.filter((id) => id !== lessonId);
      return { ...course, finishedLessons: isCompleted ? [...others, lessonId] : others };
    }),
  };
}
