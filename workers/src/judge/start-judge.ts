import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { listProblems } from '@dryrun/content/problems';
import type { JudgeHeartbeat } from '@dryrun/contracts/judge-health';
import { langs, type Lang } from '@dryrun/contracts/language';
import { readConfig } from '@dryrun/runtime/config';
import { startHeartbeat } from '@dryrun/runtime/heartbeat';
import { repeat } from '@dryrun/runtime/repeat';
import type { Registry } from 'prom-client';
import { connectWorker, serveQueue } from '../worker.ts';
import { environment, type Config } from './config.ts';
import { BackgroundSlots } from './queue/background-slots.ts';
import { createHandlers } from './queue/handlers.ts';
import { compileBudget } from './limits.ts';
import { IdleGate } from './prewarm/idle-gate.ts';
import { watchMemory } from './prewarm/memory-pressure.ts';
import { countPooled, createMetrics } from './metrics.ts';
import { defaultPoolSizes, maxProcessTrees, type PoolSizes } from './prewarm/pool-sizes.ts';
import { deleteOldRuns } from './queue/runs.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { sweepOnce } from './queue/sweep.ts';
import { deleteOldTraces } from './queue/traces.ts';
import { closeToolchains, createToolchains } from './languages/toolchains.ts';

const sweepMs = 1000;
const deleteMs = 60_000;
/** A judge that starts has other work: jobs that waited for it, and prewarming. */
const generateAfterMs = 20_000;
/** Grace period for jobs in progress after a signal; unfinished jobs return to the queue. */
const drainMs = 6000;

/** Starts the worker. Returns its readiness check. */
export async function startJudge(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const { JUDGE_SLOTS: slots } = config;
  const connections = connectWorker('judge', config, { maxConnections: slots * 2 + 2 });
  const { log, db, redis, prefix, enqueuer } = connections;
  const idleGate = new IdleGate();
  const pools = poolSizesOf(config);
  const sandbox = await createSandbox({
    slots: maxProcessTrees(slots, pools),
    spares: slots,
    allowReduced: config.JUDGE_ALLOW_REDUCED,
    whenIdle: () => idleGate.waitUntilIdle(),
  });
  const { level, summary, missing } = sandbox.isolation;
  log[level === 'full' ? 'info' : 'warn']({ isolation: level, missing }, `isolation ${summary}`);
  const toolchains = await createToolchains({
    sandbox,
    cache: config.JUDGE_CACHE,
    compileBudget,
    pools,
    whenIdle: () => idleGate.waitUntilIdle(),
    onError: (error) => log.warn({ err: error }, 'a prewarmed process failed'),
  });
  const handlers = createHandlers({
    db,
    redis,
    prefix,
    enqueuer,
    toolchains,
    metrics: createMetrics(sandbox.isolation, toolchains, registry),
    idleGate,
    backgroundSlots: new BackgroundSlots(Math.max(1, slots - 1)),
    log,
  });
  const languages = Object.fromEntries(
    langs.map((lang) => {
      const { standard, version } = toolchains[lang];
      return [lang, standard === undefined ? version : `${standard}, ${version}`];
    }),
  ) as Record<Lang, string>;
  const memoryWatch = watchMemory(toolchains, (isPrewarming) =>
    log.warn(
      isPrewarming ? 'memory is available again: prewarming resumed' : 'memory is low: prewarming suspended',
    ),
  );
  const startedAt = new Date().toISOString();
  const heartbeat = await startHeartbeat(redis, prefix, 'judge', (): JudgeHeartbeat => ({
    host: os.hostname(),
    startedAt,
    isolation: level,
    summary,
    missing: [...missing],
    languages,
    slots,
    busy: idleGate.activeJobs,
    kept: countPooled(toolchains),
  }));
  log.info({ slots, languages }, 'judge started');
  const stopping = new AbortController();
  void generateTestCases(idleGate, stopping.signal);
  const tasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer, log })),
    repeat(log, 'delete old runs', deleteMs, () => deleteOldRuns(db)),
    repeat(log, 'delete old traces', deleteMs, () => deleteOldTraces(db)),
    heartbeat,
    memoryWatch,
    { stop: () => stopping.abort() },
  ];
  return serveQueue('judge', connections, {
    handlers,
    concurrency: slots,
    registry,
    tasks,
    close: async (worker) => {
      const closed = worker.close();
      await Promise.race([closed, pause(drainMs, undefined, { ref: false })]);
      await closeToolchains(toolchains);
      await sandbox.close(); // fails the jobs that still run, so they return to the queue
      await closed;
    },
  });
}

/**
 * Caches the test cases of all problems, so that no submission waits. Takes seconds of CPU time, so it begins late and
 * gives way to jobs.
 */
async function generateTestCases(idleGate: IdleGate, signal: AbortSignal): Promise<void> {
  await pause(generateAfterMs, undefined, { ref: false });
  for (const problem of listProblems()) {
    for (const test of problem.cases) {
      for (const part of ['input', 'expected'] as const) {
        await idleGate.waitUntilIdle();
        if (signal.aborted) return;
        void test[part];
      }
    }
  }
}

function poolSizesOf(config: Config): PoolSizes {
  const defaults = defaultPoolSizes(config.JUDGE_SLOTS, os.totalmem() / 2 ** 20);
  return {
    python3: config.JUDGE_WARM_PYTHON3 ?? defaults.python3,
    java: config.JUDGE_WARM_JAVA ?? defaults.java,
    javaCompilers: config.JUDGE_JAVA_COMPILERS ?? defaults.javaCompilers,
    javaTraces: config.JUDGE_WARM_JAVA_TRACES ?? defaults.javaTraces,
    cppCompilers: config.JUDGE_WARM_CPP_COMPILERS ?? defaults.cppCompilers,
    cppRunners: config.JUDGE_WARM_CPP_RUNNERS ?? defaults.cppRunners,
  };
}
