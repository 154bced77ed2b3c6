import { listSubprocessors } from '@dryrun/contracts/subprocessors';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

export const subprocessorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubprocessors: build.query<Output<typeof listSubprocessors>, Argument<typeof listSubprocessors>>({
      query: request(listSubprocessors),
    }),
  }),
});

export const { useListSubprocessorsQuery } = subprocessorsApi;
