import { getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from './api.ts';
import { request } from './request.ts';

export type AuthOptions = Output<typeof getAuthOptions>;

const authOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Captcha and social login settings. Cached for an hour, because they are the same for everyone. */
    getAuthOptions: build.query({
      ...request(getAuthOptions),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetAuthOptionsQuery, useLazyGetAuthOptionsQuery } = authOptionsApi;
