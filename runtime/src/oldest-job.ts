import type { Queue } from 'bullmq';
import type { RedisClient } from './redis.ts';

/** A prioritized job's score is its priority times this plus a counter (BullMQ's getPriorityScore). */
const scoresPerPriority = 0x1_0000_0000;

/** Returns when the oldest waiting job was added, in ms since the epoch. Reads one job per priority. */
export async function findOldestWaiting(connection: RedisClient, queue: Queue): Promise<number | undefined> {
  const [unprioritized, prioritized] = await Promise.all([
    connection.lindex(queue.toKey('wait'), -1),
    firstOfEachPriority(connection, queue.toKey('prioritized')),
  ]);
  const heads = unprioritized === null ? prioritized : [unprioritized, ...prioritized];
  const timestamps = await Promise.all(heads.map((id) => connection.hget(queue.toKey(id), 'timestamp')));
  const times = timestamps.filter((time) => time !== null).map(Number); // a worker has just removed the others
  return times.length === 0 ? undefined : Math.min(...times);
}

async function firstOfEachPriority(connection: RedisClient, key: string): Promise<string[]> {
  const ids: string[] = [];
  for (let minScore = 0; ;) {
    const [id, score] = await connection.zrangebyscore(key, minScore, '+inf', 'WITHSCORES', 'LIMIT', 0, 1);
    if (id === undefined) return ids;
    ids.push(id);
    minScore = (Math.floor(Number(score) / scoresPerPriority) + 1) * scoresPerPriority;
  }
}
