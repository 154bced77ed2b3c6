import { beforeAll, expect, test } from '@jest/globals';
import { createAdmin, createUser } from '../../test/builders.ts';
import { callEndpoint, listEndpoints } from '../../test/endpoints.ts';
import { setUpHarness, type Client } from '../../test/harness.ts';

const harness = setUpHarness();
let visitor: Client;
let learner: Client;
let admin: Client;
beforeAll(async () => {
  visitor = harness.client();
  [learner, admin] = await Promise.all([createUser(harness), createAdmin(harness)]);
});

const adminEndpoints = (await listEndpoints())
  .filter(({ access, path }) => access === 'admin' || path.startsWith('/admin'))
  .map((endpoint) => [endpoint.method, endpoint.path, endpoint] as const);

test.each(adminEndpoints)('restricts %s %s to admins', async (_method, _path, endpoint) => {
  expect((await callEndpoint(visitor, endpoint)).status).toBe(401);
  const refused = await callEndpoint(learner, endpoint);
  expect([refused.status, refused.body.code]).toEqual([403, 'admins_only']);
  const { status } = await callEndpoint(admin, endpoint);
  expect(endpoint.method === 'GET' && !endpoint.path.includes(':') ? [200] : [400, 404]).toContain(status);
});

test('finds the endpoints of admins', () => {
  expect(adminEndpoints.length).toBeGreaterThan(20);
});
