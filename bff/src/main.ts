import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '@dryrun/runtime/config';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { startTracing } from '@dryrun/runtime/tracing';
import { logOpenItems } from './admin/setup.ts';
import { createApp } from './app.ts';
import { environment } from './platform/config.ts';
import { createContext } from './platform/context.ts';
import { refuseDemoAccounts } from './dev/demo-accounts.ts';
import { closeGracefully, listen } from './platform/http/listen.ts';
import { serveMetrics } from './platform/metrics.ts';

const config = readConfig(environment, process.env);
await startTracing('bff', config);
const { context, signalStop, close } = createContext(config);
const { log } = context;
await refuseDemoAccounts(context.db, config);
const server = await listen(createApp(context), config.PORT);
if (config.METRICS_PORT > 0) await serveMetrics(context); // serves until the process exits
void logOpenItems(context); // does not delay the start, because the database may be down
log.info({ port: config.PORT, mode: config.APP_MODE }, `serving ${config.APP_URL}`);

const shutdownTimeoutMs = 10_000;
stopOnSignal(
  log,
  async () => {
    signalStop();
    await pause(config.DRAIN_MS); // the load balancer keeps sending requests until its next probe
    const closed = closeGracefully(server);
    context.completions.close(); // ends long polls
    await closed;
    await close();
  },
  config.DRAIN_MS + shutdownTimeoutMs,
);
