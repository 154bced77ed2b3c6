import { parseArgs } from 'node:util';
import { startSystem } from '../system/start-system.ts';
import { measureGrowth } from './growth.ts';
import { measureLearners } from './learners.ts';

/**
 * `npm run load -- [--learners 1,4,16,64] [--seconds 15] [--submissions 1000000] [--comments 10000]`: measures response
 * times by number of learners. Then compares a small database with one of that many rows.
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
  const learnerCounts = values.learners.split(',').map((text) => parsePositive('learners', text));
  await measureLearners(system, learnerCounts, parsePositive('seconds', values.seconds));
  await measureGrowth(system, {
    submissions: parsePositive('submissions', values.submissions),
    comments: parsePositive('comments', values.comments),
  });
} finally {
  await system.stop();
}

function parsePositive(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0.`);
  return value;
}
