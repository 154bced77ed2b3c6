import type { Output } from '@dryrun/contracts/endpoint';
import type { previewText } from '@dryrun/contracts/editor';
import { useEffect, useState } from 'react';
import { messageOf } from '../../shared/error.ts';
import { usePreviewTextMutation } from './editorApi.ts';

/** A pause in typing this long asks for a new preview. */
const pauseMs = 300;

interface Preview extends Output<typeof previewText> {
  /** Why the preview is not of the present text. */
  readonly failure: string | undefined;
}

/** The text as learners would get it, a moment after each change. The former preview stays until the new one is there. */
export function usePreview(text: string): Preview {
  const [preview, setPreview] = useState<Preview>({ markdown: '', faults: [], failure: undefined });
  const [ask] = usePreviewTextMutation();
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      try {
        const answer = await ask({ body: { text } }).unwrap();
        if (!isOver) setPreview({ ...answer, failure: undefined });
      } catch (error) {
        const failure = messageOf(
          error,
          'The preview could not be made. Your text is saved in this browser.',
        );
        if (!isOver) setPreview((last) => ({ ...last, failure }));
      }
    };
    const timer = window.setTimeout(() => void show(), pauseMs);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [text, ask]);
  return preview;
}
