import JestRunner from 'jest-runner';
import { closeSharedJudge } from '../../workers/test/shared-judge.ts';

/** Runs after all other tests, in Jest's own process, one file at a time, so that no other test uses the CPU. */
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
