import { once } from 'node:events';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { emailRow } from '@dryrun/contracts/emails';
import { insertAccount } from '@dryrun/migrations/rows/testing';
import { freshDatabase, type FreshDatabase } from '@dryrun/migrations/testing';
import { readConfig } from '@dryrun/runtime/config';
import { createLogger } from '@dryrun/runtime/logger';
import { createEnqueuer } from '@dryrun/runtime/queues';
import { connectRedis } from '@dryrun/runtime/redis';
import { queuePrefix, testRedisUrl } from '@dryrun/runtime/testing';
import { environment, type Config } from './config.ts';
import { createHandlers } from './handlers.ts';
import { createLinks } from './links.ts';
import { listDue } from './emails.ts';
import { sweepOnce } from './sweep.ts';
import { createSmtp, type Transport } from './transport.ts';

let database: FreshDatabase;
let config: Config;
const log = createLogger('mail', 'silent');
beforeAll(async () => {
  database = await freshDatabase();
  config = readConfig(environment, {
    DATABASE_URL: database.url,
    REDIS_URL: testRedisUrl(),
    SECRET_KEY: 'k'.repeat(32),
    APP_URL: 'https://dryrun.example',
  });
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('mail').execute();
});

const handlersWith = (transport: Transport | undefined) =>
  createHandlers({ db: database.db, links: createLinks(config), transport, log });

