import { queues, type JobName, type Payload, type QueueName } from '@dryrun/contracts/jobs';
import { limits } from '@dryrun/contracts/limits';
import { Queue, UnrecoverableError, Worker, type JobsOptions } from 'bullmq';
import type { MeasureJob } from './job-metrics.ts';
import type { Logger } from './logger.ts';
import type { RedisClient } from './redis.ts';
import type { Attributes } from './span.ts';
import { currentSpan, inSpan } from './tracing.ts';

const jobOptions = {
  judge: {
    attempts: 3,
    backoff: { type: 'fixed', delay: 200 },
    removeOnComplete: true,
    removeOnFail: { age: 24 * 3600, count: 1000 },
  },
  payments: {
    attempts: 12,
    backoff: { type: 'exponential', delay: 1000 },
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600 },
  },
  mail: {
    attempts: 12,
    backoff: { type: 'exponential', delay: 5000 },
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600 },
  },
  accounts: {
    attempts: 5,
    backoff: { type: 'exponential', delay: 5000 },
    removeOnComplete: { age: 3600, count: 1000 },
    removeOnFail: { age: 7 * 24 * 3600 },
  },
} as const satisfies Record<QueueName, JobsOptions>;

/** Lower numbers run first. */
const priorities = {
  'judge.run': 1,
  'judge.submit': 2,
  'judge.trace': 10,
  'judge.evaluate': 19,
  'judge.measure': 20,
  'judge.minimize': 30,
} as const;
const priorityOf: Readonly<Record<string, number>> = priorities;
/** Fair scheduling: the first job of every learner runs before anyone's second job. */
const priorityPerTurn = 2;

/** Priorities of runs, submissions and traces. */
const foregroundPriorities = Array.from(
  { length: priorities['judge.trace'] + priorityPerTurn * limits.unfinishedPerAccount },
  (_, i) => i + 1,
);

