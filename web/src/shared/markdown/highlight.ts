import type { Lang } from '@dryrun/contracts/language';
import { startWorker } from '../startWorker.ts';
import highlightWorker from './highlight.worker.ts?worker&url';
import type { HighlightAnswer, HighlightRequest } from './highlightMessages.ts';

type Receive = (lines: HighlightAnswer['lines']) => void;

const waiting = new Map<number, Receive>();
let worker: Worker | undefined;
let lastId = 0;

/** Splits code into coloured pieces in a worker; null when that is impossible (offline, an old client). */
export function highlight(code: string, lang: Lang): Promise<HighlightAnswer['lines']> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  worker ??= startHighlighter();
  lastId += 1;
  const request: HighlightRequest = { id: lastId, code, lang };
  const answer = new Promise<HighlightAnswer['lines']>((resolve) => waiting.set(request.id, resolve));
  worker.postMessage(request, []);
  return answer;
}

function startHighlighter(): Worker {
  const started = startWorker(highlightWorker);
  started.addEventListener('message', ({ data }: MessageEvent<HighlightAnswer>) => {
    waiting.get(data.id)?.(data.lines);
    waiting.delete(data.id);
  });
  started.addEventListener('error', () => {
    for (const receive of waiting.values()) receive(null);
    waiting.clear();
  });
  return started;
}