async function queueEmail(to: Partial<Parameters<typeof emailRow>[1]> = {}): Promise<string> {
  const addressee = { accountId: null, recipient: 'sam@example.com', ...to };
  const { id } = await database.db
    .insertInto('mail')
    .values(emailRow('password-changed', addressee, { changedAt: '2026-12-05T16:05:00.000Z' }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const readEmail = (id: string) =>
  database.db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** A transport that records emails, or rejects with an error that has these properties. */
function createFakeTransport(errorProperties?: object): Transport & { readonly sent: string[] } {
  const sent: string[] = [];
  return {
    sent,
    send({ recipient, subject }) {
      if (errorProperties) return Promise.reject(Object.assign(new Error('refused'), errorProperties));
      sent.push(`${recipient}: ${subject}`);
      return Promise.resolve();
    },
    close: () => undefined,
  };
}

test('stores the rendered email when there is no mail server', async () => {
  const id = await queueEmail();
  await handlersWith(undefined).send({ mailId: id });
  expect(await readEmail(id)).toMatchObject({
    state: 'sent',
    attempt: 1,
    rendered: { subject: 'Your password was changed', text: expect.any(String), html: expect.any(String) },
  });
});

test('sends one email when a job runs twice or in several workers at once', async () => {
  const id = await queueEmail();
  const transport = createFakeTransport();
  const { send } = handlersWith(transport);
  await Promise.all([send({ mailId: id }), send({ mailId: id }), send({ mailId: id })]);
  await send({ mailId: id });
  expect(transport.sent).toEqual(['sam@example.com: Your password was changed']);
  expect((await readEmail(id)).rendered).toBeNull();
});

test('does not send an email before it is due', async () => {
  const id = await queueEmail({ sendAfter: new Date(Date.now() + 60_000) });
  const transport = createFakeTransport();
  await handlersWith(transport).send({ mailId: id });
  expect([transport.sent, (await readEmail(id)).state]).toEqual([[], 'queued']);
  expect(await listDue(database.db)).toEqual([]);
});

test('rejects a second email with the same repeat key', async () => {
  await queueEmail({ repeatKey: 'once' });
  await expect(queueEmail({ repeatKey: 'once' })).rejects.toThrow(/duplicate key/);
});

test('retries while the mail server is unreachable, and fails after twelve attempts', async () => {
  const id = await queueEmail();
  const unreachable = handlersWith(createFakeTransport({ code: 'ECONNREFUSED' }));
  await unreachable.send({ mailId: id });
  const queued = await readEmail(id);
  expect([queued.state, queued.attempt, queued.send_after > new Date()]).toEqual(['queued', 1, true]);
  expect(queued.last_error).toBe('ECONNREFUSED refused');
  for (let attempt = 2; attempt <= 12; attempt += 1) {
    await database.db
      .updateTable('mail')
      .set({ send_after: new Date(0) })
      .execute();
    await unreachable.send({ mailId: id });
  }
  expect(await readEmail(id)).toMatchObject({ state: 'failed', attempt: 12 });
});

test('does not retry when the mail server rejects the recipient permanently', async () => {
  const id = await queueEmail();
  await handlersWith(createFakeTransport({ responseCode: 550, command: 'RCPT TO' })).send({ mailId: id });
  expect(await readEmail(id)).toMatchObject({ state: 'failed', attempt: 1 });
});

test('does not send an email of a kind that the account has unsubscribed from', async () => {
  const { id: accountId } = await insertAccount(database.db, { email: 'lee@example.com' });
  await database.db
    .insertInto('declined_mail')
    .values({ account_id: accountId, kind: 'accessReminders' })
    .execute();
  const { id } = await database.db
    .insertInto('mail')
    .values(
      emailRow(
        'access-ends',
        { accountId, recipient: 'lee@example.com' },
        {
          courseTitle: 'Coding interview',
          coursePath: 'coding-interview',
          expiresAt: '2026-12-05T16:05:00.000Z',
          daysLeft: 7,
        },
      ),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  const transport = createFakeTransport();
  await handlersWith(transport).send({ mailId: id });
  expect([transport.sent, (await readEmail(id)).state]).toEqual([[], 'declined']);
});

test('enqueues one job for an email whose worker died, and sends the email', async () => {
  const redis = connectRedis(testRedisUrl());
  const enqueuer = createEnqueuer(redis, queuePrefix());
  try {
    const id = await queueEmail();
    await database.db
      .updateTable('mail')
      .set({ state: 'sending', attempt: 1, leased_until: new Date(0) })
      .execute();
    await sweepOnce({ db: database.db, enqueuer });
    await sweepOnce({ db: database.db, enqueuer });
    expect((await enqueuer.queues.mail.getJobs()).map(({ data }) => data as unknown)).toEqual([
      { mailId: id },
    ]);
    const transport = createFakeTransport();
    await handlersWith(transport).send({ mailId: id });
    expect([transport.sent.length, (await readEmail(id)).attempt]).toEqual([1, 2]);
  } finally {
    await enqueuer.close();
    redis.disconnect();
  }
});

/** Starts a mail server that accepts everything and records the commands it receives. */
async function startSmtpServer(): Promise<{ server: Server; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket: Socket) => {
    let isData = false;
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 OK\r\n');
      } else if (/^EHLO/i.test(text)) socket.write('250 ready\r\n');
      else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 Start mail input\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 OK\r\n');
    });
    socket.on('error', () => undefined);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, received };
}

test('sends text and HTML with a stable message id to the mail server', async () => {
  const { server, received } = await startSmtpServer();
  const { port } = server.address() as AddressInfo;
  const smtp = createSmtp(
    readConfig(environment, {
      DATABASE_URL: database.url,
      REDIS_URL: testRedisUrl(),
      SECRET_KEY: 'k'.repeat(32),
      APP_URL: 'https://dryrun.example',
      SMTP_URL: `smtp://127.0.0.1:${port}`,
    }),
  );
  try {
    const id = await queueEmail();
    await handlersWith(smtp).send({ mailId: id });
    expect((await readEmail(id)).state).toBe('sent');
    const session = received.join('');
    expect(session).toContain('RCPT TO:<sam@example.com>');
    expect(session).toContain(`Message-ID: <${id}@dryrun.example>`);
    expect(session).toMatch(/text\/plain[\s\S]*text\/html/);
  } finally {
    smtp?.close();
    server.close();
  }
});
