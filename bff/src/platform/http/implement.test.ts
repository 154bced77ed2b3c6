import type { Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { endpoint } from '@dryrun/contracts/endpoint';
import express from 'express';
import supertest from 'supertest';
import { z } from 'zod';
import { createAdmin, createUser, type TestUser } from '../../../test/builders.ts';
import { setUpHarness } from '../../../test/harness.ts';
import { errorHandler } from '../error.ts';
import { implement } from './implement.ts';
import { closeGracefully, listen } from './listen.ts';

const contract = {
  deleteEverything: endpoint({
    method: 'POST',
    path: '/everything',
    access: 'admin',
    response: z.object({ deletedBy: z.string() }),
  }),
};

const harness = setUpHarness();
let server: Server;
beforeAll(async () => {
  const app = express();
  app.use(
    implement(
      contract,
      { deleteEverything: ({ user }) => Promise.resolve({ deletedBy: user.role }) },
      harness.context,
    ),
  );
  app.use(errorHandler);
  server = await listen(app, 0, '127.0.0.1');
});
afterAll(() => closeGracefully(server));

const deleteEverything = (user?: TestUser) => {
  const request = supertest(server).post('/everything');
  return user ? request.set('Authorization', `Bearer ${user.token}`) : request;
};

test('returns 403 to users and 401 to visitors on an admin endpoint', async () => {
  expect(await deleteEverything(await createUser(harness))).toMatchObject({
    status: 403,
    body: { code: 'admins_only', message: 'Only admins can do this.' },
  });
  expect(await deleteEverything()).toMatchObject({ status: 401, body: { code: 'not_logged_in' } });
});

test('accepts an admin on an admin endpoint', async () => {
  expect(await deleteEverything(await createAdmin(harness))).toMatchObject({
    status: 200,
    body: { deletedBy: 'admin' },
  });
});
