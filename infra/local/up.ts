import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { readableLine } from './log-lines.ts';
import {
  addressOf,
  bffPlan,
  cardProcessorPlan,
  judgePlan,
  backgroundWorkerPlan,
  paymentsPlan,
  playsCardProcessor,
  seedPlan,
  type StartOptions,
} from './processes.ts';
import { claimDataFolder, releaseDataFolder } from './running.ts';
import { elapsed, say } from './say.ts';
import { startLocalServices } from './services.ts';
import { runToEnd, supervise, type ProcessPlan, type Supervised } from './supervise.ts';
import { databasePackages, installSystemPackages, judgePackages } from './system-packages.ts';
import { buildClient } from './web-client.ts';

const options: StartOptions = { port: Number(process.env.PORT ?? 3000), dev: process.argv.includes('--dev') };
const asked = new AbortController();
const stopping = asked.signal;
const stops: (() => Promise<void>)[] = [];

process.on('SIGINT', () => asked.abort());
process.on('SIGTERM', () => asked.abort());
process.on('disconnect', () => asked.abort()); // the command that started us is gone

try {
  await start();
  if (!stopping.aborted) await once(stopping, 'abort');
} catch (error) {
  say(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await stop();
}

/** Brings everything up, or as much as was up when it was told to stop. Throws a sentence when it cannot. */
async function start(): Promise<void> {
  const refusal = (await portTaken(options.port)) ?? claimDataFolder(options.port);
  if (refusal !== undefined) throw new Error(refusal);
  stops.push(() => Promise.resolve(releaseDataFolder()));
  if (!(await installSystemPackages([...databasePackages, ...judgePackages])))
    throw new Error('Not started.');
  const building = options.dev ? Promise.resolve(undefined) : buildClient();
  building.catch(() => undefined); // awaited below
  const services = await startLocalServices();
  stops.push(() => services.stop());
  say(`Postgres and Redis are up (${elapsed()}).`);

  const seeding = runToEnd(seedPlan(services));
  seeding.catch(() => undefined); // awaited below
  const client = await building;
  const children = [
    bffPlan(services, options, client),
    judgePlan(services, options),
    backgroundWorkerPlan(services, options),
    paymentsPlan(services, options),
    ...(playsCardProcessor() ? [cardProcessorPlan(services, options)] : []),
  ].map(run);
  stops.push(async () => void (await Promise.all(children.map((child) => child.stop()))));
  const seeded = await seeding;
  if (!(await untilReady())) return;
  if (options.dev) {
    const { serveClient } = await import('./dev-client.ts');
    const vite = await serveClient(options.port);
    stops.push(() => vite.close());
    say(`The client in development: ${vite.address}`);
  }
  say(`\nDry Run is ready after ${elapsed()}: ${addressOf(options.port)}`);
  for (const line of seeded) say(`  ${line}`);
  if (!process.env.SMTP_URL) say(`  Mails stay here: ${addressOf(options.port)}/dev/inbox`);
  if (playsCardProcessor())
    say('  Payments are a test: pay with the card 4242 4242 4242 4242, no real card is charged.');
  say('Ctrl-C stops it.\n');
}

/** Stops in the opposite order: processes first, then Redis, then Postgres. */
async function stop(): Promise<void> {
  if (stops.length > 1) say('\nStopping...');
  for (const stopOne of stops.reverse()) await stopOne().catch((error: unknown) => say(String(error)));
  if (stops.length > 1) say('Stopped.');
  process.exit(); // all is stopped; what still waits in this process must not hold the terminal
}

function run(plan: ProcessPlan): Supervised {
  return supervise(plan, (line) => say(readableLine(plan.name, line)));
}

/** A sentence when another program listens on the port. */
async function portTaken(port: number): Promise<string | undefined> {
  if (!Number.isInteger(port) || port < 1 || port > 65535) return `PORT must be a number from 1 to 65535.`;
  const server = createServer();
  server.listen({ port });
  const free = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  server.close();
  return free
    ? undefined
    : `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`;
}

/** Waits until the BFF says that it and all behind it are ready: true; or until a stop is asked: false. Tells what is missing. */
async function untilReady(): Promise<boolean> {
  let told = Date.now();
  while (!stopping.aborted) {
    const answer = await fetch(`http://127.0.0.1:${options.port}/readyz`).catch(() => undefined);
    if (answer?.ok) return true;
    const text = (await answer?.text()) ?? 'the server does not answer yet';
    if (Date.now() - told > 15_000) {
      told = Date.now();
      say(`Still waiting: ${text.slice(0, 300)}`);
    }
    await sleep(100, undefined, { signal: stopping }).catch(() => undefined);
  }
  return false;
}
