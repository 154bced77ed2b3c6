import { startTestJudge, type TestJudge } from './judge.ts';

let started: Promise<TestJudge> | undefined;

/** The judge that all test files share, started by the first that asks. `closeSharedJudge` ends it. */
export function sharedJudge(): Promise<TestJudge> {
  started ??= startTestJudge();
  return started;
}

/** Ends the shared judge if there is one. */
export async function closeSharedJudge(): Promise<void> {
  const judge = started;
  started = undefined;
  await (await judge)?.close();
}
