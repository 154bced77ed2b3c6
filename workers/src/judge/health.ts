import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Lang } from '@dryrun/contracts/language';
import type { Redis } from 'ioredis';
import type { Registry } from 'prom-client';
import type { Isolation } from './sandbox/sandbox.ts';

const beatMs = 1500;
const lifeS = 5;

/** What a judge says of itself to the BFF, under `<prefix>:judge:alive:<id>`, for as long as it lives. */
export interface JudgeReport {
  readonly isolation: Isolation['level'];
  readonly summary: string;
  readonly missing: readonly string[];
  readonly languages: Readonly<Record<Lang, string>>;
  readonly slots: number;
}

/** Keeps this judge's report in Redis; a judge that stops, or dies, is gone within seconds. */
export async function startHeartbeat(
  redis: Redis,
  prefix: string,
  report: JudgeReport,
): Promise<{ stop(): Promise<void> }> {
  const key = `${prefix}:judge:alive:${randomUUID()}`;
  const beat = async (): Promise<void> => {
    await redis.set(key, JSON.stringify(report), 'EX', lifeS);
  };
  await beat();
  const timer = setInterval(() => void beat().catch(() => undefined), beatMs);
  return {
    async stop() {
      clearInterval(timer);
      await redis.del(key);
    },
  };
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
