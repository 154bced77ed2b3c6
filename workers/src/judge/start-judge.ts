import os from 'node:os';
import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';
import { listProblems } from '@dryrun/content/problems';
import { langs, type Lang } from '@dryrun/contracts/language';
import { connect } from '@dryrun/migrations/database';
import { readConfig } from '@dryrun/runtime/config';
import { startHeartbeat } from '@dryrun/runtime/heartbeat';
import { createLogger } from '@dryrun/runtime/logger';
import { createJobMetrics } from '@dryrun/runtime/job-metrics';
import { createEnqueuer, work } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { repeat } from '@dryrun/runtime/repeat';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { environment, type Config } from './config.ts';
import { createHandlers } from './queue/handlers.ts';
import { compileBudget } from './limits.ts';
import { IdleGate } from './prewarm/idle-gate.ts';
import { watchMemory } from './prewarm/memory-pressure.ts';
import { countKept, createMetrics } from './metrics.ts';
import { defaultPoolSizes, treesAtOnce, type PoolSizes } from './prewarm/pool-sizes.ts';
import type { JudgeReport } from './heartbeat-payload.ts';
import { deleteOldRuns } from './queue/runs.ts';
import { createSandbox } from './sandbox/create-sandbox.ts';
import { sweepOnce } from './queue/sweep.ts';
import { closeToolchains, createToolchains } from './languages/toolchains.ts';

const sweepMs = 1000;
const deleteMs = 60_000;
/** How long jobs under way may go on after a signal; then they are handed back. */
const finishMs = 6000;

/** The judge as a process: takes jobs until it is told to stop. Gives whether it does. */
export async function startJudge(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  const { JUDGE_SLOTS: slots, REDIS_PREFIX: prefix } = config;
  const log = createLogger('judge', config.LOG_LEVEL);
  const lull = new IdleGate();
  const pools = poolSizesOf(config);
  const sandbox = await createSandbox({
    slots: treesAtOnce(slots, pools),
    spares: slots,
    allowReduced: config.JUDGE_ALLOW_REDUCED,
    whenQuiet: () => lull.wait(),
  });
  const { level, summary, missing } = sandbox.isolation;
  log[level === 'full' ? 'info' : 'warn']({ isolation: level, missing }, `isolation ${summary}`);
  const toolchains = await createToolchains({
    sandbox,
    cache: config.JUDGE_CACHE,
    compileBudget,
    pools,
    whenQuiet: () => lull.wait(),
    onFault: (error) => log.warn({ err: error }, 'a process kept ready failed'),
  });
  const db = connect(config.DATABASE_URL.reveal(), { maxConnections: slots * 2 + 2 });
  const redis = connectRedis(config.REDIS_URL.reveal());
  const enqueuer = createEnqueuer(redis, prefix);
  const metrics = createMetrics(sandbox.isolation, toolchains, registry);
  const handlers = createHandlers({
    ...{ db, redis, prefix, enqueuer, toolchains, metrics, lull, log },
    followUps: Math.max(1, slots - 1),
  });
  const measure = createJobMetrics(registry);
  const worker = work('judge', handlers, { connection: redis, prefix, concurrency: slots, log, measure });
  const regular = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer, log })),
    repeat(log, 'delete old runs', deleteMs, () => deleteOldRuns(db)),
  ];
  const languages = Object.fromEntries(langs.map((lang) => [lang, toolchains[lang].version])) as Record<
    Lang,
    string
  >;
  const memory = watchMemory(toolchains, (isKeeping) =>
    log.warn(
      isKeeping
        ? 'memory is back: processes are kept ready again'
        : 'memory is scarce: nothing is kept ready',
    ),
  );
  const startedAt = new Date().toISOString();
  const heartbeat = await startHeartbeat(redis, prefix, 'judge', (): JudgeReport => ({
    ...{ isolation: level, summary, missing, languages, slots },
    ...{ host: os.hostname(), startedAt, busy: lull.jobs },
    kept: countKept(toolchains),
  }));
  log.info({ slots, languages }, 'judging');
  const stopping = new AbortController();
  void makeTests(stopping.signal);

  stopOnSignal(log, async () => {
    stopping.abort();
    memory.stop();
    await Promise.all([heartbeat, ...regular].map((task) => task.stop()));
    const closed = worker.close();
    await Promise.race([closed, pause(finishMs, undefined, { ref: false })]);
    await closeToolchains(toolchains);
    await sandbox.close(); // what still runs is handed back
    await closed;
    await enqueuer.close();
    await db.destroy();
    redis.disconnect();
  });
  return async () => {
    await Promise.all([sql`select 1`.execute(db), redis.ping()]);
    return worker.isRunning();
  };
}

/** Makes the problems' tests before the first learner waits for them, one at a time so that nobody's job waits long. */
async function makeTests(signal: AbortSignal): Promise<void> {
  for (const problem of listProblems()) {
    for (const test of problem.cases) {
      await turn();
      if (signal.aborted) return;
      void test.input;
      await turn();
      void test.expected;
    }
  }
}

function poolSizesOf(config: Config): PoolSizes {
  const defaults = defaultPoolSizes(config.JUDGE_SLOTS, os.totalmem() / 2 ** 20);
  return {
    python3: config.JUDGE_WARM_PYTHON3 ?? defaults.python3,
    java: config.JUDGE_WARM_JAVA ?? defaults.java,
    javaCompilers: config.JUDGE_JAVA_COMPILERS ?? defaults.javaCompilers,
    cppCompilers: config.JUDGE_WARM_CPP_COMPILERS ?? defaults.cppCompilers,
    cppRunners: config.JUDGE_WARM_CPP_RUNNERS ?? defaults.cppRunners,
  };
}
