import type { Output } from '@dryrun/contracts/endpoint';
import type { previewText } from '@dryrun/contracts/editor';
import { useEffect, useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { usePreviewTextMutation } from './editorApi.ts';

const debounceMs = 300;

interface Preview {
  readonly markdown: string;
  readonly errors: Output<typeof previewText>['faults'];
  /** Why the preview is out of date. */
  readonly failure: string | undefined;
}

/** Renders a preview on the server after each change and shows the previous one until it arrives. */
export function usePreview(text: string): Preview {
  const [preview, setPreview] = useState<Preview>({ markdown: '', errors: [], failure: undefined });
  const [requestPreview] = usePreviewTextMutation();
  useEffect(() => {
    let isCanceled = false;
    const update = async () => {
      try {
        const { markdown, faults } = await requestPreview({ body: { text } }).unwrap();
        if (!isCanceled) setPreview({ markdown, errors: faults, failure: undefined });
      } catch (error) {
        const failure = messageOf(
          error,
          'The preview could not be updated. Your text is saved in this browser.',
        );
        if (!isCanceled) setPreview((previous) => ({ ...previous, failure }));
      }
    };
    const timer = window.setTimeout(() => void update(), debounceMs);
    return () => {
      isCanceled = true;
      window.clearTimeout(timer);
    };
  }, [text, requestPreview]);
  return preview;
}
