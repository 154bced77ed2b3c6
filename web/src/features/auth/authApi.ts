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
import { finishLinking } from '@dryrun/contracts/profile';
import { getMe } from '@dryrun/contracts/users';
import { api } from '../../shared/api.ts';
import { request, type Request } from '../../shared/request.ts';

interface TokenArgument {
  readonly accessToken: string;
}

/** Sends the passed access token instead of the session's. */
const withToken = <Response>({ query }: Request<Response, void>): Request<Response, TokenArgument> => ({
  query: ({ accessToken }) => ({ ...query(), headers: { authorization: `Bearer ${accessToken}` } }),
});

const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    login: build.mutation(request(login)),
    /** Takes the token explicitly because the client session has already ended. */
    logout: build.mutation(withToken(request(logout))),
    signUp: build.mutation(request(signUp)),
    getSocialSignUp: build.query(request(getSocialSignUp)),
    finishSocialSignUp: build.mutation(request(finishSocialSignUp)),
    resendConfirmation: build.mutation(request(resendConfirmation)),
    confirmEmail: build.mutation({ ...request(confirmEmail), invalidatesTags: ['User'] }),
    recoverAccount: build.mutation(request(recoverAccount)),
    changePassword: build.mutation(request(changePassword)),
    undoDeletion: build.mutation(request(undoDeletion)),
    /** Loads the user of an access token that a social login returned. */
    fetchUserByToken: build.mutation(withToken(request(getMe))),
    finishLinking: build.mutation({ ...request(finishLinking), invalidatesTags: ['Profile'] }),
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
