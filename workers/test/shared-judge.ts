import { startTestJudge, type TestJudge } from './judge.ts';

let started: Promise<TestJudge> | undefined;

/** Starts the judge of the whole test run when it is first asked for. `closeSharedJudge` ends it. */
export function startSharedJudge(): Promise<TestJudge> {
  started ??= startTestJudge();
  return started;
}

/** Ends the shared judge if there is one. */
export async function closeSharedJudge(): Promise<void> {
  const judge = started;
  started = undefined;
  await (await judge)?.close();
}
