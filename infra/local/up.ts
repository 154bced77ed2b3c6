import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { formatLogLine } from './log-lines.ts';
import {
  addressOf,
  backgroundWorkerPlan,
  bffPlan,
  cardProcessorPlan,
  judgePlan,
  paymentsPlan,
  usesLocalCardProcessor,
  seedPlan,
  type StartOptions,
} from './processes.ts';
import { claimDataFolder, releaseDataFolder } from './running.ts';
import { elapsed, log } from './log.ts';
import { startLocalServices } from './services.ts';
import { runToEnd, supervise, type ProcessPlan, type Supervised } from './supervise.ts';
import { appPackages, installSystemPackages } from './system-packages.ts';
import { buildClient } from './web-client.ts';

const options: StartOptions = { port: Number(process.env.PORT ?? 3000), dev: process.argv.includes('--dev') };
const stopRequest = new AbortController();
const stopping = stopRequest.signal;
const stops: (() => Promise<void>)[] = [];

process.on('SIGINT', () => stopRequest.abort());
process.on('SIGTERM', () => stopRequest.abort());
process.on('disconnect', () => stopRequest.abort()); // the parent command exited

try {
  await start();
  if (!stopping.aborted) await once(stopping, 'abort');
} catch (error) {
  log(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await stop();
}

/** Starts everything, or returns early when a stop is requested. Throws an error with a message for the user. */
async function start(): Promise<void> {
  const error = (await checkPort(options.port)) ?? claimDataFolder(options.port);
  if (error !== undefined) throw new Error(error);
  stops.push(() => Promise.resolve(releaseDataFolder()));
  if (!(await installSystemPackages(appPackages))) throw new Error('Dry Run did not start.');
  const building = options.dev ? Promise.resolve(undefined) : buildClient();
  building.catch(() => undefined); // awaited below
  const services = await startLocalServices();
  stops.push(() => services.stop());
  log(`Postgres and Redis are running (${elapsed()}).`);

  const seeding = runToEnd(seedPlan(services));
  seeding.catch(() => undefined); // awaited below
  const client = await building;
  const children = [
    bffPlan(services, options, client),
    judgePlan(services, options),
    backgroundWorkerPlan(services, options),
    paymentsPlan(services, options),
    ...(usesLocalCardProcessor() ? [cardProcessorPlan(services, options)] : []),
  ].map(run);
  stops.push(async () => void (await Promise.all(children.map((child) => child.stop()))));
  const seeded = await seeding;
  if (!(await waitUntilReady())) return;
  if (options.dev) {
    const { serveClient } = await import('./dev-client.ts');
    const vite = await serveClient(options.port);
    stops.push(() => vite.close());
    log(`Development server: ${vite.address}`);
  }
  log(`\nDry Run is ready (${elapsed()}): ${addressOf(options.port)}`);
  for (const line of seeded) log(`  ${line}`);
  if (!process.env.SMTP_URL) log(`  Emails are not sent. Read them at ${addressOf(options.port)}/dev/inbox`);
  if (usesLocalCardProcessor())
    log('  Payments are in test mode. Pay with card 4242 4242 4242 4242; no real card is charged.');
  log('Press Ctrl-C to stop.\n');
}

/** Stops everything in reverse order: processes, Redis, Postgres. */
async function stop(): Promise<void> {
  if (stops.length > 1) log('\nStopping...');
  for (const stopOne of stops.reverse()) await stopOne().catch((error: unknown) => log(String(error)));
  if (stops.length > 1) log('Stopped.');
  process.exit(); // a pending timer or socket must not keep this process alive
}

function run(plan: ProcessPlan): Supervised {
  return supervise(plan, (line) => log(formatLogLine(plan.name, line)));
}

/** Returns an error message when the port is invalid or in use. */
async function checkPort(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 1 || port > 65535)
    return 'PORT must be a whole number from 1 to 65535.';
  const server = createServer();
  server.listen({ port });
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return isFree ? undefined : `Port ${port} is already in use. Choose another: PORT=${port + 1} npm start`;
}

/** Logs what is missing every 15 s. Resolves to false when a stop is requested first. */
async function waitUntilReady(): Promise<boolean> {
  let lastLogAt = Date.now();
  while (!stopping.aborted) {
    const response = await fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => undefined);
    if (response?.ok) return true;
    const text = (await response?.text()) ?? 'the server is not responding yet';
    if (Date.now() - lastLogAt > 15_000) {
      lastLogAt = Date.now();
      log(`Still waiting: ${text.slice(0, 300)}`);
    }
    await sleep(100, undefined, { signal: stopping }).catch(() => undefined);
  }
  return false;
}
