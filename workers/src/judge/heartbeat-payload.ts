import type { Lang } from '@dryrun/contracts/language';
import type { Isolation } from './sandbox/sandbox.ts';
import type { PoolCounts } from './prewarm/warm-pool.ts';

/** A running judge's status for the BFF, stored in Redis under `<prefix>:judge:alive:<id>`. */
export interface JudgeHeartbeat {
  readonly host: string;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly isolation: Isolation['level'];
  readonly summary: string;
  readonly missing: readonly string[];
  /** The versions of the compilers, with the standard if they don't imply it. */
  readonly languages: Readonly<Record<Lang, string>>;
  readonly slots: number;
  readonly busy: number;
  /** Prewarmed processes by pool. */
  readonly kept: Readonly<Record<string, PoolCounts>>;
}
