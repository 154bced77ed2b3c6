import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from '@jest/globals';
import { freePort } from './process.ts';

test('returns distinct ports below the ephemeral range', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, () => freePort()));
  expect(new Set(ports).size).toBe(50);
  const [firstEphemeral] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/);
  expect(Math.max(...ports)).toBeLessThan(Number(firstEphemeral));
});

test('never leaves the range of its process, where no other process looks', async () => {
  const ports = new Set<number>();
  for (let i = 0; i < 130; i += 1) ports.add(await freePort());
  expect(Math.max(...ports) - Math.min(...ports)).toBeLessThan(60);
});

test('returns the preferred port if it is free, else another one', async () => {
  const preferred = await freePort();
  expect(await freePort(preferred)).toBe(preferred);
  const server = createServer().listen(preferred, '127.0.0.1');
  await once(server, 'listening');
  expect(await freePort(preferred)).not.toBe(preferred);
  server.close();
  await once(server, 'close');
});
