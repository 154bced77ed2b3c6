import {
  changePassword,
  confirmEmail,
  login,
  logout,
  recoverAccount,
  resendConfirmation,
  signUp,
  undoDeletion,
} from '@dryrun/contracts/auth';
import type { Endpoint, Output } from '@dryrun/contracts/endpoint';
import { finishLinking } from '@dryrun/contracts/profile';
import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

interface WithToken {
  readonly accessToken: string;
}

/** Sends a request with a token other than the session's. */
function requestAs(endpoint: Endpoint) {
  return ({ accessToken }: WithToken) => ({
    ...request(endpoint)({} as never),
    headers: { authorization: `Bearer ${accessToken}` },
  });
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Output<typeof login>, Argument<typeof login>>({ query: request(login) }),
    /** Takes the token explicitly because the client session has already ended. */
    logout: build.mutation<Output<typeof logout>, WithToken>({ query: requestAs(logout) }),
    signUp: build.mutation<Output<typeof signUp>, Argument<typeof signUp>>({ query: request(signUp) }),
    resendConfirmation: build.mutation<
      Output<typeof resendConfirmation>,
      Argument<typeof resendConfirmation>
    >({ query: request(resendConfirmation) }),
    /** Confirms a sign-up or a changed address. */
    confirmEmail: build.mutation<Output<typeof confirmEmail>, Argument<typeof confirmEmail>>({
      query: request(confirmEmail),
      invalidatesTags: ['User'],
    }),
    recoverAccount: build.mutation<Output<typeof recoverAccount>, Argument<typeof recoverAccount>>({
      query: request(recoverAccount),
    }),
    changePassword: build.mutation<Output<typeof changePassword>, Argument<typeof changePassword>>({
      query: request(changePassword),
    }),
    undoDeletion: build.mutation<Output<typeof undoDeletion>, Argument<typeof undoDeletion>>({
      query: request(undoDeletion),
    }),
    /** Loads the user of a token that a social login returned. */
    fetchUserOf: build.mutation<Output<typeof getMe>, WithToken>({ query: requestAs(getMe) }),
    finishLinking: build.mutation<Output<typeof finishLinking>, Argument<typeof finishLinking>>({
      query: request(finishLinking),
      invalidatesTags: ['Profile'],
    }),
  }),
});

export const {
  useLoginMutation,
  useLogoutMutation,
  useSignUpMutation,
  useResendConfirmationMutation,
  useConfirmEmailMutation,
  useRecoverAccountMutation,
  useChangePasswordMutation,
  useUndoDeletionMutation,
  useFetchUserOfMutation,
  useFinishLinkingMutation,
} = authApi;
