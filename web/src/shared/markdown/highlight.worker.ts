import { tokenize } from './tokenize.ts';
import type { HighlightAnswer, HighlightRequest } from './highlightMessages.ts';

/** Colours code apart from the page: preparing the grammar of C++ takes long enough to be felt. */
self.addEventListener('message', ({ data }: MessageEvent<HighlightRequest>) => void answer(data));

async function answer({ id, code, lang }: HighlightRequest): Promise<void> {
  const lines = await tokenize(code, lang).catch(() => null);
  self.postMessage({ id, lines } satisfies HighlightAnswer, { transfer: [] });
}
