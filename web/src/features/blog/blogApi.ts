import {
  createComment,
  deleteComment,
  getCommenter,
  listComments,
  reportComment,
  updateComment,
  type Comment,
} from '@dryrun/contracts/blog';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

/** Where the list begins; with the newest comment by default. */
interface CommentStart {
  readonly postId: number;
  readonly cursor?: string;
  /** The id of a comment. */
  readonly at?: string;
}

interface CommentPage {
  readonly comments: readonly Comment[];
  readonly next: string | undefined;
  /** All published comments of the post, at most `maxCommentCount`. */
  readonly count: number;
}

/** Returns the cursor in a `Link` header. */
function readNext(link: string | null | undefined): string | undefined {
  return /^<\?cursor=([^>]+)>; rel="next"$/.exec(link ?? '')?.[1];
}

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.infiniteQuery<CommentPage, CommentStart, string | undefined>({
      query: ({ queryArg: { postId, ...start }, pageParam }) =>
        request(listComments).query({
          params: { postId },
          query: pageParam === undefined ? start : { cursor: pageParam },
        }),
      transformResponse: (comments: Comment[], meta) => ({
        comments,
        next: readNext(meta?.response?.headers.get('link')),
        count: Number(meta?.response?.headers.get('x-total-count') ?? 0),
      }),
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      providesTags: ['Comments'],
    }),
    getCommenter: build.query(request(getCommenter)),
    createComment: build.mutation({ ...request(createComment), invalidatesTags: ['Comments'] }),
    updateComment: build.mutation({ ...request(updateComment), invalidatesTags: ['Comments'] }),
    deleteComment: build.mutation({ ...request(deleteComment), invalidatesTags: ['Comments'] }),
    reportComment: build.mutation(request(reportComment)),
  }),
});

export const {
  useListCommentsInfiniteQuery,
  useGetCommenterQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useReportCommentMutation,
} = blogApi;
