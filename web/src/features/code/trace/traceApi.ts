import { getLessonTrace } from '@dryrun/contracts/lessons';
import { checkTrace, startTrace } from '@dryrun/contracts/trace';
import { api } from '../../../shared/api.ts';
import { request } from '../../../shared/request.ts';

const traceApi = api.injectEndpoints({
  endpoints: (build) => ({
    startTrace: build.mutation(request(startTrace)),
    getLessonTrace: build.query({ ...request(getLessonTrace), providesTags: ['Lesson'] }),
    checkTrace: build.query({ ...request(checkTrace), keepUnusedDataFor: 0 }),
  }),
});

export const { useGetLessonTraceQuery, useStartTraceMutation, useLazyCheckTraceQuery } = traceApi;
