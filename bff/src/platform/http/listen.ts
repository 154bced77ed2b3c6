import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Longer than the usual proxies keep an idle connection (Caddy 120 s, Traefik 90 s, nginx and AWS 60 s). With a shorter
 * time, a proxy can use a connection that the server is closing. The request then fails with ECONNRESET.
 */
const keepAliveMs = 125_000;
const headersTimeoutMs = keepAliveMs + 5000;

/** Starts a server; port 0 picks a free port. Rejects if the port is in use. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  const server = createServer(listener);
  server.keepAliveTimeout = keepAliveMs;
  server.headersTimeout = headersTimeoutMs;
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Stops accepting connections and resolves when all responses are sent. Closes keep-alive connections once idle. */
export async function closeGracefully(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setInterval(() => server.closeIdleConnections(), 50);
  await closed.finally(() => clearInterval(timer));
}
