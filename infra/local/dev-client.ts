import { join } from 'node:path';
import { createServer, loadConfigFromFile } from 'vite';
import { root } from './data-folder.ts';
import { addressOf } from './processes.ts';

/** Serves the client with Vite, which proxies API requests to the BFF on `bffPort`. */
export async function serveClient(
  bffPort: number,
): Promise<{ readonly address: string; close(): Promise<void> }> {
  const folder = join(root, 'web');
  const configFile = join(folder, 'vite.config.ts');
  const loaded = await loadConfigFromFile({ command: 'serve', mode: 'development' }, configFile);
  const proxied = Object.keys(loaded?.config.server?.proxy ?? {});
  const proxy = Object.fromEntries(proxied.map((path) => [path, addressOf(bffPort)]));
  const ownListeners = new Set(process.listeners('SIGTERM'));
  const server = await createServer({ root: folder, configFile, server: { proxy }, clearScreen: false });
  // Vite would exit on SIGTERM or at the end of stdin, before the other processes stop. Callers use `close`.
  for (const listener of process.listeners('SIGTERM'))
    if (!ownListeners.has(listener)) process.off('SIGTERM', listener);
  process.stdin.removeAllListeners('end');
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}
