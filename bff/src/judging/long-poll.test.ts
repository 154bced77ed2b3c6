import { expect, test } from '@jest/globals';
import { publishCompletion } from '@dryrun/runtime/completion-events';
import {
  createUser,
  completeJudging,
  previewInput,
  previewQuestion,
  type TestUser,
} from '../../test/builders.ts';
import { setUpHarness, startHarness } from '../../test/harness.ts';
import { waitUntil } from '../../test/wait-until.ts';
import { closeGracefully } from '../platform/http/listen.ts';
import { waitForCompletion } from './long-poll.ts';

const harness = setUpHarness();
let user: TestUser;

/** Longer than the test timeout, so that only a completion event or a disconnect ends the wait in time. */
const longWaitMs = 60_000;

const neverAborted = new AbortController().signal;

async function startRun(): Promise<string> {
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

const countSubscribers = async (id: string): Promise<number> => {
  const { redis, config } = harness.context;
  return Number((await redis.pubsub('NUMSUB', `${config.REDIS_PREFIX}:finished:${id}`))[1]);
};

test('responds to a long poll when the run completes', async () => {
  const { completions, redis, config } = harness.context;
  const id = await startRun();
  const longPoll = waitForCompletion(completions, id, { waitMs: longWaitMs, signal: neverAborted }, read(id));
  await waitUntil(async () => (await countSubscribers(id)) === 1);
  await completeJudging(harness.database.db, 'run', id);
  await publishCompletion(redis, config.REDIS_PREFIX, id);
  expect(await longPoll).toMatchObject({ state: 'finished' });
  await waitUntil(async () => (await countSubscribers(id)) === 0);
});

test('does not wait for a run that finishes just before it is read', async () => {
  const id = await startRun();
  const longPoll = waitForCompletion(
    harness.context.completions,
    id,
    { waitMs: longWaitMs, signal: neverAborted },
    async () => {
      await completeJudging(harness.database.db, 'run', id);
      return read(id)();
    },
  );
  expect(await longPoll).toMatchObject({ state: 'finished' });
});

test('stops waiting when the client disconnects', async () => {
  const id = await startRun();
  const client = new AbortController();
  const longPoll = waitForCompletion(
    harness.context.completions,
    id,
    { waitMs: longWaitMs, signal: client.signal },
    read(id),
  );
  await waitUntil(async () => (await countSubscribers(id)) === 1);
  client.abort();
  expect(await longPoll).toMatchObject({ state: 'queued' });
});

test('returns PENDING after the timeout of a long poll', async () => {
  const id = await startRun();
  expect((await user.get(`/api/code/run/${id}/check?wait=20`)).body.state).toBe('PENDING');
});

test('ends long polls and closes the server on shutdown', async () => {
  const ownHarness = await startHarness();
  try {
    const learner = await createUser(ownHarness);
    const { body } = await learner.post('/api/code/submit', previewQuestion);
    const longPoll = learner
      .get(`/api/code/submit/${body.submission_id}/check?wait=1000`)
      .then((response) => response.body.state);
    const { redis, config, completions } = ownHarness.context;
    const channel = `${config.REDIS_PREFIX}:finished:${body.submission_id}`;
    await waitUntil(async () => (await redis.pubsub('NUMSUB', channel))[1] === 1);
    const closed = closeGracefully(ownHarness.server);
    completions.close();
    expect(await longPoll).toBe('PENDING');
    await closed;
  } finally {
    await ownHarness.stop();
  }
});
