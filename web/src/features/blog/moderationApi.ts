import { banCommenter, listBans, listModerationQueue, moderateComment } from '@dryrun/contracts/blog';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const moderationApi = api.injectEndpoints({
  endpoints: (build) => ({
    listModerationQueue: build.query({ ...request(listModerationQueue), providesTags: ['Comments'] }),
    listBans: build.query({ ...request(listBans), providesTags: ['Comments'] }),
    moderateComment: build.mutation({ ...request(moderateComment), invalidatesTags: ['Comments', 'Admin'] }),
    banCommenter: build.mutation({ ...request(banCommenter), invalidatesTags: ['Comments', 'Admin'] }),
  }),
});

export const {
  useListModerationQueueQuery,
  useListBansQuery,
  useModerateCommentMutation,
  useBanCommenterMutation,
} = moderationApi;
