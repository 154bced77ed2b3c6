import type { Queue } from 'bullmq';
import type { RedisClient } from './redis.ts';

/** A prioritized job's score is its priority times this, plus a count that rises with every job (BullMQ's getPriorityScore). */
const scoresPerPriority = 0x1_0000_0000;

/**
 * When the job that has been waiting longest in a queue was added, in ms since the epoch; undefined when none waits. It
 * is looked for at the head of the plain jobs and of each priority, so that a long queue costs no more than a short one.
 */
export async function findOldestWaiting(connection: RedisClient, queue: Queue): Promise<number | undefined> {
  const [plain, urgent] = await Promise.all([
    connection.lindex(queue.toKey('wait'), -1),
    firstOfEachPriority(connection, queue.toKey('prioritized')),
  ]);
  const heads = plain === null ? urgent : [plain, ...urgent];
  const added = await Promise.all(heads.map((id) => connection.hget(queue.toKey(id), 'timestamp')));
  const times = added.filter((time) => time !== null).map(Number); // one may just have been taken and removed
  return times.length === 0 ? undefined : Math.min(...times);
}

async function firstOfEachPriority(connection: RedisClient, key: string): Promise<string[]> {
  const found: string[] = [];
  for (let from = 0; ;) {
    const [id, score] = await connection.zrangebyscore(key, from, '+inf', 'WITHSCORES', 'LIMIT', 0, 1);
    if (id === undefined) return found;
    found.push(id);
    from = (Math.floor(Number(score) / scoresPerPriority) + 1) * scoresPerPriority;
  }
}
