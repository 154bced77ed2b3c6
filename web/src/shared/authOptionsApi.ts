import { getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from './api.ts';
import { request, type Argument } from './request.ts';

export type AuthOptions = Output<typeof getAuthOptions>;

const authOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The server's captcha and social login settings. They are the same for everyone, so they are cached for an hour. */
    getAuthOptions: build.query<AuthOptions, Argument<typeof getAuthOptions>>({
      query: request(getAuthOptions),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetAuthOptionsQuery, useLazyGetAuthOptionsQuery } = authOptionsApi;
