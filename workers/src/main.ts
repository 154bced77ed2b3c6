import { readConfig } from '@dryrun/runtime/config';
import { settingsOfHealth, serveHealth } from '@dryrun/runtime/health-server';
import { settingsOfTracing, startTracing } from '@dryrun/runtime/tracing';
import { collectDefaultMetrics, Registry } from 'prom-client';

/** Starts a worker that reports to `registry`; gives whether it takes jobs now. */
type Start = (registry: Registry) => Promise<() => Promise<boolean>>;

/** Loaded only when asked for: each worker has settings of its own, and the judge is a process without the others. */
const workers: Readonly<Record<string, Start>> = {
  judge: async (registry) => (await import('./judge/start-judge.ts')).startJudge(registry),
  payments: async (registry) => (await import('./payments/start-payments.ts')).startPayments(registry),
  mail: async (registry) => (await import('./mail/start-mail.ts')).startMail(registry),
  accounts: async (registry) => (await import('./accounts/start-accounts.ts')).startAccounts(registry),
};

const names = process.argv.slice(2);
const starts = names.map((name) => workers[name]);
const isAlone = names.length === 1 || !names.includes('judge');
if (starts.length > 0 && isAlone && starts.every((start) => start !== undefined)) await run(starts);
else {
  process.stderr.write(
    `Usage: node main.ts <worker>..., of: ${Object.keys(workers).join(', ')}; the judge is a process of its own.\n`,
  );
  process.exitCode = 2;
}

/** Starts all; while they start the process is alive and not ready, and so it is while they stop. */
async function run(wanted: readonly Start[]): Promise<void> {
  const { METRICS_PORT: port, METRICS_HOST: host } = readConfig(settingsOfHealth, process.env);
  await startTracing(names.join('-'), readConfig(settingsOfTracing, process.env));
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const checks: (() => Promise<boolean>)[] = [];
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => (isStopping = true));
  const isReady = async (): Promise<boolean> =>
    !isStopping &&
    checks.length === wanted.length &&
    (await Promise.all(checks.map((check) => check()))).every(Boolean);
  if (port > 0) await serveHealth({ port, host, registry, isReady });
  for (const start of wanted) checks.push(await start(registry));
}
