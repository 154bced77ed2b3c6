import type { Output } from '@dryrun/contracts/endpoint';
import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';
import { keepUser } from '../../shared/userResponse.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user; each answer also refreshes the session. */
    getMe: build.query<Output<typeof getMe>, Argument<typeof getMe>>({
      query: request(getMe),
      providesTags: ['User'],
      onQueryStarted: keepUser,
    }),
  }),
});

export const { useGetMeQuery } = usersApi;
