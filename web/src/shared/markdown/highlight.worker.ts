import { tokenize } from './tokenize.ts';
import type { HighlightResponse, HighlightRequest } from './highlightMessages.ts';

/** Highlights code off the main thread, because loading the C++ grammar blocks noticeably. */
self.addEventListener('message', ({ data }: MessageEvent<HighlightRequest>) => void respond(data));

async function respond({ id, code, lang }: HighlightRequest): Promise<void> {
  const lines = await tokenize(code, lang).catch(() => null);
  self.postMessage({ id, lines } satisfies HighlightResponse, { transfer: [] });
}
