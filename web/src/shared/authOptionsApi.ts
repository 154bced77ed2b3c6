import { getAuthOptions } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from './api.ts';
import { request, type Argument } from './request.ts';

export type AuthOptions = Output<typeof getAuthOptions>;

const authOptionsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** What the server is configured for: its captcha, its social logins. The same for everybody and for hours. */
    getAuthOptions: build.query<AuthOptions, Argument<typeof getAuthOptions>>({
      query: request(getAuthOptions),
      keepUnusedDataFor: 3600,
    }),
  }),
});

export const { useGetAuthOptionsQuery, useLazyGetAuthOptionsQuery } = authOptionsApi;
