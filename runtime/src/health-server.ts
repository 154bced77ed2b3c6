import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry } from 'prom-client';
import { processEnvironment } from './config.ts';

export const healthSettings = processEnvironment.pick({ METRICS_PORT: true, METRICS_HOST: true });

export interface HealthOptions {
  /** 0 picks a free port. */
  readonly port: number;
  readonly host: string;
  readonly registry: Registry;
  /** Whether the process can do work now; a rejection counts as false. */
  readonly isReady: () => Promise<boolean>;
}

const readinessTimeoutMs = 2000;

/** Serves /healthz, /readyz and /metrics, also during shutdown. Does not keep the process alive. */
export async function serveHealth(options: HealthOptions): Promise<{ readonly url: string; stop(): void }> {
  const { registry, isReady } = options;
  const server = createServer((request, response) => {
    const handle = async (): Promise<void> => {
      response.setHeader('Cache-Control', 'no-store');
      if (request.url === '/healthz') response.end('ok\n');
      else if (request.url === '/metrics')
        response.setHeader('Content-Type', registry.contentType).end(await registry.metrics());
      else if (request.url === '/readyz') {
        const isReadyInTime = await isTrueInTime(isReady());
        response.writeHead(isReadyInTime ? 200 : 503).end(isReadyInTime ? 'ready\n' : 'not ready\n');
      } else response.writeHead(404).end();
    };
    handle().catch(() => response.writeHead(503).end());
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

/** False if the check rejects or takes too long. */
export async function isTrueInTime(check: Promise<boolean>): Promise<boolean> {
  const { promise: timeout, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), readinessTimeoutMs);
  return Promise.race([check.catch(() => false), timeout]).finally(() => clearTimeout(timer));
}
