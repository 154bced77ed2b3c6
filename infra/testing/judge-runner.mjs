import JestRunner from 'jest-runner';
import { closeSharedJudge } from '../../workers/test/shared-judge.ts';

/**
 * Runs the tests of the judge one file at a time in jest's own process, after all other tests: they have the machine for
 * themselves and share one judge, which ends with the last file.
 */
export default class JudgeRunner extends JestRunner {
  isSerial = true;

  async runTests(...args) {
    try {
      await super.runTests(...args);
    } finally {
      await closeSharedJudge();
    }
  }
}
