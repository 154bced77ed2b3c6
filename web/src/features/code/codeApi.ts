import {
  checkComplexity,
  checkRun,
  checkSubmission,
  getFailedInput,
  getJudgeStatus,
  listLatestSubmissions,
  listSubmissions,
  startComplexity,
  startRun,
  startSubmission,
  type Submission,
} from '@dryrun/contracts/code';
import type { Output } from '@dryrun/contracts/endpoint';
import { limits } from '@dryrun/contracts/limits';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

export type JudgeKind = 'run' | 'submit';

type SubmissionPage = Output<typeof listSubmissions>;

/** Judge endpoints. Check responses are not cached, because each poll must reach the server. */
export const codeApi = api.injectEndpoints({
  endpoints: (build) => ({
    getJudgeStatus: build.query<Output<typeof getJudgeStatus>, Argument<typeof getJudgeStatus>>({
      query: request(getJudgeStatus),
      keepUnusedDataFor: 0,
    }),
    startRun: build.mutation<Output<typeof startRun>, Argument<typeof startRun>>({
      query: request(startRun),
    }),
    startSubmission: build.mutation<Output<typeof startSubmission>, Argument<typeof startSubmission>>({
      query: request(startSubmission),
    }),
    checkRun: build.query<Output<typeof checkRun>, Argument<typeof checkRun>>({
      query: request(checkRun),
      keepUnusedDataFor: 0,
    }),
    checkSubmission: build.query<Output<typeof checkSubmission>, Argument<typeof checkSubmission>>({
      query: request(checkSubmission),
      keepUnusedDataFor: 0,
    }),
    downloadFailedInput: build.mutation<Output<typeof getFailedInput>, Argument<typeof getFailedInput>>({
      query: request(getFailedInput),
    }),
    startComplexity: build.mutation<Output<typeof startComplexity>, Argument<typeof startComplexity>>({
      query: request(startComplexity),
    }),
    checkComplexity: build.query<Output<typeof checkComplexity>, Argument<typeof checkComplexity>>({
      query: request(checkComplexity),
      keepUnusedDataFor: 0,
    }),
    listLatestSubmissions: build.query<
      Output<typeof listLatestSubmissions>,
      Argument<typeof listLatestSubmissions>
    >({
      query: request(listLatestSubmissions),
      providesTags: ['Submissions'],
    }),
    listSubmissions: build.infiniteQuery<SubmissionPage, number, number>({
      query: ({ queryArg, pageParam }) =>
        request(listSubmissions)({
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
  useGetJudgeStatusQuery,
  useStartRunMutation,
  useStartSubmissionMutation,
  useLazyCheckRunQuery,
  useLazyCheckSubmissionQuery,
  useCheckSubmissionQuery,
  useDownloadFailedInputMutation,
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
