import { login, logout } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Output<typeof login>, Argument<typeof login>>({ query: request(login) }),
    /** Takes the token explicitly: the session is over here before the server has heard of it. */
    logout: build.mutation<Output<typeof logout>, { readonly accessToken: string }>({
      query: ({ accessToken }) => ({
        ...request(logout)(),
        headers: { authorization: `Bearer ${accessToken}` },
      }),
    }),
  }),
});

export const { useLoginMutation, useLogoutMutation } = authApi;
