import {
  createComment,
  deleteComment,
  getCommenter,
  listComments,
  reportComment,
  updateComment,
} from '@dryrun/contracts/blog';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    listComments: build.query({ ...request(listComments), providesTags: ['Comments'] }),
    getCommenter: build.query(request(getCommenter)),
    createComment: build.mutation({ ...request(createComment), invalidatesTags: ['Comments'] }),
    updateComment: build.mutation({ ...request(updateComment), invalidatesTags: ['Comments'] }),
    deleteComment: build.mutation({ ...request(deleteComment), invalidatesTags: ['Comments'] }),
    reportComment: build.mutation(request(reportComment)),
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
