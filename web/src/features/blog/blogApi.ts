import {
  createComment,
  deleteComment,
  getCommenter,
  listComments,
  reportComment,
  updateComment,
} from '@dryrun/contracts/blog';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query<Output<typeof listComments>, Argument<typeof listComments>>({
      query: request(listComments),
      providesTags: ['Comments'],
    }),
    getCommenter: build.query<Output<typeof getCommenter>, Argument<typeof getCommenter>>({
      query: request(getCommenter),
    }),
    createComment: build.mutation<Output<typeof createComment>, Argument<typeof createComment>>({
      query: request(createComment),
      invalidatesTags: ['Comments'],
    }),
    updateComment: build.mutation<Output<typeof updateComment>, Argument<typeof updateComment>>({
      query: request(updateComment),
      invalidatesTags: ['Comments'],
    }),
    deleteComment: build.mutation<Output<typeof deleteComment>, Argument<typeof deleteComment>>({
      query: request(deleteComment),
      invalidatesTags: ['Comments'],
    }),
    reportComment: build.mutation<Output<typeof reportComment>, Argument<typeof reportComment>>({
      query: request(reportComment),
    }),
  }),
});

export const {
  useListCommentsQuery,
  useGetCommenterQuery,
  useCreateCommentMutation,
  useUpdateCommentMutation,
  useDeleteCommentMutation,
  useReportCommentMutation,
} = blogApi;
