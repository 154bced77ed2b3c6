import { readOptions, withSystem } from '../driver.ts';
import { measureGrowth } from './growth.ts';
import { measureLearners } from './learners.ts';

/**
 * `npm run load -- [--learners 1,4,16,64] [--seconds 15] [--submissions 1000000] [--comments 10000]`: measures response
 * times by number of learners. Then compares a small database with one of that many rows.
 */
export async function runLoad(args: readonly string[]): Promise<boolean> {
  const { learners, seconds, submissions, comments } = readOptions(args, {
    learners: '1,4,16,64',
    seconds: '15',
    submissions: '1000000',
    comments: '10000',
  });
  await withSystem(
    async (system) => {
      await measureLearners(system, learners, seconds[0]);
      await measureGrowth(system, { submissions: submissions[0], comments: comments[0] });
    },
    { LOG_LEVEL: 'silent', JUDGE_QUEUE_LIMIT: '100000' },
  );
  return true;
}
