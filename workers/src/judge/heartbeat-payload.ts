import type { Lang } from '@dryrun/contracts/language';
import type { Isolation } from './sandbox/sandbox.ts';
import type { WarmCounts } from './prewarm/warm-pool.ts';

/** What a judge says of itself to the BFF, under `<prefix>:judge:alive:<id>`, for as long as it lives. */
export interface JudgeReport {
  /** The name of its machine or container. */
  readonly host: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly isolation: Isolation['level'];
  readonly summary: string;
  readonly missing: readonly string[];
  readonly languages: Readonly<Record<Lang, string>>;
  readonly slots: number;
  /** Slots that judge something right now. */
  readonly busy: number;
  /** Processes kept ready, by pool. */
  readonly kept: Readonly<Record<string, WarmCounts>>;
}
