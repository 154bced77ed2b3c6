import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Starts a server; port 0 picks a free port. Rejects if the port is in use. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  const server = createServer(listener);
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
