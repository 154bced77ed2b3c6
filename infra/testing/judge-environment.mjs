import { TestEnvironment } from 'jest-environment-node';
import { startSharedJudge } from '../../workers/test/shared-judge.ts';

/** Gives test files the shared judge, which lives outside Jest's module registries. */
export default class JudgeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedJudge = startSharedJudge;
  }
}
