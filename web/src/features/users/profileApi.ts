import type { Output } from '@dryrun/contracts/endpoint';
import {
  cancelEmailChange,
  changeEmail,
  deleteAvatar,
  exportDownloadPath,
  getProfile,
  listSessions,
  requestDeletion,
  requestExport,
  resendEmailChange,
  revokeOtherSessions,
  revokeSession,
  startLinking,
  unlink,
  unsubscribe,
  updateAvatar,
  updateEmailPreferences,
  updatePassword,
  updateProfile,
} from '@dryrun/contracts/profile';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';
import { applyUserResponseQuietly } from '../../shared/userResponse.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<Output<typeof getProfile>, Argument<typeof getProfile>>({
      query: request(getProfile),
      providesTags: ['Profile'],
    }),
    updateProfile: build.mutation<Output<typeof updateProfile>, Argument<typeof updateProfile>>({
      query: request(updateProfile),
      onQueryStarted: applyUserResponseQuietly,
      invalidatesTags: ['Profile'],
    }),
    updateAvatar: build.mutation<Output<typeof updateAvatar>, Argument<typeof updateAvatar>>({
      query: request(updateAvatar),
      onQueryStarted: applyUserResponseQuietly,
      invalidatesTags: ['Profile'],
    }),
    deleteAvatar: build.mutation<Output<typeof deleteAvatar>, Argument<typeof deleteAvatar>>({
      query: request(deleteAvatar),
      onQueryStarted: applyUserResponseQuietly,
      invalidatesTags: ['Profile'],
    }),
    changeEmail: build.mutation<Output<typeof changeEmail>, Argument<typeof changeEmail>>({
      query: request(changeEmail),
      invalidatesTags: ['Profile'],
    }),
    resendEmailChange: build.mutation<Output<typeof resendEmailChange>, void>({
      query: request(resendEmailChange),
      invalidatesTags: ['Profile'],
    }),
    cancelEmailChange: build.mutation<Output<typeof cancelEmailChange>, void>({
      query: request(cancelEmailChange),
      invalidatesTags: ['Profile'],
    }),
    updatePassword: build.mutation<Output<typeof updatePassword>, Argument<typeof updatePassword>>({
      query: request(updatePassword),
      invalidatesTags: ['Sessions', 'Profile'], // also cancels a pending email change
    }),
    listSessions: build.query<Output<typeof listSessions>, Argument<typeof listSessions>>({
      query: request(listSessions),
      providesTags: ['Sessions'],
    }),
    revokeSession: build.mutation<Output<typeof revokeSession>, Argument<typeof revokeSession>>({
      query: request(revokeSession),
      invalidatesTags: ['Sessions'],
    }),
    revokeOtherSessions: build.mutation<
      Output<typeof revokeOtherSessions>,
      Argument<typeof revokeOtherSessions>
    >({ query: request(revokeOtherSessions), invalidatesTags: ['Sessions'] }),
    startLinking: build.mutation<Output<typeof startLinking>, Argument<typeof startLinking>>({
      query: request(startLinking),
    }),
    unlink: build.mutation<Output<typeof unlink>, Argument<typeof unlink>>({
      query: request(unlink),
      invalidatesTags: ['Profile'],
    }),
    /** Updates the cached profile optimistically and undoes the update if the request fails. */
    updateEmailPreferences: build.mutation<
      Output<typeof updateEmailPreferences>,
      Argument<typeof updateEmailPreferences>
    >({
      query: request(updateEmailPreferences),
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }) => {
        const optimisticUpdate = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            Object.assign(profile.mailPreferences, body);
          }),
        );
        await queryFulfilled.catch(() => optimisticUpdate.undo());
      },
    }),
    unsubscribe: build.mutation<Output<typeof unsubscribe>, Argument<typeof unsubscribe>>({
      query: request(unsubscribe),
      invalidatesTags: ['Profile'],
    }),
    requestExport: build.mutation<Output<typeof requestExport>, Argument<typeof requestExport>>({
      query: request(requestExport),
      invalidatesTags: ['Profile'],
    }),
    /** Returns an object URL of the ZIP file, because a Blob is not serializable and can't be stored in Redux. */
    downloadExport: build.mutation<string, void>({
      query: () => ({
        url: exportDownloadPath,
        responseHandler: async (response) =>
          response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown),
        cache: 'no-store',
      }),
    }),
    requestDeletion: build.mutation<Output<typeof requestDeletion>, Argument<typeof requestDeletion>>({
      query: request(requestDeletion),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUpdateAvatarMutation,
  useDeleteAvatarMutation,
  useChangeEmailMutation,
  useResendEmailChangeMutation,
  useCancelEmailChangeMutation,
  useUpdatePasswordMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useStartLinkingMutation,
  useUnlinkMutation,
  useUpdateEmailPreferencesMutation,
  useUnsubscribeMutation,
  useRequestExportMutation,
  useDownloadExportMutation,
  useRequestDeletionMutation,
} = profileApi;
