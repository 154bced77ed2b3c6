import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';
import { applyUserResponseQuietly } from '../../shared/userResponse.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user. Each response also updates the session's user. */
    getMe: build.query({
      ...request(getMe),
      providesTags: ['User'],
      onQueryStarted: (_, lifecycle) => applyUserResponseQuietly(lifecycle),
    }),
  }),
});

export const { useGetMeQuery } = usersApi;
