import { queues, type JobName, type Payload, type QueueName } from '@dryrun/contracts/jobs';
import { limits } from '@dryrun/contracts/limits';
import { Queue, UnrecoverableError, Worker, type JobsOptions } from 'bullmq';
import type { MeasureJob } from './job-metrics.ts';
import type { Logger } from './logger.ts';
import type { RedisClient } from './redis.ts';
import type { Attributes } from './span.ts';
import { currentSpan, inSpan } from './tracing.ts';

/** How each queue's jobs are kept and retried, and in which order; decided here, not by callers. */
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

/**
 * Lower goes first: a learner waits on a Run more impatiently than on a Submit. What follows a verdict waits for everything
 * that leads to one.
 */
const priorities: Readonly<Record<string, number>> = {
  'judge.run': 1,
  'judge.submit': 2,
  'judge.measure': 20,
  'judge.minimize': 30,
};
/** Everybody's first job goes before anybody's second. */
const priorityPerTurn = 2;

/** Every priority that a run or a submission can have. */
const urgent = Array.from({ length: 2 + priorityPerTurn * limits.unfinishedPerAccount }, (_, i) => i + 1);

/** How many jobs wait for which a verdict is due: what can wait gives way to them. */
export async function countUrgent(enqueuer: Enqueuer): Promise<number> {
  const counts = await enqueuer.queues.judge.getCountsPerPriority(urgent);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** The place of a waiting job of the judge, 1 being the next; undefined when it does not wait or Redis is away. */
export async function placeInQueue(
  connection: RedisClient,
  prefix: string,
  jobId: string,
): Promise<number | undefined> {
  const rank = await connection.zrank(`${prefix}:judge:prioritized`, jobId).catch(() => null);
  return rank === null ? undefined : rank + 1;
}

/** The sending side of all queues. */
export interface Enqueuer {
  /**
   * Adds a job. `jobId` makes repeats one job (the row's id with its attempt; BullMQ refuses ':'). `turn` is how many
   * jobs of the same learner come before it.
   * Rejects when Redis is away: the row is already written and the sweep finds it.
   */
  enqueue<Q extends QueueName, N extends JobName<Q>>(
    queue: Q,
    name: N,
    payload: Payload<Q, N>,
    jobId: string,
    turn?: number,
  ): Promise<void>;
  /** Adds a job for a row that was left behind, unless one of this id will still come. Gives whether it did. */
  enqueueAgain<Q extends QueueName, N extends JobName<Q>>(
    queue: Q,
    name: N,
    payload: Payload<Q, N>,
    jobId: string,
  ): Promise<boolean>;
  /** The BullMQ queues, for dashboards and metrics. */
  readonly queues: Readonly<Record<QueueName, Queue>>;
  close(): Promise<void>;
}

/** Opens the sending side on a Redis connection, which stays the caller's to close. */
export function createEnqueuer(connection: RedisClient, prefix: string): Enqueuer {
  const open = (name: QueueName): Queue => {
    const queue = new Queue(name, { connection, prefix, defaultJobOptions: jobOptions[name] });
    queue.on('error', () => undefined); // a lost connection; it is told by readiness
    return queue;
  };
  const opened: Record<QueueName, Queue> = {
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
    const first = priorities[`${queue}.${name}`];
    const priority = first === undefined ? {} : { priority: first + turn * priorityPerTurn };
    await opened[queue].add(name, payload, { ...options, ...priority });
  };
  return {
    queues: opened,
    async enqueue(queue, name, payload, jobId, turn) {
      const span = currentSpan();
      span?.describe(attributesOf(queue, jobId));
      const trace = span && { telemetry: { metadata: span.traceparent } };
      await add(queue, name, payload, { jobId, ...trace }, turn);
    },
    async enqueueAgain(queue, name, payload, jobId) {
      const state = await opened[queue].getJobState(jobId);
      if (state !== 'unknown' && state !== 'failed' && state !== 'completed') return false;
      if (state !== 'unknown') await opened[queue].remove(jobId);
      await add(queue, name, payload, { jobId }); // a trace of its own: it belongs to an earlier call than ours
      return true;
    },
    async close() {
      await Promise.all(Object.values(opened).map((queue) => queue.close()));
    },
  };
}

/** What a trace says of a job. The ids of the queue accounts are those of people. */
const attributesOf = (queue: QueueName, jobId: string | undefined): Attributes => ({
  'messaging.destination.name': queue,
  ...(queue !== 'accounts' && jobId !== undefined && { 'messaging.message.id': jobId }),
});

/** A handler for every job of a queue; leaving one out does not compile. */
export type Handlers<Q extends QueueName> = {
  readonly [N in JobName<Q>]: (payload: Payload<Q, N>) => Promise<void>;
};

export interface WorkOptions {
  readonly connection: RedisClient;
  readonly prefix: string;
  readonly concurrency: number;
  readonly log: Logger;
  readonly measure?: MeasureJob;
}

/**
 * Consumes a queue. A payload is parsed on arrival, so an old job after a deploy fails with a sentence and is not tried
 * again. `close()` waits for the jobs under way.
 */
export function work<Q extends QueueName>(queue: Q, handlers: Handlers<Q>, options: WorkOptions): Worker {
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
      const begun = performance.now();
      const measureAs = (outcome: 'done' | 'failed'): void =>
        measure?.(queue, name, outcome, (performance.now() - begun) / 1000);
      await inSpan({ kind: 'job', name: `${queue} ${name}`, attributes, parent }, () =>
        handlers[name](payload),
      ).then(
        () => measureAs('done'),
        (error: unknown) => {
          measureAs('failed');
          throw error;
        },
      );
    },
    { connection, prefix, concurrency, lockDuration: 30_000, stalledInterval: 10_000, drainDelay: 5 },
  );
  worker.on('failed', (job, error) => {
    log.error({ err: error, job: job?.name, jobId: job?.id, attempt: job?.attemptsMade }, 'job failed');
  });
  worker.on('error', (error) => log.warn({ err: error.message }, 'queue connection trouble'));
  return worker;
}

function parsePayload<T>(schema: { parse(data: unknown): T }, data: unknown, job: string): T {
  try {
    return schema.parse(data);
  } catch (error) {
    throw new UnrecoverableError(`${job}: the payload is not valid: ${String(error)}`);
  }
}
