import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RowKind } from './rows.ts';
import type { Isolation } from './sandbox/sandbox.ts';

/** Where a row's time went. */
export interface StageTimes {
  readonly queueMs: number;
  readonly compileMs: number;
  readonly runMs: number;
  readonly writeMs: number;
}

export interface JudgeMetrics {
  readonly registry: Registry;
  count(kind: RowKind, lang: Lang, verdict: Verdict, times?: StageTimes): void;
}

/** Prometheus figures of this judge. */
export function createMetrics(isolation: Isolation): JudgeMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const verdicts = new Counter({
    name: 'judge_verdicts_total',
    help: 'Judged rows by kind, language and verdict.',
    labelNames: ['kind', 'lang', 'verdict'],
    registers: [registry],
  });
  const stages = new Histogram({
    name: 'judge_stage_seconds',
    help: 'Time a row spent waiting, being compiled, run and written.',
    labelNames: ['stage', 'lang'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  new Gauge({
    name: 'judge_isolation_info',
    help: 'Always 1; the label tells how much of the isolation this machine gives.',
    labelNames: ['level'],
    registers: [registry],
  }).set({ level: isolation.level }, 1);
  return {
    registry,
    count(kind, lang, verdict, times) {
      verdicts.inc({ kind, lang, verdict });
      if (!times) return;
      stages.observe({ stage: 'queue', lang }, times.queueMs / 1000);
      stages.observe({ stage: 'compile', lang }, times.compileMs / 1000);
      stages.observe({ stage: 'run', lang }, times.runMs / 1000);
      stages.observe({ stage: 'write', lang }, times.writeMs / 1000);
    },
  };
}
