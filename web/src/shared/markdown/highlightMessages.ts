import type { Lang } from '@dryrun/contracts/language';
import type { TokenLine } from './tokenize.ts';

export interface HighlightRequest {
  readonly id: number;
  readonly code: string;
  readonly lang: Lang;
}

/** Message from the worker; `lines` is null if highlighting failed. */
export interface HighlightResponse {
  readonly id: number;
  readonly lines: readonly TokenLine[] | null;
}
