import type { Output } from '@dryrun/contracts/endpoint';
import { searchLessons } from '@dryrun/contracts/lessons';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLessons: build.query<Output<typeof searchLessons>, Argument<typeof searchLessons>>({
      query: request(searchLessons),
      providesTags: ['User'],
    }),
  }),
});

export const { useSearchLessonsQuery } = searchApi;
