import {
  changePassword,
  confirmEmail,
  finishSocialSignUp,
  getSocialSignUp,
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

interface TokenArgument {
  readonly accessToken: string;
}

/** Sends a request with the passed access token instead of the session's. */
function requestWithToken(endpoint: Endpoint) {
  return ({ accessToken }: TokenArgument) => ({
    ...request(endpoint)({} as never),
    headers: { authorization: `Bearer ${accessToken}` },
  });
}

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation<Output<typeof login>, Argument<typeof login>>({ query: request(login) }),
    /** Takes the token explicitly because the client session has already ended. */
    logout: build.mutation<Output<typeof logout>, TokenArgument>({ query: requestWithToken(logout) }),
    signUp: build.mutation<Output<typeof signUp>, Argument<typeof signUp>>({ query: request(signUp) }),
    getSocialSignUp: build.query<Output<typeof getSocialSignUp>, Argument<typeof getSocialSignUp>>({
      query: request(getSocialSignUp),
    }),
    finishSocialSignUp: build.mutation<
      Output<typeof finishSocialSignUp>,
      Argument<typeof finishSocialSignUp>
    >({ query: request(finishSocialSignUp) }),
    resendConfirmation: build.mutation<
      Output<typeof resendConfirmation>,
      Argument<typeof resendConfirmation>
    >({ query: request(resendConfirmation) }),
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
    /** Loads the user of an access token that a social login returned. */
    fetchUserByToken: build.mutation<Output<typeof getMe>, TokenArgument>({ query: requestWithToken(getMe) }),
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
  useGetSocialSignUpQuery,
  useFinishSocialSignUpMutation,
  useResendConfirmationMutation,
  useConfirmEmailMutation,
  useRecoverAccountMutation,
  useChangePasswordMutation,
  useUndoDeletionMutation,
  useFetchUserByTokenMutation,
  useFinishLinkingMutation,
} = authApi;
