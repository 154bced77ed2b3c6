import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import { createUser, completeJudging, previewInput, previewQuestion, type TestUser } from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { closeGently } from '../platform/http/listen.ts';
import { waitForCompletion } from './long-poll.ts';

let harness: Harness;
let user: TestUser;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** Longer than any test may take: only an announcement or a disconnection ends it in time. */
const forLong = 60_000;

const never = new AbortController().signal;

async function startedRun(): Promise<string> {
  user = await createUser(harness);
  const { body } = await user.post('/api/code/run', { ...previewQuestion, input: previewInput });
  return body.run_id;
}

const read = (id: string) => async () =>
  harness.database.db
    .selectFrom('run')
    .select(['id', 'state', 'result'])
    .where('id', '=', id)
    .executeTakeFirst();

const listeners = async (id: string): Promise<number> => {
  const { redis, config } = harness.context;
  return Number((await redis.pubsub('NUMSUB', `${config.REDIS_PREFIX}:finished:${id}`))[1]);
};

test('a held check answers when the run is announced', async () => {
  const { finished, redis, config } = harness.context;
  const id = await startedRun();
  const held = waitForCompletion(finished, id, { waitMs: forLong, signal: never }, read(id));
  await waitUntil(async () => (await listeners(id)) === 1);
  await completeJudging(harness.database.db, 'run', id);
  await publishCompletion(redis, config.REDIS_PREFIX, id);
  expect(await held).toMatchObject({ state: 'finished' });
  await waitUntil(async () => (await listeners(id)) === 0);
});

test('a run that finishes just before it is read is not waited for', async () => {
  const id = await startedRun();
  const held = waitForCompletion(
    harness.context.finished,
    id,
    { waitMs: forLong, signal: never },
    async () => {
      await completeJudging(harness.database.db, 'run', id);
      return read(id)();
    },
  );
  expect(await held).toMatchObject({ state: 'finished' });
});

test('a check is let go when its caller has gone', async () => {
  const id = await startedRun();
  const caller = new AbortController();
  const held = waitForCompletion(
    harness.context.finished,
    id,
    { waitMs: forLong, signal: caller.signal },
    read(id),
  );
  await waitUntil(async () => (await listeners(id)) === 1);
  caller.abort();
  expect(await held).toMatchObject({ state: 'queued' });
});

test('a held check that nothing ends in time answers PENDING', async () => {
  const id = await startedRun();
  expect((await user.get(`/api/code/run/${id}/check?wait=20`)).body.state).toBe('PENDING');
});

test('stopping answers held checks and closes', async () => {
  const own = await startHarness();
  try {
    const person = await createUser(own);
    const { body } = await person.post('/api/code/submit', previewQuestion);
    const held = person
      .get(`/api/code/submit/${body.submission_id}/check?wait=1000`)
      .then((answer) => answer.body.state);
    const { redis, config, finished } = own.context;
    const channel = `${config.REDIS_PREFIX}:finished:${body.submission_id}`;
    await waitUntil(async () => (await redis.pubsub('NUMSUB', channel))[1] === 1);
    const closed = closeGently(own.server);
    finished.close();
    expect(await held).toBe('PENDING');
    await closed;
  } finally {
    await own.stop();
  }
});
