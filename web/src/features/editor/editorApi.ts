import { previewText } from '@dryrun/contracts/editor';
import { api } from '../../shared/api.ts';
import { request } from '../../shared/request.ts';

const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores nothing, but is a mutation so that responses are not cached. */
    previewText: build.mutation(request(previewText)),
  }),
});

export const { usePreviewTextMutation } = editorApi;
