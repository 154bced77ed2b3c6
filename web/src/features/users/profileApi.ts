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
import { fileRequest, request } from '../../shared/request.ts';
import { userRequest } from '../../shared/userResponse.ts';

const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query({ ...request(getProfile), providesTags: ['Profile'] }),
    updateProfile: build.mutation({ ...userRequest(request(updateProfile)), invalidatesTags: ['Profile'] }),
    updateAvatar: build.mutation({ ...userRequest(request(updateAvatar)), invalidatesTags: ['Profile'] }),
    deleteAvatar: build.mutation({ ...userRequest(request(deleteAvatar)), invalidatesTags: ['Profile'] }),
    changeEmail: build.mutation({ ...request(changeEmail), invalidatesTags: ['Profile'] }),
    resendEmailChange: build.mutation({ ...request(resendEmailChange), invalidatesTags: ['Profile'] }),
    cancelEmailChange: build.mutation({ ...request(cancelEmailChange), invalidatesTags: ['Profile'] }),
    updatePassword: build.mutation({
      ...request(updatePassword),
      invalidatesTags: ['Sessions', 'Profile'], // also cancels a pending email change
    }),
    listSessions: build.query({ ...request(listSessions), providesTags: ['Sessions'] }),
    revokeSession: build.mutation({ ...request(revokeSession), invalidatesTags: ['Sessions'] }),
    revokeOtherSessions: build.mutation({ ...request(revokeOtherSessions), invalidatesTags: ['Sessions'] }),
    startLinking: build.mutation(request(startLinking)),
    unlink: build.mutation({ ...request(unlink), invalidatesTags: ['Profile'] }),
    /** Updates the cached profile optimistically and undoes the update if the request fails. */
    updateEmailPreferences: build.mutation({
      ...request(updateEmailPreferences),
      onQueryStarted: async ({ body }, { dispatch, queryFulfilled }): Promise<void> => {
        const optimisticUpdate = dispatch(
          profileApi.util.updateQueryData('getProfile', undefined, (profile) => {
            Object.assign(profile.mailPreferences, body);
          }),
        );
        await queryFulfilled.catch(() => optimisticUpdate.undo());
      },
    }),
    unsubscribe: build.mutation({ ...request(unsubscribe), invalidatesTags: ['Profile'] }),
    requestExport: build.mutation({ ...request(requestExport), invalidatesTags: ['Profile'] }),
    downloadExport: build.mutation(fileRequest<void>(() => exportDownloadPath)),
    requestDeletion: build.mutation(request(requestDeletion)),
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