/** Counts waiting runs, submissions and traces. Background analyses yield to them. */
export async function countForegroundJobs(enqueuer: Enqueuer): Promise<number> {
  const counts = await enqueuer.queues.judge.getCountsPerPriority(foregroundPriorities);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The id of a row's job, so that each attempt has one job. */
export const jobIdOf = (name: string, rowId: string, attempt = 0): string => `${name}-${rowId}-${attempt}`;

/** Position of a waiting judge job, 1 being next; undefined if it isn't waiting or Redis is unavailable. */
export async function queuePosition(
  connection: RedisClient,
  prefix: string,
  jobId: string,
): Promise<number | undefined> {
  const rank = await connection.zrank(`${prefix}:judge:prioritized`, jobId).catch(() => null);
  return rank === null ? undefined : rank + 1;
}

export interface Enqueuer {
  /** `jobId` (without ':') prevents duplicates. `turn` counts the learner's unfinished jobs. Rejects without Redis. */
  enqueue<Q extends QueueName, N extends JobName<Q>>(
    queue: Q,
    name: N,
    payload: Payload<Q, N>,
    jobId: string,
    turn?: number,
  ): Promise<void>;
  /** Adds a job for an orphaned row unless a job with this id is pending. Returns whether it did. */
  reenqueue<Q extends QueueName, N extends JobName<Q>>(
    queue: Q,
    name: N,
    payload: Payload<Q, N>,
    jobId: string,
  ): Promise<boolean>;
  readonly queues: Readonly<Record<QueueName, Queue>>;
  close(): Promise<void>;
}

/** The caller closes the Redis connection. */
export function createEnqueuer(connection: RedisClient, prefix: string): Enqueuer {
  const open = (name: QueueName): Queue => {
    const queue = new Queue(name, { connection, prefix, defaultJobOptions: jobOptions[name] });
    queue.on('error', () => undefined); // connection lost; readiness reports it
    return queue;
  };
  const bullQueues: Record<QueueName, Queue> = {
    judge: open('judge'),
    payments: open('payments'),
    mail: open('mail'),
    accounts: open('accounts'),
  };
  const add = async (
    queue: QueueName,
    name: string,
    payload: unknown,
    options: JobsOptions,
    turn = 0,
  ): Promise<void> => {
    const basePriority = priorityOf[`${queue}.${name}`];
    const priority = basePriority === undefined ? {} : { priority: basePriority + turn * priorityPerTurn };
    await bullQueues[queue].add(name, payload, { ...options, ...priority });
  };
  return {
    queues: bullQueues,
    async enqueue(queue, name, payload, jobId, turn) {
      const span = currentSpan();
      span?.setAttributes(attributesOf(queue, jobId));
      const trace = span && { telemetry: { metadata: span.traceparent } };
      await add(queue, name, payload, { jobId, ...trace }, turn);
    },
    async reenqueue(queue, name, payload, jobId) {
      const state = await bullQueues[queue].getJobState(jobId);
      if (state !== 'unknown' && state !== 'failed' && state !== 'completed') return false;
      if (state !== 'unknown') await bullQueues[queue].remove(jobId);
      await add(queue, name, payload, { jobId }); // no parent span: the job belongs to an earlier call
      return true;
    },
    async close() {
      await Promise.all(Object.values(bullQueues).map((queue) => queue.close()));
    },
  };
}

/** Trace attributes of a job. Job ids of the accounts queue identify people, so they are omitted. */
const attributesOf = (queue: QueueName, jobId: string | undefined): Attributes => ({
  'messaging.destination.name': queue,
  ...(queue !== 'accounts' && jobId !== undefined && { 'messaging.message.id': jobId }),
});

export type Handlers<Q extends QueueName> = {
  readonly [N in JobName<Q>]: (payload: Payload<Q, N>) => Promise<void>;
};

export interface ConsumeOptions {
  readonly connection: RedisClient;
  readonly prefix: string;
  readonly concurrency: number;
  readonly log: Logger;
  readonly measure?: MeasureJob;
}

/** A job that is invalid or of an older version fails without retries. `close()` waits for running jobs. */
export function consumeQueue<Q extends QueueName>(
  queue: Q,
  handlers: Handlers<Q>,
  options: ConsumeOptions,
): Worker {
  const { connection, prefix, concurrency, log, measure } = options;
  const worker = new Worker(
    queue,
    async (job) => {
      if (!Object.hasOwn(handlers, job.name))
        throw new UnrecoverableError(`${queue} has no job '${job.name}'`);
      const name = job.name as JobName<Q>;
      const schema = queues[queue][name] as { parse(data: unknown): Payload<Q, typeof name> };
      const payload = parsePayload(schema, job.data, `${queue}.${name}`);
      const attributes = attributesOf(queue, job.id);
      const parent = job.opts.telemetry?.metadata;
      const startedAt = performance.now();
      const recordDuration = (outcome: 'done' | 'failed'): void =>
        measure?.(queue, name, outcome, (performance.now() - startedAt) / 1000);
      await inSpan({ kind: 'job', name: `${queue} ${name}`, attributes, parent }, () =>
        handlers[name](payload),
      ).then(
        () => recordDuration('done'),
        (error: unknown) => {
          recordDuration('failed');
          throw error;
        },
      );
    },
    { connection, prefix, concurrency, lockDuration: 30_000, stalledInterval: 10_000, drainDelay: 5 },
  );
  worker.on('failed', (job, error) => {
    log.error({ err: error, job: job?.name, jobId: job?.id, attempt: job?.attemptsMade }, 'job failed');
  });
  worker.on('error', (error) => log.warn({ err: error.message }, 'queue connection error'));
  return worker;
}

function parsePayload<T>(schema: { parse(data: unknown): T }, data: unknown, job: string): T {
  try {
    return schema.parse(data);
  } catch (error) {
    throw new UnrecoverableError(`${job}: invalid payload: ${String(error)}`);
  }
}
