import type { Verdict } from '@dryrun/contracts/code';
import type { Lang } from '@dryrun/contracts/language';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Toolchains } from './grading/grade.ts';
import type { RowKind } from './queue/rows.ts';
import type { Isolation } from './sandbox/sandbox.ts';
import { stageNames, type StageTimes } from './grading/timings.ts';
import type { WarmCounts } from './prewarm/warm-pool.ts';

export interface JudgeMetrics {
  count(kind: RowKind, lang: Lang, verdict: Verdict, times?: StageTimes): void;
}

/** What is kept ready, by pool. */
export function countKept(toolchains: Toolchains): Record<string, WarmCounts> {
  const pools = Object.values(toolchains).flatMap((toolchain) => Object.entries(toolchain.pools));
  return Object.fromEntries(pools.map(([name, pool]) => [name, pool.counts]));
}

/** Prometheus figures of this judge. */
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
  const stages = new Histogram({
    name: 'judge_stage_seconds',
    help: 'Time a row spent waiting, being compiled, handed in, run, compared and written.',
    labelNames: ['stage', 'lang'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20],
    registers: [registry],
  });
  new Gauge({
    name: 'judge_isolation_info',
    help: 'Always 1; the label tells how much of the isolation this machine gives.',
    labelNames: ['level'],
    registers: [registry],
  }).set({ level: isolation.level }, 1);
  const kept = new Gauge({
    registers: [],
    name: 'judge_kept_ready',
    help: 'Processes kept ready by pool: wanted, ready, on their way.',
    labelNames: ['pool', 'state'],
    collect() {
      for (const [pool, { size, warm, refilling }] of Object.entries(countKept(toolchains))) {
        this.set({ pool, state: 'wanted' }, size);
        this.set({ pool, state: 'ready' }, warm);
        this.set({ pool, state: 'refilling' }, refilling);
      }
    },
  });
  const artefacts = new Gauge({
    registers: [],
    name: 'judge_artefacts',
    help: 'Compiled programs found again, made anew, and the bytes they take.',
    labelNames: ['lang', 'what'],
    collect() {
      for (const { lang, store } of Object.values(toolchains))
        for (const [what, value] of Object.entries(store?.counts ?? {})) this.set({ lang, what }, value);
    },
  });
  registry.registerMetric(kept);
  registry.registerMetric(artefacts);
  return {
    count(kind, lang, verdict, times) {
      verdicts.inc({ kind, lang, verdict });
      if (!times) return;
      for (const [name, stage] of stageNames) stages.observe({ stage, lang }, times[name] / 1000);
    },
  };
}
