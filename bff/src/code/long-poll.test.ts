import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import {
  createUser,
  completeJudging,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { startHarness, type Harness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { closeGracefully } from '../platform/http/listen.ts';
import { waitForCompletion } from './long-poll.ts';

let harness: Harness;
let user: TestUser;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.stop());

/** Longer than the test timeout: only a completion event or a disconnect ends the wait in time. */
const longWaitMs = 60_000;

const neverAborted = new AbortController().signal;

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

const countListeners = async (id: string): Promise<number> => {
  const { redis, config } = harness.context;
  return Number((await redis.pubsub('NUMSUB', `${config.REDIS_PREFIX}:finished:${id}`))[1]);
};

test('responds to a long poll when the run completes', async () => {
  const { completions, redis, config } = harness.context;
  const id = await startedRun();
  const waiting = waitForCompletion(completions, id, { waitMs: longWaitMs, signal: neverAborted }, read(id));
  await waitUntil(async () => (await countListeners(id)) === 1);
  await completeJudging(harness.database.db, 'run', id);
  await publishCompletion(redis, config.REDIS_PREFIX, id);
  expect(await waiting).toMatchObject({ state: 'finished' });
  await waitUntil(async () => (await countListeners(id)) === 0);
});

test('does not wait for a run that finishes just before it is read', async () => {
  const id = await startedRun();
  const waiting = waitForCompletion(
    harness.context.completions,
    id,
    { waitMs: longWaitMs, signal: neverAborted },
    async () => {
      await completeJudging(harness.database.db, 'run', id);
      return read(id)();
    },
  );
  expect(await waiting).toMatchObject({ state: 'finished' });
});

test('stops waiting when the client disconnects', async () => {
  const id = await startedRun();
  const caller = new AbortController();
  const waiting = waitForCompletion(
    harness.context.completions,
    id,
    { waitMs: longWaitMs, signal: caller.signal },
    read(id),
  );
  await waitUntil(async () => (await countListeners(id)) === 1);
  caller.abort();
  expect(await waiting).toMatchObject({ state: 'queued' });
});

test('returns PENDING after the timeout of a long poll', async () => {
  const id = await startedRun();
  expect((await user.get(`/api/code/run/${id}/check?wait=20`)).body.state).toBe('PENDING');
});

test('ends long polls and closes the server on shutdown', async () => {
  const own = await startHarness();
  try {
    const person = await createUser(own);
    const { body } = await person.post('/api/code/submit', previewQuestion);
    const waiting = person
      .get(`/api/code/submit/${body.submission_id}/check?wait=1000`)
      .then((answer) => answer.body.state);
    const { redis, config, completions } = own.context;
    const channel = `${config.REDIS_PREFIX}:finished:${body.submission_id}`;
    await waitUntil(async () => (await redis.pubsub('NUMSUB', channel))[1] === 1);
    const closed = closeGracefully(own.server);
    completions.close();
    expect(await waiting).toBe('PENDING');
    await closed;
  } finally {
    await own.stop();
  }
});
