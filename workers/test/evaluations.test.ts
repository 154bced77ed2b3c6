import { randomUUID } from 'node:crypto';
import { evaluationSchema, type Evaluation, type EvaluationJob } from '@dryrun/contracts/evaluation';
import { createCompletionSubscriber, type CompletionSubscriber } from '@dryrun/runtime/completion-events';
import { createEnqueuer, type Enqueuer } from '@dryrun/runtime/queues';
import { connectRedis, type RedisClient } from '@dryrun/runtime/redis';
import { testRedisUrl } from '@dryrun/runtime/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startJudgeWithDatabase, type JudgeWithDatabase } from './judge-with-database.ts';

let world: JudgeWithDatabase;
let subscriber: RedisClient;
let completions: CompletionSubscriber;
let enqueuer: Enqueuer;
const prefix = `evaluations-${randomUUID()}`;
beforeAll(async () => {
  world = await startJudgeWithDatabase();
  subscriber = connectRedis(testRedisUrl());
  completions = createCompletionSubscriber(subscriber, prefix);
  enqueuer = createEnqueuer(world.redis, prefix);
});
afterAll(async () => {
  completions.close();
  subscriber.disconnect();
  await enqueuer.close();
  await world.close();
});

const source = 'class Solution:\n    def threeSum(self, nums):\n        return [nums]\n';

/** Runs the job's handler. */
async function evaluate(change: Partial<EvaluationJob> = {}): Promise<Evaluation | undefined> {
  const job: EvaluationJob = {
    evaluationId: randomUUID(),
    questionId: 1,
    lang: 'python3',
    source,
    inputs: [['[1,2,3]']],
    repeats: false,
    preempts: false,
    requestedAt: Date.now(),
    ...change,
  };
  const wait = completions.wait(job.evaluationId, 60_000);
  await wait.ready;
  await world.handlers({ prefix, enqueuer }).evaluate(job);
  const result = await wait.done;
  return result === undefined ? undefined : evaluationSchema.parse(JSON.parse(result));
}

test('sends the answers to the waiting request', async () => {
  expect(await evaluate()).toEqual({ kind: 'evaluated', cases: [{ answer: '[[1,2,3]]' }] });
});

test('is busy while a submission waits', async () => {
  await enqueuer.enqueue('judge', 'submit', { submissionId: randomUUID() }, 'submit-waiting');
  expect(await evaluate()).toEqual({ kind: 'busy' });
  await enqueuer.queues.judge.remove('submit-waiting');
});

test('is busy for an old job, so that its request asks again', async () => {
  expect(await evaluate({ requestedAt: Date.now() - 10_000 })).toEqual({ kind: 'busy' });
});
