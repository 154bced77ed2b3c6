import { searchLessons } from '@dryrun/contracts/lessons';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const searchApi = api.injectEndpoints({
  endpoints: (build) => ({
    searchLessons: build.query({ ...request(searchLessons), providesTags: ['User'] }),
  }),
});

export const { useSearchLessonsQuery } = searchApi;
