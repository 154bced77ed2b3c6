import type { Lang } from '@dryrun/contracts/language';
import type { TokenLine } from './tokenize.ts';

export interface HighlightRequest {
  readonly id: number;
  readonly code: string;
  readonly lang: Lang;
}

/** `lines` is null when the code could not be coloured. */
export interface HighlightAnswer {
  readonly id: number;
  readonly lines: readonly TokenLine[] | null;
}

type Receive = (lines: HighlightAnswer['lines']) => void;

const waiting = new Map<number, Receive>();
let worker: Worker | undefined;
let lastId = 0;

/** Splits code into coloured pieces in a worker; null when that is impossible (offline, an old client). */
export function highlight(code: string, lang: Lang): Promise<HighlightAnswer['lines']> {
  if (typeof Worker === 'undefined') return Promise.resolve(null);
  worker ??= startWorker();
  lastId += 1;
  const request: HighlightRequest = { id: lastId, code, lang };
  const answer = new Promise<HighlightAnswer['lines']>((resolve) => waiting.set(request.id, resolve));
  worker.postMessage(request, []);
  return answer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./highlight.worker.ts', import.meta.url), { type: 'module' });
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
