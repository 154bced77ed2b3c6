import { banCommenter, listBans, listModerationQueue, moderateComment } from '@dryrun/contracts/blog';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModerationQueue: build.query<
      Output<typeof listModerationQueue>,
      Argument<typeof listModerationQueue>
    >({
      query: request(listModerationQueue),
      providesTags: ['Comments'],
    }),
    listBans: build.query<Output<typeof listBans>, Argument<typeof listBans>>({
      query: request(listBans),
      providesTags: ['Comments'],
    }),
    moderateComment: build.mutation<Output<typeof moderateComment>, Argument<typeof moderateComment>>({
      query: request(moderateComment),
      invalidatesTags: ['Comments', 'Admin'],
    }),
    banCommenter: build.mutation<Output<typeof banCommenter>, Argument<typeof banCommenter>>({
      query: request(banCommenter),
      invalidatesTags: ['Comments', 'Admin'],
    }),
  }),
});

export const {
  useListModerationQueueQuery,
  useListBansQuery,
  useModerateCommentMutation,
  useBanCommenterMutation,
} = moderationApi;
