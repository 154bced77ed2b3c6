import type { Lang } from '@dryrun/contracts/language';
import type { TokenLine } from './tokenize.ts';

/** What the page asks its highlighting worker. */
export interface HighlightRequest {
  readonly id: number;
  readonly code: string;
  readonly lang: Lang;
}

/** What it answers; `lines` is null when the code could not be coloured. */
export interface HighlightAnswer {
  readonly id: number;
  readonly lines: readonly TokenLine[] | null;
}
