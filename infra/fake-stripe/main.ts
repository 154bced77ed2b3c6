import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { dirname } from 'node:path';
import { readConfig } from '@dryrun/runtime/config';
import { environment } from '@dryrun/runtime/private/fake-stripe-config';
import { openRecords } from './records.ts';
import { createProcessorServer } from './server.ts';
import { noFaults, createRandom } from './switches.ts';
import { startWebhooks } from './webhooks.ts';

// The local card processor replaces Stripe when no Stripe keys are configured. It moves no money.
const config = readConfig(environment, process.env);
const file = config.CARD_PROCESSOR_FILE;
if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
const records = openRecords(file);
const state = { switches: noFaults, random: createRandom(noFaults) };
const webhooks = startWebhooks({
  url: config.WEBHOOK_URL,
  secret: config.STRIPE_WEBHOOK_SECRET.reveal(),
  records,
  switches: () => state.switches,
  random: () => state.random(),
});
const processor = { records, webhooks, publicUrl: config.CARD_PROCESSOR_PUBLIC_URL };
const server = createProcessorServer(processor, config, state);
server.listen(config.CARD_PROCESSOR_PORT, '127.0.0.1');
await once(server, 'listening');
console.log(`The card processor serves on port ${(server.address() as AddressInfo).port}.`);

function stop(): void {
  webhooks.stop();
  server.close(() => records.close());
  server.closeAllConnections();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
