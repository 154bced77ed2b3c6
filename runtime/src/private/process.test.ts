import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './process.ts';

test('free ports differ, and no outgoing connection can take one before its server starts', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  const [firstOutgoing] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  expect(Math.max(...ports)).toBeLessThan(Number(firstOutgoing));
});

test('the wanted port is given while it is free, another one when it is not', async () => {
  const wanted = await freePort();
  expect(await freePort(wanted)).toBe(wanted);
  const server = createServer().listen(wanted, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(wanted)).not.toBe(wanted);
  server.close();
  await once(server, 'close');
});
