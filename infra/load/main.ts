import { parseArgs } from 'node:util';
import { startSystem } from '../system/start-system.ts';
import { measureGrowth } from './growth.ts';
import { measureLearners } from './learners.ts';

/**
 * `npm run load -- [--learners 1,4,16,64] [--seconds 15] [--submissions 1000000] [--comments 10000]`: throughput and times
 * against the number of learners, then the same calls on a small database and on one with that many rows.
 */
const { values } = parseArgs({
  options: {
    learners: { type: 'string', default: '1,4,16,64' },
    seconds: { type: 'string', default: '15' },
    submissions: { type: 'string', default: '1000000' },
    comments: { type: 'string', default: '10000' },
  },
});

const system = await startSystem({ LOG_LEVEL: 'silent', JUDGE_QUEUE_LIMIT: '100000' });
try {
  const crowds = values.learners.split(',').map((text) => positive('learners', text));
  await measureLearners(system, crowds, positive('seconds', values.seconds));
  await measureGrowth(system, {
    submissions: positive('submissions', values.submissions),
    comments: positive('comments', values.comments),
  });
} finally {
  await system.stop();
}

function positive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name}: numbers above 0 are needed.`);
  return value;
}
