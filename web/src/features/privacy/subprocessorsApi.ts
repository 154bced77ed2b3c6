import { listSubprocessors } from '@dryrun/contracts/subprocessors';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

export const subprocessorsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listSubprocessors: build.query(request(listSubprocessors)),
  }),
});

export const { useListSubprocessorsQuery } = subprocessorsApi;
