import { randomUUID } from 'node:crypto';
import { adminContract } from '@dryrun/contracts/admin';
import { blogContract } from '@dryrun/contracts/blog';
import type { Endpoint } from '@dryrun/contracts/endpoint';
import { paymentsContract } from '@dryrun/contracts/payments';
import { beforeAll, expect, test } from '@jest/globals';
import { createAdmin, createUser } from '../../test/builders.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';

const harness = setUpHarness();
let visitor: Client;
let learner: Client;
let admin: Client;
beforeAll(async () => {
  visitor = harness.client();
  [learner, admin] = await Promise.all([createUser(harness), createAdmin(harness)]);
});

const contracts = { ...adminContract, ...paymentsContract, ...blogContract };
const adminEndpoints: (readonly [name: string, endpoint: Endpoint])[] = Object.entries(contracts).filter(
  ([, { access, path }]) => access === 'admin' || path.startsWith('/admin'),
);

function call(client: Client, { method, path }: Endpoint) {
  const address = `/api${path.replaceAll(/:\w+/g, () => randomUUID())}`;
  if (method === 'GET') return client.get(address);
  if (method === 'DELETE') return client.delete(address);
  return method === 'POST' ? client.post(address, {}) : client.put(address, {});
}

test.each(adminEndpoints)('restricts %s to admins', async (_, endpoint) => {
  expect((await call(visitor, endpoint)).status).toBe(401);
  const refused = await call(learner, endpoint);
  expect([refused.status, refused.body.code]).toEqual([403, 'admins_only']);
  const { status } = await call(admin, endpoint);
  expect(endpoint.method === 'GET' && !endpoint.path.includes(':') ? [200] : [400, 404]).toContain(status);
});

test('requires an admin for every endpoint under /admin', () => {
  const unrestricted = Object.values(contracts).filter(
    ({ access, path }: Endpoint) => path.startsWith('/admin') && access !== 'admin',
  );
  expect(unrestricted).toEqual([]);
  expect(adminEndpoints.length).toBeGreaterThan(20);
});
