import { configureSite } from '@dryrun/contracts/site';
import { readConfig } from '@dryrun/runtime/config';
import { startHeartbeat } from '@dryrun/runtime/heartbeat';
import { repeat } from '@dryrun/runtime/repeat';
import { siteOf } from '@dryrun/runtime/site-settings';
import type { Registry } from 'prom-client';
import { connectWorker, serveQueue } from '../worker.ts';
import { environment } from './config.ts';
import { createHandlers } from './handlers.ts';
import { createLinks } from './links.ts';
import { deleteOldEmails } from './emails.ts';
import { createEmailCounter } from './metrics.ts';
import { sweepOnce } from './sweep.ts';
import { createSmtp } from './transport.ts';

const sweepMs = 500;
const hourMs = 3600 * 1000;

export async function startMail(registry: Registry): Promise<() => Promise<boolean>> {
  const config = readConfig(environment, process.env);
  configureSite(siteOf(config));
  const concurrency = config.MAIL_CONCURRENCY;
  const connections = connectWorker('mail', config, { maxConnections: concurrency + 1 });
  const { log, db, redis, prefix, enqueuer } = connections;
  const transport = createSmtp(config);
  const count = createEmailCounter(registry);
  const handlers = createHandlers({ db, links: createLinks(config), transport, log, count });
  const destination = transport ? 'a mail server' : 'the inbox';
  const tasks = [
    repeat(log, 'sweep', sweepMs, () => sweepOnce({ db, enqueuer })),
    repeat(log, 'delete old emails', hourMs, () => deleteOldEmails(db)),
    await startHeartbeat(redis, prefix, 'mail', () => ({ goal: destination })),
  ];
  log.info({ to: destination }, 'mail worker started');
  return serveQueue('mail', connections, {
    handlers,
    concurrency,
    registry,
    tasks,
    close: async (worker) => {
      await worker.close();
      transport?.close();
    },
  });
}
