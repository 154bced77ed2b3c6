import { listProcessors } from '@dryrun/contracts/subprocessors';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

export const processorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProcessors: build.query<Output<typeof listProcessors>, Argument<typeof listProcessors>>({
      query: request(listProcessors),
    }),
  }),
});

export const { useListProcessorsQuery } = processorsApi;
