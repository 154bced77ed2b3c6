import { setTimeout as pause } from 'node:timers/promises';
import { readConfig } from '@dryrun/runtime/config';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { startTracing } from '@dryrun/runtime/tracing';
import { createApp } from './app.ts';
import { environment } from './platform/config.ts';
import { createContext } from './platform/context.ts';
import { refuseDemoAccounts } from './dev/demo-accounts.ts';
import { closeGently, listen } from './platform/http/listen.ts';
import { serveMetrics } from './platform/metrics.ts';

const config = readConfig(environment, process.env);
await startTracing('bff', config);
const { context, announceStop, close } = createContext(config);
const { log } = context;
await refuseDemoAccounts(context.db, config);
const server = await listen(createApp(context), config.PORT);
if (config.METRICS_PORT > 0) await serveMetrics(context); // until the very end
log.info({ port: config.PORT, mode: config.APP_MODE }, `serving ${config.APP_URL}`);

const finishMs = 10_000;
stopOnSignal(
  log,
  async () => {
    announceStop();
    await pause(config.DRAIN_MS); // requests still come until whoever sends them has seen it
    const closed = closeGently(server);
    context.finished.close(); // held requests answer at once
    await closed;
    await close();
  },
  config.DRAIN_MS + finishMs,
);
