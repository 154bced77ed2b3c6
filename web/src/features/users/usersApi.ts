import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';
import { userRequest } from '../../shared/userResponse.ts';

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The current user. Each response also updates the session's user. */
    getMe: build.query({ ...userRequest(request(getMe)), providesTags: ['User'] }),
  }),
});

export const { useGetMeQuery } = usersApi;
