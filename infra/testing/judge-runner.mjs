import { basename } from 'node:path';
import JestRunner from 'jest-runner';
import { closeSharedJudge } from '../../workers/test/shared-judge.ts';

/** Uses both cores all the time, so it runs when the tests beside the judge have ended. */
const busiest = 'solutions.test.ts';

/**
 * Runs the judge's tests after all other ones, in Jest's own process, one file at a time. Many of their programs sleep,
 * so a worker process with the lowest priority runs the other tests of this runner meanwhile.
 */
export default class JudgeRunner extends JestRunner {
  async runTests(tests, watcher, options) {
    const isJudged = ({ context }) => context.config.displayName.name === 'judge';
    const isBusiest = ({ path }) => basename(path) === busiest;
    const judged = tests.filter(isJudged);
    const others = tests.filter((test) => !isJudged(test));
    try {
      if (options.serial || judged.length === 0) await super.runTests(tests, watcher, options);
      else {
        this._globalConfig = { ...this._globalConfig, maxWorkers: 1 }; // more would slow the judge down
        const judge = (part) => super.runTests(part, watcher, { ...options, serial: true });
        await Promise.all([
          judge(judged.filter((test) => !isBusiest(test))),
          others.length > 0 && super.runTests(others, watcher, options),
        ]);
        await judge(judged.filter(isBusiest));
      }
    } finally {
      await closeSharedJudge();
    }
  }
}
