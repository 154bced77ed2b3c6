import { readConfig } from '@dryrun/runtime/config';
import { healthSettings, serveHealth } from '@dryrun/runtime/health-server';
import { tracingSettings, startTracing } from '@dryrun/runtime/tracing';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Starts a worker that registers its metrics in `registry`. Returns its readiness check. */
type Start = (registry: Registry) => Promise<() => Promise<boolean>>;

/** Each worker is imported on demand, because the judge must not load the code of the others. */
const workers: Readonly<Record<string, Start>> = {
  judge: async (registry) => (await import('./judge/start-judge.ts')).startJudge(registry),
  payments: async (registry) => (await import('./payments/start-payments.ts')).startPayments(registry),
  mail: async (registry) => (await import('./mail/start-mail.ts')).startMail(registry),
  accounts: async (registry) => (await import('./accounts/start-accounts.ts')).startAccounts(registry),
};

const names = process.argv.slice(2);
const starts = names.map((name) => workers[name]);
const isJudgeShared = names.includes('judge') && names.length > 1;
if (starts.length > 0 && !isJudgeShared && starts.every((start) => start !== undefined)) await run(starts);
else {
  process.stderr.write(
    `Usage: node main.ts <worker>...\nWorkers: ${Object.keys(workers).join(', ')}. Run the judge in its own process.\n`,
  );
  process.exitCode = 2;
}

/** The process is ready only after all workers have started, and until they stop. */
async function run(selected: readonly Start[]): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host } = readConfig(healthSettings, process.env);
  await startTracing(names.join('-'), readConfig(tracingSettings, process.env));
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const checks: (() => Promise<boolean>)[] = [];
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isStopping = true));
  const isReady = async (): Promise<boolean> =>
    !isStopping &&
    checks.length === selected.length &&
    (await Promise.all(checks.map((check) => check()))).every(Boolean);
  if (port > 0) await serveHealth({ port, host, registry, isReady });
  for (const start of selected) checks.push(await start(registry));
}
