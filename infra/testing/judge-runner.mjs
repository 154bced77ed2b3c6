import JestRunner from 'jest-runner';
import { closeSharedJudge } from '../../workers/test/shared-judge.ts';

/**
 * Runs the judge's tests one file at a time in jest's own process, after all other tests, so that no other test uses the CPU.
 * They share one judge, which stops after the last file.
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
