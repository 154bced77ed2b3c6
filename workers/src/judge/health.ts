import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Lang } from '@dryrun/contracts/language';
import type { Registry } from 'prom-client';
import type { Isolation } from './sandbox/sandbox.ts';
import type { WarmCounts } from './warm-pool.ts';

/** What a judge says of itself to the BFF, under `<prefix>:judge:alive:<id>`, for as long as it lives. */
export interface JudgeReport {
  readonly isolation: Isolation['level'];
  readonly summary: string;
  readonly missing: readonly string[];
  readonly languages: Readonly<Record<Lang, string>>;
  readonly slots: number;
  /** Processes kept ready, by pool. */
  readonly kept: Readonly<Record<string, WarmCounts>>;
}

/** Serves GET /healthz, /readyz and /metrics. */
export async function serveHealth(
  options: { port: number; host: string },
  registry: Registry,
  isReady: () => Promise<boolean>,
): Promise<{ stop(): void }> {
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      if (request.url === '/healthz') response.end('ok\n');
      else if (request.url === '/metrics') {
        response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
      } else if (request.url === '/readyz') {
        const ready = await isReady();
        response.writeHead(ready ? 200 : 503).end(ready ? 'ready\n' : 'not ready\n');
      } else response.writeHead(404).end();
    };
    answer().catch(() => response.writeHead(503).end());
  });
  server.listen(options.port, options.host);
  await once(server, 'listening');
  return {
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
