import {
  checkComplexity,
  checkRun,
  checkSubmission,
  diagnoseSubmission,
  createSlides,
  getFailedInput,
  getJudgeStatus,
  listLatestSubmissions,
  listSubmissions,
  reportDiagnosis,
  startComplexity,
  startRun,
  startSubmission,
  type Submission,
} from '@dryrun/contracts/code';
import type { Output } from '@dryrun/contracts/endpoint';
import { limits } from '@dryrun/contracts/limits';
import { runLessonProgram } from '@dryrun/contracts/lessons';
import { checkLiveExamples } from '@dryrun/contracts/live-examples';
import { getPracticeProblem } from '@dryrun/contracts/practice-problems';
import { getTwist } from '@dryrun/contracts/twists';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export type JudgeKind = 'run' | 'submit';

type SubmissionPage = Output<typeof listSubmissions>;

/** Judge endpoints. Check responses are not cached, because each poll must reach the server. */
export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJudgeStatus: build.query({ ...request(getJudgeStatus), keepUnusedDataFor: 0 }),
    startRun: build.mutation(request(startRun)),
    runLessonProgram: build.mutation(request(runLessonProgram)),
    startSubmission: build.mutation(request(startSubmission)),
    checkRun: build.query({ ...request(checkRun), keepUnusedDataFor: 0 }),
    checkSubmission: build.query({ ...request(checkSubmission), keepUnusedDataFor: 0 }),
    downloadFailedInput: build.mutation(request(getFailedInput)),
    /** Kept, because each diagnosis costs judge time. */
    diagnoseSubmission: build.query({ ...request(diagnoseSubmission), keepUnusedDataFor: 3600 }),
    reportDiagnosis: build.mutation(request(reportDiagnosis)),
    checkLiveExamples: build.mutation(request(checkLiveExamples)),
    createSlides: build.mutation(request(createSlides)),
    getPracticeProblem: build.query({ ...request(getPracticeProblem), providesTags: ['Lesson'] }),
    getTwist: build.query({ ...request(getTwist), providesTags: ['Lesson'] }),
    startComplexity: build.mutation(request(startComplexity)),
    checkComplexity: build.query({ ...request(checkComplexity), keepUnusedDataFor: 0 }),
    listLatestSubmissions: build.query({ ...request(listLatestSubmissions), providesTags: ['Submissions'] }),
    listSubmissions: build.infiniteQuery<SubmissionPage, number, number>({
      query: ({ queryArg, pageParam }) =>
        request(listSubmissions).query({
          params: { questionId: queryArg },
          query: { page: pageParam, size: limits.submissionsPageSize, sort: 'creationTime,desc' },
        }),
      infiniteQueryOptions: {
        initialPageParam: 0,
        getNextPageParam: (page) => (page.last ? undefined : page.number + 1),
      },
      providesTags: ['Submissions'],
    }),
  }),
});

export const {
  useCheckLiveExamplesMutation,
  useGetJudgeStatusQuery,
  useGetPracticeProblemQuery,
  useRunLessonProgramMutation,
  useStartRunMutation,
  useStartSubmissionMutation,
  useLazyCheckRunQuery,
  useLazyCheckSubmissionQuery,
  useCheckSubmissionQuery,
  useDiagnoseSubmissionQuery,
  useReportDiagnosisMutation,
  useGetTwistQuery,
  useDownloadFailedInputMutation,
  useCreateSlidesMutation,
  useStartComplexityMutation,
  useLazyCheckComplexityQuery,
  useListLatestSubmissionsQuery,
  useListSubmissionsInfiniteQuery,
} = codeApi;

/** Merges pages and removes duplicates, which appear if a submission is created between two page requests. */
export function mergePages(pages: readonly SubmissionPage[]): Submission[] {
  const byId = new Map(
    pages.flatMap((page) => page.content).map((submission) => [submission.id, submission]),
  );
  return [...byId.values()];
}
