import { readConfig } from '@dryrun/runtime/config';
import { stopOnSignal } from '@dryrun/runtime/shutdown';
import { createApp } from './app.ts';
import { environment } from './config.ts';
import { createContext } from './context.ts';
import { refuseDemoAccounts } from './demo-accounts.ts';
import { closeGently, listen } from './http/listen.ts';
import { serveMetrics } from './metrics.ts';

const config = readConfig(environment, process.env);
const { context, close } = createContext(config);
const { log } = context;
await refuseDemoAccounts(context.db, config);
const server = await listen(createApp(context), config.PORT);
const metrics = config.METRICS_PORT > 0 ? await serveMetrics(context) : undefined;
log.info({ port: config.PORT, mode: config.APP_MODE }, `serving ${config.APP_URL}`);

stopOnSignal(log, async () => {
  const closed = closeGently(server);
  context.finished.close(); // held requests answer at once
  await closed;
  await metrics?.close();
  await close();
});
