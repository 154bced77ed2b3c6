import { getCaptchaChallenge } from '@dryrun/contracts/auth';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../api.ts';
import { request, type Argument } from '../request.ts';

const captchaApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that challenges are never cached: each can be solved once. */
    fetchChallenge: build.mutation<Output<typeof getCaptchaChallenge>, Argument<typeof getCaptchaChallenge>>({
      query: request(getCaptchaChallenge),
    }),
  }),
});

export const { useFetchChallengeMutation } = captchaApi;
