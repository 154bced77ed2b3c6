import type { Output } from '@dryrun/contracts/endpoint';
import { checkTrace, startTrace } from '@dryrun/contracts/trace';
import { api } from '../../../shared/api.ts';
import { request, type Argument } from '../../../shared/request.ts';

const traceApi = api.injectEndpoints({
  endpoints: (build) => ({
    startTrace: build.mutation<Output<typeof startTrace>, Argument<typeof startTrace>>({
      query: request(startTrace),
    }),
    checkTrace: build.query<Output<typeof checkTrace>, Argument<typeof checkTrace>>({
      query: request(checkTrace),
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useStartTraceMutation, useLazyCheckTraceQuery } = traceApi;
