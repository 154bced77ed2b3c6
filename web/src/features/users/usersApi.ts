import type { Output } from '@dryrun/contracts/endpoint';
import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';
import { applyUserResponseQuietly } from '../../shared/userResponse.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user. Each response also updates the session's user. */
    getMe: build.query<Output<typeof getMe>, Argument<typeof getMe>>({
      query: request(getMe),
      providesTags: ['User'],
      onQueryStarted: applyUserResponseQuietly,
    }),
  }),
});

export const { useGetMeQuery } = usersApi;
