import type { Output } from '@dryrun/contracts/endpoint';
import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';
import { userLoaded } from '../../shared/session.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user; each answer also refreshes the session. */
    getMe: build.query<Output<typeof getMe>, Argument<typeof getMe>>({
      query: request(getMe),
      providesTags: ['User'],
      onQueryStarted: async (_, { dispatch, queryFulfilled }) => {
        const answer = await queryFulfilled.catch(() => undefined);
        if (answer) dispatch(userLoaded(answer.data));
      },
    }),
  }),
});

export const { useGetMeQuery } = usersApi;
