import { startTestJudge, type TestJudge } from './judge.ts';

let started: Promise<TestJudge> | undefined;

/** Returns the judge of the whole test run and starts it on the first call. Close it with `closeSharedJudge`. */
export function startSharedJudge(): Promise<TestJudge> {
  started ??= startTestJudge();
  return started;
}

export async function closeSharedJudge(): Promise<void> {
  const judge = started;
  started = undefined;
  await (await judge)?.close();
}
