import { getToday, openItem, reviewItem, setInterview } from '@dryrun/contracts/memory';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const memoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getToday: build.query({ ...request(getToday), providesTags: ['Memory'] }),
    reviewItem: build.mutation({ ...request(reviewItem), invalidatesTags: ['Memory'] }),
    openItem: build.mutation({ ...request(openItem), invalidatesTags: ['Memory'] }),
    setInterview: build.mutation({ ...request(setInterview), invalidatesTags: ['Memory'] }),
  }),
});

export const { useGetTodayQuery, useOpenItemMutation, useReviewItemMutation, useSetInterviewMutation } =
  memoryApi;
