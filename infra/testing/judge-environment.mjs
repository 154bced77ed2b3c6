import PlainContextEnvironment from './plain-context-environment.mjs';
import { startSharedJudge } from '../../workers/test/shared-judge.ts';

/** Gives test files the shared judge, which lives outside Jest's module registries. */
export default class JudgeEnvironment extends PlainContextEnvironment {
  async setup() {
    await super.setup();
    this.global.sharedJudge = startSharedJudge;
  }
}
