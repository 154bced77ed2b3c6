import { previewText } from '@dryrun/contracts/editor';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Stores nothing, but is a mutation so that responses are not cached. */
    previewText: build.mutation<Output<typeof previewText>, Argument<typeof previewText>>({
      query: request(previewText),
    }),
  }),
});

export const { usePreviewTextMutation } = editorApi;
