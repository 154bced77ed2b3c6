import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { processEnvironment } from './config.ts';

/** The settings by which a process serves its health. */
export const settingsOfHealth = processEnvironment.pick({ METRICS_PORT: true, METRICS_HOST: true });

/** What a process tells of itself on its private port. */
export interface HealthOptions {
  /** 0 takes a free one. */
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Whether work sent here now would be done; a rejection counts as no. */
  readonly isReady: () => Promise<boolean>;
}

/** Longer than this and whatever stands behind the process is taken to be away. */
const patienceMs = 2000;

/**
 * Serves GET /healthz (the process lives), /readyz (it works) and /metrics (Prometheus figures). It holds no process open
 * that has nothing else to do, so it answers to the very end; `url` is where it serves.
 */
export async function serveHealth(options: HealthOptions): Promise<{ readonly url: string; stop(): void }> {
  const { registry, isReady } = options;
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      response.setHeader('Cache-Control', 'no-store');
      if (request.url === '/healthz') response.end('ok\n');
      else if (request.url === '/metrics')
        response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
      else if (request.url === '/readyz') {
        const ready = await inTime(isReady());
        response.writeHead(ready ? 200 : 503).end(ready ? 'ready\n' : 'not ready\n');
      } else response.writeHead(404).end();
    };
    answer().catch(() => response.writeHead(503).end());
  });
  server.on('connection', (socket) => socket.unref());
  server.unref().listen(options.port, options.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://${options.host}:${port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), patienceMs);
  return Promise.race([answer.catch(() => false), late]).finally(() => clearTimeout(timer));
}
