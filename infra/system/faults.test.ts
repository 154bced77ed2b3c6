import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { solutionWithStatement } from '../instruments/programs.ts';
import { logIn, type Learner } from './learner.ts';
import { waitUntil } from './child-process.ts';
import { startSystem, type System } from './start-system.ts';

const goQuestionId = 14;
const slowSolution = (nonce: string): string =>
  solutionWithStatement('python3', 'import time; time.sleep(0.1)', nonce);

/** Each start of a judge would prewarm other languages for seconds. */
const pythonOnly = {
  JUDGE_WARM_JAVA: '0',
  JUDGE_JAVA_COMPILERS: '0',
  JUDGE_WARM_JAVA_TRACES: '0',
  JUDGE_WARM_CPP_COMPILERS: '0',
};

let system: System;
let learner: Learner;

beforeAll(async () => {
  system = await startSystem(pythonOnly);
  learner = await logIn(system.url);
});

afterAll(() => system.stop());

async function stateOf(id: string): Promise<{ state: string; attempt: number }> {
  return system.services.db
    .selectFrom('submission')
    .select(['state', 'attempt'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

const isRunning = (id: string) => async (): Promise<boolean> => (await stateOf(id)).state === 'running';

test('judges a submission again after its judge was killed', async () => {
  const id = await learner.submit(1, 'python3', slowSolution('killed'));
  await waitUntil(isRunning(id), 10_000, 'the judge to start');
  await system.kill('judge');
  await system.startJudge();
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Approved');
  expect((await stateOf(id)).attempt).toBe(2);
});

test('keeps a submission queued while no judge runs, and judges it after the judge starts', async () => {
  await system.kill('judge');
  const id = await learner.submit(1, 'python3', slowSolution('waiting'));
  await system.startJudge();
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Approved');
});

test('judges a submission once when Redis restarts', async () => {
  const id = await learner.submit(1, 'python3', slowSolution('redis'));
  await waitUntil(isRunning(id), 10_000, 'the judge to start');
  await system.services.restartRedis();
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Approved');
  expect((await stateOf(id)).attempt).toBe(1);
});

test('judges a submission when Postgres restarts', async () => {
  const id = await learner.submit(1, 'python3', slowSolution('postgres'));
  await waitUntil(isRunning(id), 10_000, 'the judge to start');
  await system.services.restartPostgres();
  await waitUntil(async () => (await stateOf(id)).state === 'finished', 60_000, 'the result');
  expect((await learner.waitForResult('submit', id)).statusMsg).toBe('Approved');
});

test('judges a run after restarts of the judge, Redis and Postgres', async () => {
  const board = ['[".B..","BWB.","...."]', '2', '1', '"B"'];
  const code = 'class Solution:\n    def playStone(self, board, row, col, color):\n        return board\n';
  const id = await learner.run(goQuestionId, 'python3', code, board);
  expect((await learner.waitForResult('run', id)).statusMsg).toBe('Wrong Answer');
});
