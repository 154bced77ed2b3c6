import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Serves on a port (0 takes a free one). Rejects when the port is taken. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

/** Takes no new connections and resolves when every answer under way is sent; connections kept alive are cut once idle. */
export async function closeGently(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const cut = setInterval(() => server.closeIdleConnections(), 50);
  await closed.finally(() => clearInterval(cut));
}
