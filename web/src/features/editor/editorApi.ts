import { previewText } from '@dryrun/contracts/editor';
import type { Output } from '@dryrun/contracts/endpoint';
import { api } from '../../shared/api.ts';
import { request, type Argument } from '../../shared/request.ts';

const editorApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation although it stores nothing: no answer is worth keeping. */
    previewText: build.mutation<Output<typeof previewText>, Argument<typeof previewText>>({
      query: request(previewText),
    }),
  }),
});

export const { usePreviewTextMutation } = editorApi;
