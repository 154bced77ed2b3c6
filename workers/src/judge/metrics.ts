import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RowKind } from './queue/rows.ts';
import type { Isolation } from './sandbox/sandbox.ts';
import { phaseNames, type PhaseTimings } from './grading/timings.ts';
import type { Toolchains } from './languages/toolchain.ts';
import type { PoolCounts } from './prewarm/warm-pool.ts';

export interface JudgeMetrics {
  countVerdict(kind: RowKind, lang: Lang, verdict: Verdict, timings?: PhaseTimings): void;
}

export function countPooled(toolchains: Toolchains): Record<string, PoolCounts> {
  const pools = Object.values(toolchains).flatMap((toolchain) => Object.entries(toolchain.pools));
  return Object.fromEntries(pools.map(([name, pool]) => [name, pool.counts]));
}

export function createMetrics(
  isolation: Isolation,
  toolchains: Toolchains,
  registry: Registry = new Registry(),
): JudgeMetrics {
  const verdicts = new Counter({
    name: 'judge_verdicts_total',
    help: 'Judged rows by kind, language and verdict.',
    labelNames: ['kind', 'lang', 'verdict'],
    registers: [registry],
  });
  const phases = new Histogram({
    name: 'judge_stage_seconds',
    help: 'Duration of each phase of judging a row: queue, compile, load, run, compare, write.',
    labelNames: ['stage', 'lang'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  new Gauge({
    name: 'judge_isolation_info',
    help: 'Always 1; the label is the isolation level of this machine.',
    labelNames: ['level'],
    registers: [registry],
  }).set({ level: isolation.level }, 1);
  const pooled = new Gauge({
    registers: [],
    name: 'judge_kept_ready',
    help: 'Prewarmed processes by pool: wanted, ready, refilling.',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { size, warm, refilling }] of Object.entries(countPooled(toolchains))) {
        this.set({ pool, state: 'wanted' }, size);
        this.set({ pool, state: 'ready' }, warm);
        this.set({ pool, state: 'refilling' }, refilling);
      }
    },
  });
  const artifacts = new Gauge({
    registers: [],
    name: 'judge_artefacts',
    help: 'Artifact cache by language: hits, misses, bytes.',
    labelNames: ['lang', 'what'],
    collect() {
      for (const { lang, store } of Object.values(toolchains))
        for (const [what, value] of Object.entries(store?.counts ?? {})) this.set({ lang, what }, value);
    },
  });
  registry.registerMetric(pooled);
  registry.registerMetric(artifacts);
  return {
    countVerdict(kind, lang, verdict, timings) {
      verdicts.inc({ kind, lang, verdict });
      if (!timings) return;
      for (const [name, stage] of phaseNames) phases.observe({ stage, lang }, timings[name] / 1000);
    },
  };
}
