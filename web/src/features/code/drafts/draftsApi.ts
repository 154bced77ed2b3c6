import { listDrafts, listDraftVersions, saveDraft } from '@dryrun/contracts/drafts';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../../shared/api.ts';
import { request, type Argument } from '../../../shared/request.ts';

/** Nothing is cached, because other devices change drafts. */
const draftsApi = api.injectEndpoints({
  endpoints: (build) => ({
    listDrafts: build.query<Output<typeof listDrafts>, Argument<typeof listDrafts>>({
      query: request(listDrafts),
      keepUnusedDataFor: 0,
    }),
    listDraftVersions: build.query<Output<typeof listDraftVersions>, Argument<typeof listDraftVersions>>({
      query: request(listDraftVersions),
      keepUnusedDataFor: 0,
    }),
    saveDraft: build.mutation<Output<typeof saveDraft>, Argument<typeof saveDraft>>({
      query: request(saveDraft),
    }),
  }),
});

export const { useLazyListDraftsQuery, useListDraftVersionsQuery, useSaveDraftMutation } = draftsApi;
