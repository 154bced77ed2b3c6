import type { Lang } from '@dryrun/contracts/language';
import { startWorker } from '../startWorker.ts';
import highlightWorker from './highlight.worker.ts?worker&url';
import type { HighlightResponse, HighlightRequest } from './highlightMessages.ts';

type Receive = (lines: HighlightResponse['lines']) => void;

const pendingRequests = new Map<number, Receive>();
let worker: Worker | undefined;
let lastId = 0;

/** Highlights code in a worker. Resolves to null when that fails (offline, outdated client). */
export function highlight(code: string, lang: Lang): Promise<HighlightResponse['lines']> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  worker ??= startHighlighter();
  lastId += 1;
  const request: HighlightRequest = { id: lastId, code, lang };
  const response = new Promise<HighlightResponse['lines']>((resolve) =>
    pendingRequests.set(request.id, resolve),
  );
  worker.postMessage(request, []);
  return response;
}

function startHighlighter(): Worker {
  const started = startWorker(highlightWorker);
  started.addEventListener('message', ({ data }: MessageEvent<HighlightResponse>) => {
    pendingRequests.get(data.id)?.(data.lines);
    pendingRequests.delete(data.id);
  });
  started.addEventListener('error', () => {
    for (const receive of pendingRequests.values()) receive(null);
    pendingRequests.clear();
  });
  return started;
}
