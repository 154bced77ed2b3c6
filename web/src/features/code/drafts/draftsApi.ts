import { listDrafts, listDraftVersions, saveDraft } from '@dryrun/contracts/drafts';
import { api } from '../../../shared/api.ts';
import { request } from '../../../shared/request.ts';

/** Nothing is cached, because other devices change drafts. */
const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query({ ...request(listDrafts), keepUnusedDataFor: 0 }),
    listDraftVersions: build.query({ ...request(listDraftVersions), keepUnusedDataFor: 0 }),
    saveDraft: build.mutation(request(saveDraft)),
  }),
});

export const { useLazyListDraftsQuery, useListDraftVersionsQuery, useSaveDraftMutation } = draftsApi;
