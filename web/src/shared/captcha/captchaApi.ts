import { getCaptchaChallenge } from '@dryrun/contracts/auth';
import { api } from '../api.ts';
import { request } from '../request.ts';

const captchaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that challenges are never cached: each can be solved once. */
    fetchChallenge: build.mutation(request(getCaptchaChallenge)),
  }),
});

export const { useFetchChallengeMutation } = captchaApi;
