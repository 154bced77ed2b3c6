import { basename } from 'node:path';
import JestRunner from 'jest-runner';
import { closeSharedJudge } from '../../workers/test/shared-judge.ts';

/** Uses both cores all the time, so it runs last, when the client's tests have ended. */
const busiest = 'solutions.test.ts';

/**
 * Runs the judge's tests after all other ones, in Jest's own process, one file at a time. Many of their programs sleep,
 * so worker processes with the lowest priority run the client's tests meanwhile.
 */
export default class JudgeRunner extends JestRunner {
  async runTests(tests, watcher, options) {
    const { judge = [], web = [] } = Object.groupBy(tests, ({ context }) => context.config.displayName.name);
    const [last = [], first = []] = [true, false].map((isLast) =>
      judge.filter(({ path }) => (basename(path) === busiest) === isLast),
    );
    try {
      if (options.serial || judge.length === 0) await super.runTests(tests, watcher, options);
      else
        await Promise.all([
          super.runTests([...first, ...last], watcher, { ...options, serial: true }),
          web.length > 0 && super.runTests(web, watcher, options),
        ]);
    } finally {
      await closeSharedJudge();
    }
  }
}
